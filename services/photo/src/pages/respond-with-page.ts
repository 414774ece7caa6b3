import { Problem } from '@octavo/platform/errors.ts'
import type { Page } from '@octavo/platform/pages/document.ts'
import { html } from '@octavo/platform/pages/html.ts'
import type { FastifyReply } from 'fastify'
import { searchForm } from './search-form.ts'
import { sendPage } from './site.ts'

/** Adds the search to a page, and shows errors as pages. */
export async function respondWithPage(reply: FastifyReply, show: () => Promise<Page>): Promise<FastifyReply> {
  return sendPage(reply, { navigation: searchForm(), ...(await show().catch(explain)) })
}

function explain(error: unknown): Page {
  if (!(error instanceof Problem) || error.status >= 500) throw error
  const { status, message } = error
  const title = status === 404 ? 'Page not found' : 'That did not work'
  return {
    title,
    status,
    body: html`<h1>${title}</h1><p>${message}.</p><p><a class="button" href="/">See the newest photos</a></p>`,
  }
}
