import { LRUCache } from 'lru-cache'
import type { SearchBudget } from './search-budget.ts'
import type { SegmentFilter, SegmentSearch, SeqRange } from './store/segment-search.ts'

interface CachedCount {
  after: number
  upTo: number
  version: number
  count: number
}

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
  ): Promise<number> {
    const { segmentId, after, upTo, version } = range
    if (upTo <= after) return 0
    const entry = `${segmentId} ${key}`
    const known = counts.get(entry)
    let total: number | undefined
    if (known?.version === version && differenceOf(known, range) < upTo - after) {
      const between = (low: number, high: number) =>
        low < high ? search.count({ segmentId, after: low, upTo: high }, filter, budget) : 0
      total =
        known.count -
        (await between(known.after, after)) +
        (await between(after, known.after)) +
        (await between(known.upTo, upTo)) -
        (await between(upTo, known.upTo))
    }
    total ??= await search.count(range, filter, budget)
    counts.set(entry, { after, upTo, version, count: total })
    return total
  }
}

const maxEntries = 20_000

function differenceOf(known: CachedCount, { after, upTo }: SeqRange): number {
  return Math.abs(known.after - after) + Math.abs(known.upTo - upTo)
}
