import type { App } from '@octavo/platform/http/app.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { FastifyRequest } from 'fastify'
import { type Static, type TSchema, Type } from 'typebox'
import { problem } from '../errors.ts'
import { type Continuation, type Continuations, type Cursor, createContinuations } from './continuations.ts'

/** The requested page, by number or by continuation. */
export interface Page {
  number: number
  size: number
  /** The end of the previous page. */
  after: Cursor | undefined
  /** The number of rows to skip. Unused together with `after`. */
  offset: number
  /** The count of the first page: later pages do not count again. */
  total: number | undefined
}

export interface Slice<Row> {
  rows: Row[]
  /** The length of the whole list. */
  total: number
  /** Undefined on the last page. */
  next: Cursor | undefined
}

const defaultSize = 50
const maxSize = 200

/** For the `querystring` of every list. */
export const PageQuery = {
  page: Type.Optional(Type.String({ description: 'The page number, starting at 1.' })),
  page_size: Type.Optional(
    Type.String({ description: `The number of objects per page, at most ${maxSize}.` }),
  ),
  continuation: Type.Optional(Type.String({ description: 'The continuation token of the previous page.' })),
}

export const Pagination = Type.Object(
  {
    object_count: Type.Integer(),
    page_number: Type.Integer(),
    page_size: Type.Integer(),
    page_count: Type.Integer(),
    continuation: Type.Optional(Type.String()),
    has_more_items: Type.Boolean(),
  },
  { title: 'Pagination' },
)

/** `PageOf('venues', Venue)`: a page with its pagination object. */
export const PageOf = <Name extends string, Item extends TSchema>(name: Name, item: Item) =>
  Type.Intersect([
    Type.Object({ pagination: Pagination }),
    // A computed name widens to any string.
    Type.Object({ [name]: Type.Array(item) } as Record<Name, ReturnType<typeof Type.Array<Item>>>),
  ])

declare module 'fastify' {
  interface FastifyInstance {
    continuations: Continuations
  }
  interface FastifyRequest {
    continued: Continuation | null
  }
}

/** Restores all parameters of a list from its continuation. */
export function installPages(app: App, secret: string): void {
  app.decorate('continuations', createContinuations(secret))
  app.decorateRequest('continued', null)
  app.addHook('preValidation', async (request) => {
    const { continuation, ...query } = asRecord(request.query)
    if (continuation === undefined || continuation === '') return
    if (typeof continuation !== 'string') throw problem('BAD_CONTINUATION_TOKEN')
    request.continued = app.continuations.read(pathOf(request), continuation)
    request.query = { ...query, ...request.continued.query }
  })
}

export function readPage({ query, continued }: FastifyRequest): Page {
  const { page, page_size } = asRecord(query)
  const size = Math.min(maxSize, wholeNumber(page_size) || defaultSize)
  if (continued) {
    const { number, after, total } = continued
    return { number, size, after, offset: (number - 1) * size, total }
  }
  const number = page === undefined || page === '' ? 1 : wholeNumber(page)
  if (!number) throw problem('BAD_PAGE')
  return { number, size, after: undefined, offset: (number - 1) * size, total: undefined }
}

export function presentPagination(
  request: FastifyRequest,
  { number, size }: Page,
  { total, next }: Omit<Slice<unknown>, 'rows'>,
): Static<typeof Pagination> {
  // The list may shrink while a client pages through it.
  const pageCount = Math.max(1, Math.ceil(total / size), next || request.continued ? number : 1)
  if (number > pageCount) throw problem('BAD_PAGE')
  return {
    object_count: total,
    page_number: number,
    page_size: size,
    page_count: pageCount,
    ...(next && { continuation: continuationOf(request, number + 1, next, total) }),
    has_more_items: next !== undefined,
  }
}

/** A page of a list in memory. */
export function sliceOfList<Row>(rows: readonly Row[], { size, offset }: Page): Slice<Row> {
  const end = offset + size
  return { rows: rows.slice(offset, end), total: rows.length, next: end < rows.length ? [] : undefined }
}

function continuationOf(request: FastifyRequest, number: number, after: Cursor, total: number): string {
  // The caller's token must not become part of the continuation.
  const { token: _, continuation: __, page: ___, ...query } = asRecord(request.query)
  return request.server.continuations.write(pathOf(request), { number, after, total, query })
}

function pathOf({ url }: FastifyRequest): string {
  return (url.split('?', 1)[0] ?? '').replace(/\/+$/, '')
}

/** 0 if it is not a whole number. */
function wholeNumber(text: unknown): number {
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : 0
}
