import { hash } from 'node:crypto'
import { encodeJson } from '@octavo/platform/data/columns.ts'
import type { Context } from '../context.ts'
import type { Filter } from '../query/filter.ts'
import { expandPatterns, type Vocabulary } from '../query/patterns.ts'
import { QueryError } from '../query/query-error.ts'
import { createCountCache, type SegmentCount } from './count-cache.ts'
import type { FacetCount, FacetName, PageQuery, PageResult, PostSearch, SearchScope } from './post-search.ts'
import { createBudget, type SearchBudget } from './search-budget.ts'
import { createSearchTurns } from './search-turns.ts'
import { splitFilter } from './store/filter-conditions.ts'
import { findSeqs } from './store/posts.ts'
import { createSegmentSearch, type RankedPost, type SeqRange } from './store/segment-search.ts'
import { listSegments, type OpenSegment, type Segment } from './store/segments.ts'
import type { PostVocabulary } from './vocabulary.ts'

interface SearchOptions {
  open: OpenSegment
  vocabulary: PostVocabulary
  /** The relevance of a frequent word is that of the newest posts, because it must read each match. */
  maxRanked?: number
}

/** A search that is ready to run on each of its segments. */
interface Plan {
  filter: Filter
  minConfidence: number | undefined
  includesCopies: boolean
  key: string
  /** Oldest first. */
  ranges: (SeqRange & { version: number })[]
  budget: SearchBudget
}

/** Searches the segments one after another, and stops when the page is full. */
export function createDatabaseSearch(
  { db }: Context,
  { open, vocabulary, maxRanked = 10_000 }: SearchOptions,
): PostSearch {
  const statements = createSegmentSearch(db, open)
  const countCached = createCountCache(statements)

  async function plan(scope: SearchScope, cursor?: Pick<PageQuery, 'afterSeq' | 'order'>): Promise<Plan> {
    const budget = createBudget(scope)
    const { segments, lastSeq } = await listSegments(db.read)
    const filter = await expandPatterns(scope.filter, limitedVocabulary(budget))
    let after = await lowestSeq(segments, scope.crawledAfterMs)
    let upTo = lastSeq
    const { afterSeq, order } = cursor ?? {}
    if (afterSeq !== undefined && order === 'asc') after = Math.max(after, afterSeq)
    if (afterSeq !== undefined && order === 'desc') upTo = Math.min(upTo, afterSeq - 1)
    const uuid = requiredUuid(filter)
    if (uuid !== undefined) {
      const seq = (await findSeqs(db.read, [uuid])).get(uuid) ?? 0
      after = Math.max(after, seq - 1)
      upTo = Math.min(upTo, seq)
    }
    const ranges = segments.flatMap(({ id, firstSeq, lastSeq: last, version }) => {
      const range = {
        segmentId: id,
        after: Math.max(after, firstSeq - 1),
        upTo: Math.min(upTo, last),
        version,
      }
      return range.after < range.upTo ? [range] : []
    })
    const { minConfidence, includesCopies = true } = scope
    // Filters with wildcards can be large, and the cache keeps many keys.
    const key = hash('sha256', encodeJson([filter, minConfidence ?? null, includesCopies]), 'base64url')
    return { filter, minConfidence, includesCopies, key, ranges, budget }
  }

  /** Lists each prefix of a search once. */
  function limitedVocabulary(budget: SearchBudget): Vocabulary {
    const lists = new Map<string, readonly string[]>()
    let count = 0
    return async (_field, prefix) => {
      const cached = lists.get(prefix)
      if (cached) return cached
      budget.check()
      const words = await vocabulary.list(prefix)
      count += words.length
      if (count > maxWords)
        throw new QueryError(
          'query_too_complex',
          'Too many words begin like those with wildcards. Write more letters before the wildcards.',
          0,
        )
      lists.set(prefix, words)
      return words
    }
  }

  async function lowestSeq(
    segments: readonly Segment[],
    crawledAfterMs: number | undefined,
  ): Promise<number> {
    if (crawledAfterMs === undefined) return 0
    const segment = segments.findLast(({ fromMs }) => fromMs <= crawledAfterMs)
    return segment ? statements.lastCrawledBy(segment.id, crawledAfterMs, segment.firstSeq) : 0
  }

  async function countAll(planned: Plan): Promise<SegmentCount[]> {
    const counts: SegmentCount[] = []
    for (const range of planned.ranges)
      counts.push(await countCached(planned.key, range, planned, planned.budget))
    return counts
  }

  async function pageByCrawl(
    planned: Plan,
    counts: readonly SegmentCount[],
    { order, size }: PageQuery,
  ): Promise<number[]> {
    const seqs: number[] = []
    const segments = planned.ranges.map((range, index) => ({ range, ...(counts[index] ?? noCount) }))
    for (const { range, count, elapsedMs } of order === 'asc' ? segments : segments.toReversed()) {
      if (seqs.length >= size) break
      if (count === 0) continue
      const pageRequest = { order, size: size - seqs.length, matches: count, elapsedMs }
      seqs.push(...(await statements.page(range, planned, pageRequest, planned.budget)))
    }
    return seqs
  }

  async function pageByNumber(
    planned: Plan,
    counts: readonly SegmentCount[],
    { sort, order, size, from = 0 }: PageQuery,
  ): Promise<number[]> {
    const ranked: RankedPost[] = []
    const end = from + size
    const { text, rest } = splitFilter(planned.filter)
    if (sort === 'relevancy') {
      // Other conditions may leave few of the newest matches of the words, so all of these are ranked.
      const isNarrowed = rest !== undefined || planned.minConfidence !== undefined || !planned.includesCopies
      let remaining = maxRanked
      for (const [index, range] of [...planned.ranges.entries()].toReversed()) {
        if (remaining <= 0 || !text) break
        const matches = counts[index]?.count ?? 0
        if (matches === 0) continue
        const limit = isNarrowed ? Number.MAX_SAFE_INTEGER : remaining
        const options = { order, size: end, maxRanked: limit }
        ranked.push(...(await statements.relevant(range, planned, text, options, planned.budget)))
        remaining -= matches
      }
    } else if (sort !== 'crawled')
      for (const [index, range] of planned.ranges.entries()) {
        const matches = counts[index]?.count ?? 0
        if (matches === 0) continue
        const options = { field: sort, order, size: end, matches }
        ranked.push(...(await statements.top(range, planned, options, planned.budget)))
      }
    return ranked
      .sort(compareRanked(order))
      .slice(from, end)
      .map(({ seq }) => seq)
  }

  async function searchPage(query: PageQuery): Promise<PageResult> {
    const hasText = splitFilter(query.filter).text !== undefined
    // Without words, all posts are equally relevant.
    const isByCrawl = query.sort === 'crawled' || (query.sort === 'relevancy' && !hasText)
    const from = query.from ?? 0
    const planned = await plan(query, isByCrawl ? query : undefined)
    const counts = await countAll(planned)
    const total = sumOf(counts)
    if (total <= from) return { seqs: [], total }
    if (!isByCrawl) return { seqs: await pageByNumber(planned, counts, query), total }
    const seqs = await pageByCrawl(planned, counts, { ...query, size: from + query.size })
    return { seqs: seqs.slice(from), total }
  }

  async function facets(
    scope: SearchScope,
    names: readonly FacetName[],
    maxValues: number,
  ): Promise<Partial<Record<FacetName, FacetCount[]>>> {
    const planned = await plan(scope)
    const counts = new Map(names.map((name) => [name, new Map<string, number>()]))
    const add = (name: FacetName, value: string, count: number) => {
      const values = counts.get(name)
      if (values && value !== '') values.set(value, (values.get(value) ?? 0) + count)
    }
    for (const range of planned.ranges) {
      if (names.some((name) => name !== 'sites'))
        for (const row of await statements.combinations(range, planned, planned.budget)) {
          add('languages', row.language, row.count)
          add('countries', row.country, row.count)
          add('site_types', row.site_type, row.count)
          add('sentiments', row.sentiment, row.count)
          for (const category of JSON.parse(row.categories)) add('categories', category, row.count)
        }
      if (names.includes('sites'))
        for (const { value, count } of await statements.sites(range, planned, planned.budget))
          add('sites', value, count)
    }
    return Object.fromEntries([...counts].map(([name, values]) => [name, topValues(values, maxValues)]))
  }

  // SQLite runs long reads one at a time.
  const inTurn = createSearchTurns(db.dialect === 'sqlite' ? 4 : 16)
  const run = <T>(scope: SearchScope, search: () => Promise<T>) => inTurn(scope, () => retryAfterDrop(search))

  return {
    page: (query) => run(query, () => searchPage(query)),
    count: (scope) => run(scope, async () => sumOf(await countAll(await plan(scope)))),
    facets: (...query) => run(query[0], () => facets(...query)),
  }
}

/** Words that one search tests against its patterns. Each takes about a microsecond of the event loop. */
const maxWords = 200_000

const noCount: SegmentCount = { count: 0, elapsedMs: 0 }

function sumOf(counts: readonly SegmentCount[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0)
}

/** Retention can delete a segment during a search. The next attempt no longer lists it. */
async function retryAfterDrop<T>(search: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await search()
    } catch (error) {
      if (attempt === 3 || !isMissingTable(error)) throw error
    }
  }
}

function isMissingTable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /no such table|relation .* does not exist/.test(error.message) || isMissingTable(error.cause)
}

/** The post that every match is. */
function requiredUuid(filter: Filter): string | undefined {
  const parts = filter.kind === 'all' ? filter.of : [filter]
  const [uuid] = parts.flatMap((part) => (part.kind === 'uuid' ? [part.uuid] : []))
  return uuid
}

function compareRanked(order: 'asc' | 'desc') {
  const sign = order === 'asc' ? 1 : -1
  return (a: RankedPost & { key: number | null }, b: RankedPost & { key: number | null }): number => {
    if (a.key === null || b.key === null)
      return Number(a.key === null) - Number(b.key === null) || sign * (a.seq - b.seq)
    return sign * (a.key - b.key || a.seq - b.seq)
  }
}

function topValues(values: ReadonlyMap<string, number>, maxValues: number): FacetCount[] {
  return [...values]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, maxValues)
}
