import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '../errors.ts'

/** The page that a request asks for: by number, or faster by the cursor that the page before it gave. */
export interface Page {
  size: number
  number: number
  /** Where the page before ended; its meaning is the list's own. */
  after: readonly (string | number)[] | undefined
}

const defaultSize = 30
const maxSize = 100

/** Never refuses: what is not understood is the usual page. */
export function readPage(
  query: { per_page?: string; page?: string; after?: string },
  largest = maxSize,
): Page {
  return {
    size: Math.min(largest, positive(query.per_page) ?? Math.min(defaultSize, largest)),
    number: positive(query.page) ?? 1,
    after: query.after === undefined ? undefined : readCursor(query.after),
  }
}

export function offsetOf({ number, size }: Page): number {
  return (number - 1) * size
}

export function sliceOf(page: Page): { limit: number; offset: number } {
  return { limit: page.size, offset: offsetOf(page) }
}

/** Says what stands around a page of a list of `total`. `next` carries the page's end, so that it costs no more. */
export function linkPages(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  total: number,
  end?: readonly (string | number)[],
): void {
  const last = Math.max(1, Math.ceil(total / page.size))
  const links = [
    page.number > 1 && pageLink(request, 'prev', page.number - 1),
    page.number < last && pageLink(request, 'next', page.number + 1, end),
    page.number < last && pageLink(request, 'last', last),
    page.number > 1 && pageLink(request, 'first', 1),
  ]
  setLinks(reply, links)
}

/** For lists that would have to be read whole to learn how long they are: the last page is not named. */
export function linkSteps(
  request: FastifyRequest,
  reply: FastifyReply,
  { number }: Page,
  hasMore: boolean,
): void {
  const links = [
    number > 1 && pageLink(request, 'prev', number - 1),
    hasMore && pageLink(request, 'next', number + 1),
    number > 1 && pageLink(request, 'first', 1),
  ]
  setLinks(reply, links)
}

/** Many clients give up on more headers than this; whoever asked with so long a query is at least led on. */
const maxLinksLength = 12_000

function setLinks(reply: FastifyReply, links: readonly (string | false)[]): void {
  const given = links.filter((link) => link !== false)
  const isLong = given.join(', ').length > maxLinksLength
  const kept = isLong ? given.filter((link) => link.endsWith('rel="next"')) : given
  if (kept.length) reply.header('link', kept.join(', '))
}

function pageLink(
  request: FastifyRequest,
  rel: string,
  number: number,
  after?: readonly (string | number)[],
): string {
  const [path = '', query] = request.url.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.delete('page')
  parameters.delete('after')
  if (after) parameters.set('after', writeCursor(after))
  parameters.set('page', String(number))
  return `<${request.addresses.api}${shownPath(request, path)}?${parameters}>; rel="${rel}"`
}

/** For lists that are walked by the id of the last one seen, `since`. */
export function linkSince(
  request: FastifyRequest,
  reply: FastifyReply,
  { size }: Page,
  rows: readonly { id: number }[],
): void {
  const last = rows.at(-1)
  if (!last || rows.length < size) return
  const [path = '', query] = request.url.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.delete('since')
  const first = parameters.size ? `${path}?${parameters}` : path
  parameters.set('since', String(last.id))
  const { api } = request.addresses
  reply.header('link', `<${api}${path}?${parameters}>; rel="next", <${api}${first}{?since}>; rel="first"`)
}

/** For lists that are walked by a cursor of their own; without one this page is the last. */
export function linkCursor(request: FastifyRequest, reply: FastifyReply, cursor: string | undefined): void {
  if (cursor === undefined) return
  const [path = '', query] = request.url.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.set('cursor', cursor)
  const url = `${request.addresses.api}${shownPath(request, path)}?${parameters}`
  reply.header('link', `<${url}>; rel="next"`)
}

/** Lists of a repository or organisation are addressed by its id, so that a walk survives a rename. */
function shownPath({ repository, organization }: FastifyRequest, path: string): string {
  if (repository) return path.replace(/^\/repos\/[^/]+\/[^/]+/, `/repositories/${repository.row.id}`)
  if (!organization) return path.replace(/^\/users\/_(\d+)/, '/user/$1')
  return path
    .replace(/^\/orgs\/[^/]+/, `/organizations/${organization.row.id}`)
    .replace(/\/teams\/_(\d+)/, '/team/$1')
}

function positive(text: string | undefined): number | undefined {
  const value = text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : 0
  return value > 0 ? value : undefined
}

function writeCursor(parts: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

function readCursor(text: string): readonly (string | number)[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    const isPart = (part: unknown) => typeof part === 'string' || typeof part === 'number'
    if (Array.isArray(parts) && parts.length > 0 && parts.every(isPart)) return parts
  } catch {
    // Falls through: a broken cursor is answered like a wrong one.
  }
  throw problem('unprocessable', { message: 'The cursor in "after" is not valid for this list.' })
}
