import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { findEvent } from '../events/store/events.ts'
import { isPublic } from '../events/visibility.ts'
import { readPools } from '../inventory/pools.ts'
import { findNextLapse } from '../inventory/store/holds.ts'

/** Remembers what has run out, so that a crowd that comes for it costs no transactions. */
export interface Scarcity {
  /** For `wish`, that pool had not as much as somebody asked for. */
  remember(wish: string, lack: Lack): void
  /** As of a moment ago. What is not known to be over may turn out to be. */
  isOver(wish: string, quantity: number, nowMs: number): Promise<boolean>
  /** Something came back into these pools, or they have grown. */
  forget(poolIds: Iterable<number>): void
}

export interface Lack {
  eventId: number
  poolId: number
}

interface Level {
  left: number
  nextLapseMs: number
}

/** Other processes sell and free, too. */
const freshMs = 200
const mostWishes = 20_000

export function createScarcity(db: Kysely<Tables>): Scarcity {
  const wishes = new Map<string, Lack>()
  const levels = createRecent((poolId) => readLevel(db, poolId))
  const openings = createRecent((eventId) => isOpen(db, eventId))

  return {
    remember(wish, lack) {
      if (wishes.size >= mostWishes) wishes.clear()
      wishes.set(wish, lack)
      levels.forget(lack.poolId)
    },
    async isOver(wish, quantity, nowMs) {
      const lack = wishes.get(wish)
      // Whoever may not see the event any more shall learn that.
      if (!lack || !(await openings.read(lack.eventId))) return false
      const { left, nextLapseMs } = await levels.read(lack.poolId)
      return left < quantity && nowMs < nextLapseMs
    },
    forget(poolIds) {
      for (const poolId of poolIds) levels.forget(poolId)
    },
  }
}

/** One reads for all that come within a moment. */
function createRecent<Value>(readNow: (id: number) => Promise<Value>) {
  const readings = new Map<number, { reading: Promise<Value>; sinceMs: number }>()
  return {
    read(id: number): Promise<Value> {
      const sinceMs = performance.now()
      const known = readings.get(id)
      if (known && sinceMs - known.sinceMs < freshMs) return known.reading
      if (readings.size >= mostWishes) readings.clear()
      const reading = readNow(id)
      readings.set(id, { reading, sinceMs })
      return reading
    },
    forget: (id: number) => void readings.delete(id),
  }
}

async function isOpen(db: Kysely<Tables>, eventId: number): Promise<boolean> {
  const event = await findEvent(db, eventId)
  return event?.state === 'live' && isPublic(event)
}

async function readLevel(db: Kysely<Tables>, poolId: number): Promise<Level> {
  const [pools, nextLapseMs] = await Promise.all([readPools(db, [poolId]), findNextLapse(db, poolId)])
  const pool = pools.get(poolId)
  const left = pool && pool.capacity !== null ? pool.capacity - pool.sold - pool.held : Infinity
  return { left, nextLapseMs: nextLapseMs ?? Infinity }
}
