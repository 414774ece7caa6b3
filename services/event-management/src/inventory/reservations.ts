import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { readPools } from './pools.ts'
import { sumQuantities } from './quantities.ts'
import { putHolds, type Quantities, type Reservation, reduceHold, transitionHolds } from './store/holds.ts'
import { insertEntries } from './store/inventory-entries.ts'
import { type Shift, shiftPools } from './store/pools.ts'

export type { Quantities, Reservation } from './store/holds.ts'

/** A pool has too few units. The transaction must be rolled back. */
export class Shortage extends Error {
  readonly poolId: number
  readonly quantity: number

  constructor(poolId: number, quantity: number) {
    super(`Pool ${poolId} has not as much`)
    this.name = 'Shortage'
    this.poolId = poolId
    this.quantity = quantity
  }
}

/** The reason for a change, recorded in the ledger. */
export interface Cause {
  cause: 'reserve' | 'place' | 'abandon' | 'expire' | 'refund' | 'cancel'
  nowMs: number
}

export interface OrderCause extends Cause {
  orderId: number
}

/** Returns the claims that do not fit, first come, first served. */
export async function findShortages<Claim extends { quantities: Quantities }>(
  tx: Transaction<Tables>,
  claims: readonly Claim[],
): Promise<ReadonlyMap<Claim, Shortage>> {
  const pools = await readPools(tx, [...sumQuantities(claims.map(({ quantities }) => quantities)).keys()])
  const remainingByPool = new Map(
    Array.from(pools.values(), ({ id, capacity, sold, held }) => [id, (capacity ?? Infinity) - sold - held]),
  )
  const shortages = new Map<Claim, Shortage>()
  for (const claim of claims) {
    const short = inOrder(claim.quantities).find(
      ([id, quantity]) => (remainingByPool.get(id) ?? 0) < quantity,
    )
    if (short) shortages.set(claim, new Shortage(...short))
    else
      for (const [id, quantity] of claim.quantities)
        remainingByPool.set(id, (remainingByPool.get(id) ?? 0) - quantity)
  }
  return shortages
}

/** Holds units in all pools until the orders are placed or expire. Throws a `Shortage`. */
export async function reserve(
  tx: Transaction<Tables>,
  reservations: readonly Reservation[],
  nowMs: number,
): Promise<void> {
  await shiftAll(tx, reservations, { sold: 0, held: 1 }, { cause: 'reserve', nowMs })
  await putHolds(tx, reservations)
}

/** Replaces the units that an order holds. */
export async function replaceReservation(
  tx: Transaction<Tables>,
  before: Quantities,
  { orderId, quantities: after, expiresAtMs }: Reservation,
  nowMs: number,
): Promise<void> {
  const poolIds = new Set([...before.keys(), ...after.keys()])
  const changes = [...poolIds].map((id) => [id, (after.get(id) ?? 0) - (before.get(id) ?? 0)] as const)
  const changed = new Map(changes.filter(([, change]) => change !== 0))
  await shiftAll(tx, [{ orderId, quantities: changed }], { sold: 0, held: 1 }, { cause: 'reserve', nowMs })
  const quantities = new Map([...changed.keys()].map((id) => [id, after.get(id) ?? 0]))
  await putHolds(tx, [{ orderId, quantities, expiresAtMs }])
}

/** Converts the orders' holds into sales. */
export async function sell(
  tx: Transaction<Tables>,
  orderIds: readonly number[],
  nowMs: number,
): Promise<void> {
  const turned = await transitionHolds(tx, orderIds, 'sold')
  await shiftAll(tx, turned, { sold: 1, held: -1 }, { cause: 'place', nowMs })
}

/** Releases an order's holds. False if it held nothing. */
export async function release(tx: Transaction<Tables>, cause: OrderCause): Promise<boolean> {
  const turned = await transitionHolds(tx, [cause.orderId], 'released')
  await shiftAll(tx, turned, { sold: 0, held: -1 }, cause)
  return turned.length > 0
}

/** Releases part of what an order bought, or holds while its payment is pending. */
export async function releaseUnits(
  tx: Transaction<Tables>,
  quantities: Quantities,
  state: 'held' | 'sold',
  cause: OrderCause,
): Promise<void> {
  const { orderId } = cause
  for (const [poolId, quantity] of inOrder(quantities)) {
    if (await reduceHold(tx, orderId, poolId, state, quantity)) continue
    throw new Error(`Order ${orderId} releases more of pool ${poolId} than it holds`)
  }
  const perUnit = state === 'sold' ? { sold: -1, held: 0 } : { sold: 0, held: -1 }
  await shiftAll(tx, [{ orderId, quantities }], perUnit, cause)
}

/** A fixed pool order, so that concurrent requests cannot deadlock. */
function inOrder(quantities: Quantities): [number, number][] {
  return [...quantities].sort(([a], [b]) => a - b)
}

/** Updates the counters for all orders at once, with one ledger entry per order and pool. */
async function shiftAll(
  tx: Transaction<Tables>,
  moves: readonly { orderId: number; quantities: Quantities }[],
  perUnit: Shift,
  { cause, nowMs }: Cause,
): Promise<void> {
  const shiftOf = (quantity: number) => ({ sold: perUnit.sold * quantity, held: perUnit.held * quantity })
  const sums = inOrder(sumQuantities(moves.map(({ quantities }) => quantities)))
  const shifted = await shiftPools(tx, new Map(sums.map(([id, quantity]) => [id, shiftOf(quantity)])))
  for (const [id, quantity] of sums) if (!shifted.has(id)) throw new Shortage(id, quantity)
  const entries = moves.flatMap(({ orderId, quantities }) =>
    inOrder(quantities).map(([poolId, quantity]) => {
      const { sold, held } = shiftOf(quantity)
      const deltas = { sold_delta: sold, held_delta: held }
      return { pool_id: poolId, order_id: orderId, cause, ...deltas, at_ms: nowMs }
    }),
  )
  await insertEntries(tx, entries)
}
