import type { Quantities } from './store/holds.ts'

/** What several together take of each pool. */
export function addUp(parts: Iterable<Quantities>): Quantities {
  const sum = new Map<number, number>()
  for (const part of parts) {
    for (const [poolId, quantity] of part) sum.set(poolId, (sum.get(poolId) ?? 0) + quantity)
  }
  return sum
}

/** So many units of something that takes one of each of these pools. */
export function times(poolIds: Iterable<number>, quantity: number): Quantities {
  return addUp(Array.from(poolIds, (poolId) => new Map([[poolId, quantity]])))
}
