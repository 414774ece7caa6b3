import { Problem } from '@octavo/platform/errors.ts'
import type { Page } from '@octavo/platform/pages/document.ts'
import type { FastifyReply } from 'fastify'
import type { Counter } from './counter.ts'
import { type Link, noticePage } from './notice-page.ts'
import type { PageResponse } from './page-response.ts'
import { sendPage } from './site.ts'

/** Shows errors as pages. */
export async function respondWithPage(
  reply: FastifyReply,
  show: () => Promise<PageResponse>,
  { refusal, home = finder, dress = asItIs }: Partial<Counter> = {},
): Promise<FastifyReply> {
  if (refusal) return sendPage(reply, refusal)
  const answer = await show().catch((error: unknown) => explain(error, home))
  return 'redirect' in answer ? reply.redirect(answer.redirect, 303) : sendPage(reply, dress(answer))
}

export const finder: Link = { url: '/', text: 'Find events' }

const asItIs = (page: Page) => page

function explain(error: unknown, link: Link): Page {
  if (!(error instanceof Problem)) throw error
  const { status, message } = error
  if (status === 404) return noticePage({ title: 'Page not found', text: message, status, link })
  return noticePage({ title: 'That did not work', text: message, status, link })
}
