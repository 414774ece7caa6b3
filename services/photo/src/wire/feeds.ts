import type { ServiceContext } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'

/** The query parameters of a list. Values out of range are clamped. */
export const pageParameters = {
  page: Type.Integer({ minimum: 1, maximum: 10_000_000, default: 1, description: 'The page number.' }),
  per_page: Type.Integer({ minimum: 1, maximum: 30, default: 10, description: 'Items per page.' }),
}

const PageQuery = Type.Object(pageParameters)

export interface Page {
  readonly page: number
  readonly perPage: number
  readonly offset: number
}

export function readPage({ page, per_page: perPage }: Static<typeof PageQuery>): Page {
  return { page, perPage, offset: (page - 1) * perPage }
}

/** One page of a list, and how many items the whole list has. */
export interface Feed<Item> {
  readonly items: readonly Item[]
  readonly total: number
}

type Addresses = Pick<ServiceContext, 'url'>

/** Sends a page as an array with `X-Total`, `X-Per-Page` and `Link`. */
export function sendFeed<Item>(
  context: Addresses,
  request: FastifyRequest,
  reply: FastifyReply,
  { items, total, ...page }: Feed<Item> & Page,
): FastifyReply {
  setFeedHeaders(context, request, reply, total, page)
  return reply.send(items)
}

export function setFeedHeaders(
  context: Addresses,
  request: FastifyRequest,
  reply: FastifyReply,
  total: number,
  page: Page,
): void {
  reply.headers({ 'x-total': String(total), 'x-per-page': String(page.perPage) })
  const link = linkHeader(context.url(request) + request.url, total, page)
  if (link) reply.header('link', link)
}

/** RFC 8288. A list that fits one page has none. */
export function linkHeader(url: string, total: number, { page, perPage }: Page): string | undefined {
  const last = Math.max(1, Math.ceil(total / perPage))
  if (last === 1 && page === 1) return undefined
  const relations = {
    ...(page > 1 && { first: 1, prev: Math.min(page - 1, last) }),
    ...(page < last && { last, next: page + 1 }),
  }
  return Object.entries(relations)
    .map(([relation, number]) => `<${addressOf(url, number)}>; rel="${relation}"`)
    .join(', ')
}

/** Clients split the header at commas and semicolons, and search for `page=`, which `per_page=` contains as well. */
function addressOf(url: string, page: number): string {
  const [path = '', ...rest] = url.split('?')
  const others = [...new URLSearchParams(rest.join('?'))].filter(([name]) => name !== 'page')
  const query = new URLSearchParams([['page', String(page)], ...others])
  return `${path.replace(/\/$/, '').replaceAll(/[,;<>"]/g, percentEncoded)}?${query}`
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
