import type { Quantities } from './store/holds.ts'

/** Adds quantities per pool. */
export function addUp(parts: Iterable<Quantities>): Quantities {
  const sum = new Map<number, number>()
  for (const part of parts) {
    for (const [poolId, quantity] of part) sum.set(poolId, (sum.get(poolId) ?? 0) + quantity)
  }
  return sum
}

/** The same quantity from each pool. */
export function times(poolIds: Iterable<number>, quantity: number): Quantities {
  return addUp(Array.from(poolIds, (poolId) => new Map([[poolId, quantity]])))
}
