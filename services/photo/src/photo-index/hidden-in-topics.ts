import { onCachesOutdated } from '@octavo/platform/bus/bus.ts'
import type { ServiceContext } from '@octavo/platform/service.ts'
import type { Tables } from '../database/tables.ts'
import { countHiddenInTopics } from './store.ts'

/** The number of photos of suspended users by topic, at most a minute old. */
export type HiddenInTopics = () => Promise<ReadonlyMap<number, number>>

const maxAgeMs = 60_000

/** Nothing reports a suspension, and counting the photos at each page would cost too much. */
export function createHiddenInTopics({
  db,
  bus,
  clock,
}: Pick<ServiceContext<unknown, Tables>, 'db' | 'bus' | 'clock'>): HiddenInTopics {
  let cached: { counts: Promise<ReadonlyMap<number, number>>; atMs: number } | undefined
  const forget = () => {
    cached = undefined
  }
  onCachesOutdated(bus, forget)
  return () => {
    const nowMs = clock.now()
    if (cached && Math.abs(nowMs - cached.atMs) < maxAgeMs) return cached.counts
    const counts = countHiddenInTopics(db)
    cached = { counts, atMs: nowMs }
    counts.catch(forget)
    return counts
  }
}
