import { Problem } from '@octavo/platform/errors.ts'
import type { Page } from '@octavo/platform/pages/document.ts'
import type { FastifyReply } from 'fastify'
import { noticePage } from './notice-page.ts'
import { sendPage } from './site.ts'

/** A page, or where to go instead. */
export type PageAnswer = Page | { redirect: string }

/** What goes wrong on the way to a page is told on a page. */
export async function answerPage(
  reply: FastifyReply,
  show: () => Promise<PageAnswer>,
): Promise<FastifyReply> {
  const answer = await show().catch(explain)
  return 'redirect' in answer ? reply.redirect(answer.redirect, 303) : sendPage(reply, answer)
}

function explain(error: unknown): Page {
  if (!(error instanceof Problem)) throw error
  const { status, message } = error
  const home = { url: '/', text: 'Find events' }
  if (status === 404) return noticePage({ title: 'There is nothing here', text: message, status, link: home })
  return noticePage({ title: 'That did not work', text: message, status, link: home })
}
