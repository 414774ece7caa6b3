import type { FastifyReply, FastifyRequest } from 'fastify'
import { unprocessable } from '../errors.ts'

/** The requested page: by number, or by the cursor of the previous page, which is faster. */
export interface Page {
  size: number
  number: number
  /** The position after the previous page, in the terms of the list. */
  after: readonly (string | number)[] | undefined
}

const defaultSize = 30
const maxSize = 100

/** Malformed values fall back to the defaults. */
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

/**
 * Adds the `Link` header for a list of `total` entries. `next` contains a cursor, so it does not scan the skipped
 * rows.
 */
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

/** For lists whose length is not known without reading all of them: no link to the last page. */
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

/** Many clients reject longer headers. Then only the link to the next page is sent. */
const maxLinksLength = 12_000

function setLinks(reply: FastifyReply, links: readonly (string | false)[]): void {
  const present = links.filter((link) => link !== false)
  const isLong = present.join(', ').length > maxLinksLength
  const sent = isLong ? present.filter((link) => link.endsWith('rel="next"')) : present
  if (sent.length) reply.header('link', sent.join(', '))
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

/** For lists with the parameter `since`, the last id seen. */
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

/** For lists with their own cursor. Without one, this is the last page. */
export function linkCursor(request: FastifyRequest, reply: FastifyReply, cursor: string | undefined): void {
  if (cursor === undefined) return
  const [path = '', query] = request.url.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.set('cursor', cursor)
  const url = `${request.addresses.api}${shownPath(request, path)}?${parameters}`
  reply.header('link', `<${url}>; rel="next"`)
}

/** For lists with cursors in both directions. */
export function linkCursors(
  request: FastifyRequest,
  reply: FastifyReply,
  { next, previous }: { next: string | undefined; previous: string | undefined },
): void {
  const [path = '', query] = request.url.split('?', 2)
  const link = (rel: string, cursor: { after?: string; before?: string }) => {
    const parameters = new URLSearchParams(query)
    parameters.delete('after')
    parameters.delete('before')
    for (const [name, value] of Object.entries(cursor)) parameters.set(name, value)
    const search = parameters.size ? `?${parameters}` : ''
    return `<${request.addresses.api}${shownPath(request, path)}${search}>; rel="${rel}"`
  }
  setLinks(reply, [
    next !== undefined && link('next', { after: next }),
    previous !== undefined && link('first', {}),
    previous !== undefined && link('prev', { before: previous }),
  ])
}

/** Links contain the id of the repository or organization, so they survive a rename. */
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
    // A malformed cursor is handled like an invalid one below.
  }
  throw unprocessable('The cursor in "after" is not valid for this list.')
}
