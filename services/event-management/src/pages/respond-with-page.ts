import { Problem } from '@octavo/platform/errors.ts'
import type { Page } from '@octavo/platform/pages/document.ts'
import type { FastifyReply } from 'fastify'
import type { CheckoutPages } from './checkout-variant.ts'
import { type Link, noticePage } from './notice-page.ts'
import type { PageResponse } from './page-response.ts'
import { sendPage } from './site.ts'

/** Shows errors as pages. */
export async function respondWithPage(
  reply: FastifyReply,
  show: () => Promise<PageResponse>,
  { blockedPage, home = searchLink, decorate }: Partial<CheckoutPages> = {},
): Promise<FastifyReply> {
  if (blockedPage) return sendPage(reply, blockedPage)
  const response = await show().catch((error: unknown) => explain(error, home))
  if ('redirect' in response) return reply.redirect(response.redirect, 303)
  return sendPage(reply, decorate ? decorate(response) : response)
}

export const searchLink: Link = { url: '/', text: 'Find events' }

function explain(error: unknown, link: Link): Page {
  if (!(error instanceof Problem)) throw error
  const { status, message } = error
  if (status === 404) return noticePage({ title: 'Page not found', text: message, status, link })
  return noticePage({ title: 'That did not work', text: message, status, link })
}
