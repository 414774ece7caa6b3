import type { Clock } from '@octavo/platform/clock.ts'
import type { TextQuery } from '@octavo/platform/search/query.ts'
import type { TextEstimate, TextIndex } from '@octavo/platform/search/text-index.ts'

export type Estimate = (query: TextQuery) => Promise<TextEstimate>

/** Estimates only choose the query plan, so they may be slightly stale. */
export function createEstimates<DB>(text: TextIndex<DB>, clock: Clock): Estimate {
  const known = new Map<string, { estimate: Promise<TextEstimate>; untilMs: number }>()

  return (query) => {
    const key = JSON.stringify(query)
    const nowMs = clock.now()
    const found = known.get(key)
    if (found && nowMs < found.untilMs && nowMs >= found.untilMs - KEPT_MS) return found.estimate
    known.delete(key)
    if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value ?? '')
    const estimate = text.estimate(query)
    known.set(key, { estimate, untilMs: nowMs + KEPT_MS })
    estimate.catch(() => known.delete(key))
    return estimate
  }
}

const KEPT_MS = 30_000
const MOST_KNOWN = 2_000
