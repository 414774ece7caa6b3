import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import { multiplyQuantities, sumQuantities } from '../inventory/quantities.ts'
import type { Quantities } from '../inventory/reservations.ts'

/** The quantities that an order takes from each pool, including the buyer's pool. */
export function claimsOf(
  lines: readonly { pools: string; quantity: number }[],
  buyerPoolId: number | null,
): Quantities {
  const ofBuyer = buyerPoolId === null ? [] : [buyerPoolId]
  return sumQuantities(
    lines.map(({ pools, quantity }) =>
      multiplyQuantities([...decodeJson<number[]>(pools), ...ofBuyer], quantity),
    ),
  )
}

export function encodeClaims(claims: Quantities): string {
  return encodeJson([...claims])
}

export function decodeClaims(text: string): Quantities {
  return new Map(decodeJson<[number, number][]>(text))
}
