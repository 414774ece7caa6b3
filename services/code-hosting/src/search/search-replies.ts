import { yieldIfBusy } from '@octavo/platform/concurrency/event-loop.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { errorResponses } from '../wire/error-replies.ts'
import { linkPages, readPage } from '../wire/links.ts'
import { readMedia } from '../wire/media-types.ts'
import { SearchParameters } from './schema/search.ts'
import { maxResults } from './search-errors.ts'
import type { Matches } from './searches.ts'
import type { TextMatch } from './text-matches.ts'

export const searchOperation = <Schema extends TSchema>(
  operationId: string,
  summary: string,
  schema: Schema,
) => ({
  operationId,
  summary,
  tags: ['search'],
  querystring: SearchParameters,
  response: { 200: schema, ...errorResponses },
})

/** A page of results. `findMatches` is called only for requests that want the text matches. */
export async function sendResults<Item extends object>(
  request: FastifyRequest<{ Querystring: { page?: string; per_page?: string } }>,
  reply: FastifyReply,
  { total, isComplete, scores }: Pick<Matches, 'total' | 'isComplete' | 'scores'>,
  items: readonly { id: number; item: Item }[],
  findMatches: (item: Item) => TextMatch[] | Promise<TextMatch[]>,
) {
  linkPages(request, reply, readPage(request.query), Math.min(total, maxResults))
  const isMatched = readMedia(request.headers.accept).variant === 'text-match'
  const results = []
  for (const { id, item } of items) {
    results.push({
      ...item,
      score: scores.get(id) ?? 1,
      ...(isMatched ? { text_matches: await findMatches(item) } : {}),
    })
    await yieldIfBusy()
  }
  return { total_count: total, incomplete_results: !isComplete, items: results }
}

/** In the order of the ids. Missing ones are left out. */
export function orderByIds<Item>(
  ids: readonly number[],
  items: ReadonlyMap<number, Item>,
): { id: number; item: Item }[] {
  return ids.flatMap((id) => {
    const item = items.get(id)
    return item === undefined ? [] : [{ id, item }]
  })
}
