import { LRUCache } from 'lru-cache'
import type { SearchBudget } from './search-budget.ts'
import type { SegmentFilter, SegmentSearch, SeqRange } from './store/segment-search.ts'

interface CachedCount {
  after: number
  upTo: number
  version: number
  count: number
  /** How long it took to read all matches. */
  elapsedMs: number
}

export type SegmentCount = Pick<CachedCount, 'count' | 'elapsedMs'>

/**
 * Exact counts per query and segment. A segment that has not changed is counted once. A later page, or posts that came
 * since, need the count of the difference only.
 */
export function createCountCache(search: SegmentSearch) {
  const counts = new LRUCache<string, CachedCount>({ max: maxEntries })

  return async function count(
    key: string,
    range: SeqRange & { version: number },
    filter: SegmentFilter,
    budget: SearchBudget,
  ): Promise<SegmentCount> {
    const { segmentId, after, upTo, version } = range
    if (upTo <= after) return { count: 0, elapsedMs: 0 }
    const entry = `${segmentId} ${key}`
    const cached = counts.get(entry)
    const startedMs = performance.now()
    let total: number | undefined
    if (cached?.version === version && differenceOf(cached, range) < upTo - after) {
      const between = (low: number, high: number) =>
        low < high ? search.count({ segmentId, after: low, upTo: high }, filter, budget) : 0
      total =
        cached.count -
        (await between(cached.after, after)) +
        (await between(after, cached.after)) +
        (await between(cached.upTo, upTo)) -
        (await between(upTo, cached.upTo))
    }
    const isWhole = total === undefined
    const count = total ?? (await search.count(range, filter, budget))
    const elapsedMs = isWhole || !cached ? performance.now() - startedMs : cached.elapsedMs
    const counted = { after, upTo, version, count, elapsedMs }
    counts.set(entry, counted)
    return counted
  }
}

const maxEntries = 20_000

function differenceOf(cached: CachedCount, { after, upTo }: SeqRange): number {
  return Math.abs(cached.after - after) + Math.abs(cached.upTo - upTo)
}
