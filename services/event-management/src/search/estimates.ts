import type { Clock } from '@octavo/platform/clock.ts'
import type { TextQuery } from '@octavo/platform/search/query.ts'
import type { TextEstimate, TextIndex } from '@octavo/platform/search/text-index.ts'

export type Estimate = (query: TextQuery) => Promise<TextEstimate>

/** Estimates only choose the query plan, so they may be slightly stale. */
export function createEstimates<DB>(text: TextIndex<DB>, clock: Clock): Estimate {
  const cache = new Map<string, { estimate: Promise<TextEstimate>; untilMs: number }>()

  return (query) => {
    const key = JSON.stringify(query)
    const nowMs = clock.now()
    const cached = cache.get(key)
    if (cached && nowMs < cached.untilMs && nowMs >= cached.untilMs - maxAgeMs) return cached.estimate
    cache.delete(key)
    if (cache.size >= maxEntries) cache.delete(cache.keys().next().value ?? '')
    const estimate = text.estimate(query)
    cache.set(key, { estimate, untilMs: nowMs + maxAgeMs })
    estimate.catch(() => cache.delete(key))
    return estimate
  }
}

const maxAgeMs = 30_000
const maxEntries = 2_000
