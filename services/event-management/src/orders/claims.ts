import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Quantities } from '../inventory/reservations.ts'

/** What an order takes of each pool: for its tickets, and for what is chosen in its answers. */
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

/** Of an order's tickets, each of which counts for its buyer too. */
export function claimsOf(
  lines: readonly { pools: string; quantity: number }[],
  buyerPoolId: number | null,
): Quantities {
  const ofBuyer = buyerPoolId === null ? [] : [buyerPoolId]
  return addUp(
    lines.map(({ pools, quantity }) => times([...decodeJson<number[]>(pools), ...ofBuyer], quantity)),
  )
}

export function encodeClaims(claims: Quantities): string {
  return encodeJson([...claims])
}

export function decodeClaims(text: string): Quantities {
  return new Map(decodeJson<[number, number][]>(text))
}
