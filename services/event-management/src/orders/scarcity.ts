import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { findEvent } from '../events/store/events.ts'
import { isPublic } from '../events/visibility.ts'
import { readPools } from '../inventory/pools.ts'
import { findNextExpiry } from '../inventory/store/holds.ts'

/** Remembers sold-out pools, so that refusing late requests needs no transaction. */
export interface Scarcity {
  /** The pool had too few units for this kind of request. */
  remember(requestKey: string, shortfall: Shortfall): void
  /** True if it was sold out a moment ago. False negatives are possible. */
  isSoldOut(requestKey: string, quantity: number, nowMs: number): Promise<boolean>
  /** Called when units are released or the capacity grows. */
  forget(poolIds: Iterable<number>): void
}

export interface Shortfall {
  eventId: number
  poolId: number
}

interface Level {
  left: number
  nextExpiryMs: number
}

/** Other processes also sell and release. */
const freshMs = 200
const maxEntries = 20_000

export function createScarcity(db: Kysely<Tables>): Scarcity {
  const shortfalls = new Map<string, Shortfall>()
  const levels = createRecent((poolId) => readLevel(db, poolId))
  const openings = createRecent((eventId) => isOpen(db, eventId))

  return {
    remember(requestKey, shortfall) {
      if (shortfalls.size >= maxEntries) shortfalls.clear()
      shortfalls.set(requestKey, shortfall)
      levels.forget(shortfall.poolId)
    },
    async isSoldOut(requestKey, quantity, nowMs) {
      const shortfall = shortfalls.get(requestKey)
      // Viewers who lost access get NOT_FOUND instead.
      if (!shortfall || !(await openings.read(shortfall.eventId))) return false
      const { left, nextExpiryMs } = await levels.read(shortfall.poolId)
      return left < quantity && nowMs < nextExpiryMs
    },
    forget(poolIds) {
      for (const poolId of poolIds) levels.forget(poolId)
    },
  }
}

/** Coalesces concurrent reads. */
function createRecent<Value>(readNow: (id: number) => Promise<Value>) {
  const readings = new Map<number, { reading: Promise<Value>; sinceMs: number }>()
  return {
    read(id: number): Promise<Value> {
      const sinceMs = performance.now()
      const entry = readings.get(id)
      if (entry && sinceMs - entry.sinceMs < freshMs) return entry.reading
      if (readings.size >= maxEntries) readings.clear()
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
  const [pools, nextExpiryMs] = await Promise.all([readPools(db, [poolId]), findNextExpiry(db, poolId)])
  const pool = pools.get(poolId)
  const left = pool && pool.capacity !== null ? pool.capacity - pool.sold - pool.held : Infinity
  return { left, nextExpiryMs: nextExpiryMs ?? Infinity }
}
