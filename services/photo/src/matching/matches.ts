import { type TextQuery, TextQueryError } from '@octavo/platform/search/query.ts'
import { openTextIndex } from '@octavo/platform/search/text-index.ts'
import type { ServiceContext } from '@octavo/platform/service.ts'
import { photoText } from '../database/photo-text.ts'
import type { Tables } from '../database/tables.ts'
import type { PhotoFilter } from '../photo-index/facts.ts'
import { createIdSet, type IdSet } from '../photo-index/id-set.ts'
import type { LiveIndex } from '../photo-index/live-index.ts'
import { listInCollections } from './store.ts'
import { anyWordOf, readTextQuery, withFilter } from './text-query.ts'

export interface MatchQuery {
  text: string
  filter: Pick<PhotoFilter, 'orientation' | 'isSafe' | 'color'>
  /** Only photos in one of these collections. */
  collectionIds?: readonly number[] | undefined
}

/** The best matches of a query, at most `maxMatches`. */
export interface Matches {
  /** Best first. */
  readonly ids: readonly number[]
  readonly set: IdSet
}

export type FindMatches = (query: MatchQuery) => Promise<Matches>

/** Ranking costs far more than finding. Of more matches, the newest are ranked and come before the others. */
const maxRanked = 3_000

/** Larger results are cut, and their total is this number, as in the ecosystem. */
export const maxMatches = 10_000

const maxAgeMs = 60_000
const maxCached = 300

/** Finds the matches of a query once and caches them, so that the cost of each page follows the size of the page. */
export function createFindMatches(
  { db, clock }: Pick<ServiceContext<unknown, Tables>, 'db' | 'clock'>,
  index: LiveIndex,
): FindMatches {
  const text = openTextIndex(photoText, db)
  const cache = new Map<string, { matches: Promise<Matches>; generation: number; untilMs: number }>()

  return (query) => {
    const key = JSON.stringify(query)
    const nowMs = clock.now()
    const cached = cache.get(key)
    const isFresh = cached?.generation === index.generation && nowMs < cached.untilMs
    if (cached && isFresh && nowMs >= cached.untilMs - maxAgeMs) return cached.matches
    cache.delete(key)
    if (cache.size >= maxCached) cache.delete(cache.keys().next().value ?? '')
    const matches = find(query)
    cache.set(key, { matches, generation: index.generation, untilMs: nowMs + maxAgeMs })
    matches.catch(() => cache.delete(key))
    return matches
  }

  async function find({ text: words, filter, collectionIds }: MatchQuery): Promise<Matches> {
    const query = readTextQuery(words)
    if (!query || collectionIds?.length === 0) return matchesOf([])
    try {
      const all = await list(withFilter(query, filter), collectionIds)
      const anyWord = all.length === 0 ? anyWordOf(query) : undefined
      return matchesOf(anyWord ? await list(withFilter(anyWord, filter), collectionIds) : all)
    } catch (error) {
      // A query that is too complicated for the index matches nothing.
      if (error instanceof TextQueryError) return matchesOf([])
      throw error
    }
  }

  async function list(query: TextQuery, collectionIds: readonly number[] | undefined): Promise<number[]> {
    const [photos, ids] = await Promise.all([index.ready(), listIds(query, collectionIds)])
    // The text index also has the photos of suspended users.
    return ids.filter(photos.has)
  }

  async function listIds(query: TextQuery, collectionIds: readonly number[] | undefined): Promise<number[]> {
    if (!collectionIds) return listBest(query, maxMatches)
    const best = await listBest(query, maxRanked)
    if (best.length === maxRanked) return listInCollections(db, text, query, collectionIds, maxMatches)
    const members = await index.members({ of: 'collections', ids: collectionIds })
    return best.filter(members.has)
  }

  /** The newest by words and, less, by likes and downloads. Further ones follow in descending order. */
  async function listBest(query: TextQuery, limit: number): Promise<number[]> {
    const [photos, newest] = await Promise.all([
      index.ready(),
      text.listNewest(query, { limit, ranked: maxRanked }),
    ])
    const ranked = newest
      .slice(0, maxRanked)
      .map(({ id, score }) => ({ id, score: (score ?? 0) * (1 + 0.1 * Math.log1p(photos.popularity(id))) }))
      .sort((a, b) => b.score - a.score || b.id - a.id)
    return [...ranked, ...newest.slice(maxRanked)].map(({ id }) => id)
  }
}

function matchesOf(ids: readonly number[]): Matches {
  return { ids, set: createIdSet(ids) }
}
