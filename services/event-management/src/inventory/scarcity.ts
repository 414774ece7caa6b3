import type { Kysely } from 'kysely'
import { findNextLapse } from '../store/holds.ts'
import type { Tables } from '../store/tables.ts'
import { readPools } from './pools.ts'

/** Remembers what has run out, so that a crowd that comes for it costs no transactions. */
export interface Scarcity {
  /** For `wish`, that pool had not as much as somebody asked for. */
  remember(wish: string, poolId: number): void
  /** As of a moment ago. What is not known to be over may turn out to be. */
  isOver(wish: string, quantity: number, nowMs: number): Promise<boolean>
  /** Something came back into these pools, or they have grown. */
  forget(poolIds: Iterable<number>): void
}

interface Level {
  left: number
  nextLapseMs: number
}

/** Other processes sell and free, too. */
const freshMs = 200
const mostWishes = 20_000

export function createScarcity(db: Kysely<Tables>): Scarcity {
  const wishes = new Map<string, number>()
  const levels = new Map<number, { reading: Promise<Level>; sinceMs: number }>()

  /** One reads for all that come meanwhile. */
  function levelOf(poolId: number): Promise<Level> {
    const sinceMs = performance.now()
    const known = levels.get(poolId)
    if (known && sinceMs - known.sinceMs < freshMs) return known.reading
    const reading = readLevel(db, poolId)
    levels.set(poolId, { reading, sinceMs })
    return reading
  }

  return {
    remember(wish, poolId) {
      if (wishes.size >= mostWishes) wishes.clear()
      wishes.set(wish, poolId)
      levels.delete(poolId)
    },
    async isOver(wish, quantity, nowMs) {
      const poolId = wishes.get(wish)
      if (poolId === undefined) return false
      const { left, nextLapseMs } = await levelOf(poolId)
      return left < quantity && nowMs < nextLapseMs
    },
    forget(poolIds) {
      for (const poolId of poolIds) levels.delete(poolId)
    },
  }
}

async function readLevel(db: Kysely<Tables>, poolId: number): Promise<Level> {
  const [pools, nextLapseMs] = await Promise.all([readPools(db, [poolId]), findNextLapse(db, poolId)])
  const pool = pools.get(poolId)
  const left = pool && pool.capacity !== null ? pool.capacity - pool.sold - pool.held : Infinity
  return { left, nextLapseMs: nextLapseMs ?? Infinity }
}
