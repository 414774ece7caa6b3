import type { Transaction } from 'kysely'
import { lessenHold, putHolds, type Quantities, turnHolds } from '../store/holds.ts'
import { insertEntries } from '../store/inventory-entries.ts'
import { type Shift, shiftPool } from '../store/pools.ts'
import type { Tables } from '../store/tables.ts'

export type { Quantities } from '../store/holds.ts'

/** A pool has not as much as was asked of it. Whoever throws it keeps nothing of the transaction. */
export class Shortage extends Error {
  readonly poolId: number

  constructor(poolId: number) {
    super(`Pool ${poolId} has not as much`)
    this.name = 'Shortage'
    this.poolId = poolId
  }
}

/** Why counters move, as the ledger has it. */
export interface Occasion {
  orderId: number
  cause: 'reserve' | 'place' | 'abandon' | 'expire' | 'refund' | 'cancel'
  nowMs: number
}

/** Takes units out of all pools until the order is placed or lapses, or fails with a `Shortage`. */
export async function reserve(
  tx: Transaction<Tables>,
  quantities: Quantities,
  occasion: Occasion,
  expiresAtMs: number,
): Promise<void> {
  await reserveInstead(tx, new Map(), quantities, occasion, expiresAtMs)
}

/** Holds other units than before. */
export async function reserveInstead(
  tx: Transaction<Tables>,
  before: Quantities,
  after: Quantities,
  occasion: Occasion,
  expiresAtMs: number,
): Promise<void> {
  const poolIds = new Set([...before.keys(), ...after.keys()])
  const changes = [...poolIds].map((id) => [id, (after.get(id) ?? 0) - (before.get(id) ?? 0)] as const)
  const changed = new Map(changes.filter(([, change]) => change !== 0))
  await shiftAll(tx, changed, { sold: 0, held: 1 }, occasion)
  const holds = [...changed.keys()].map((id) => [id, after.get(id) ?? 0] as const)
  await putHolds(tx, occasion.orderId, new Map(holds), expiresAtMs)
}

/** What the order holds is sold to it. */
export async function sell(tx: Transaction<Tables>, occasion: Occasion): Promise<void> {
  const quantities = await turnHolds(tx, occasion.orderId, 'held', 'sold')
  await shiftAll(tx, quantities, { sold: 1, held: -1 }, occasion)
}

/** What the order holds is free again; tells whether it held anything. */
export async function release(tx: Transaction<Tables>, occasion: Occasion): Promise<boolean> {
  const quantities = await turnHolds(tx, occasion.orderId, 'held', 'released')
  await shiftAll(tx, quantities, { sold: 0, held: -1 }, occasion)
  return quantities.size > 0
}

/** Some of what the order was sold, or holds while it waits for its payment, is free again. */
export async function giveBack(
  tx: Transaction<Tables>,
  quantities: Quantities,
  state: 'held' | 'sold',
  occasion: Occasion,
): Promise<void> {
  for (const [poolId, quantity] of inOrder(quantities)) {
    if (await lessenHold(tx, occasion.orderId, poolId, state, quantity)) continue
    throw new Error(`Order ${occasion.orderId} gives back more of pool ${poolId} than it has`)
  }
  await shiftAll(tx, quantities, state === 'sold' ? { sold: -1, held: 0 } : { sold: 0, held: -1 }, occasion)
}

/** Everybody goes through pools in this order, so that nobody waits for somebody who waits for him. */
function inOrder(quantities: Quantities): [number, number][] {
  return [...quantities].sort(([a], [b]) => a - b)
}

async function shiftAll(
  tx: Transaction<Tables>,
  quantities: Quantities,
  perUnit: Shift,
  { orderId, cause, nowMs }: Occasion,
): Promise<void> {
  const entries = []
  for (const [poolId, quantity] of inOrder(quantities)) {
    const shift = { sold: perUnit.sold * quantity, held: perUnit.held * quantity }
    if (!(await shiftPool(tx, poolId, shift))) throw new Shortage(poolId)
    entries.push({
      pool_id: poolId,
      order_id: orderId,
      cause,
      sold_delta: shift.sold,
      held_delta: shift.held,
      at_ms: nowMs,
    })
  }
  await insertEntries(tx, entries)
}
