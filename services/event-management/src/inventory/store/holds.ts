import { chunkRows } from '@octavo/platform/data/chunks.ts'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** Quantity by pool ID. */
export type Quantities = ReadonlyMap<number, number>

/** The units that an order holds in one pool until the hold expires. */
export interface Reservation {
  orderId: number
  quantities: Quantities
  expiresAtMs: number
}

/** Replaces the orders' holds in these pools. Quantity 0 ends a hold. */
export async function putHolds(tx: Transaction<Tables>, reservations: readonly Reservation[]): Promise<void> {
  const rows = reservations.flatMap(({ orderId, quantities, expiresAtMs }) =>
    [...quantities].map(([pool_id, quantity]) => ({
      order_id: orderId,
      pool_id,
      quantity,
      state: quantity > 0 ? ('held' as const) : ('released' as const),
      expires_at_ms: expiresAtMs,
    })),
  )
  for (const part of chunkRows(rows))
    await tx
      .insertInto('hold')
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(['order_id', 'pool_id']).doUpdateSet((eb) => ({
          quantity: eb.ref('excluded.quantity'),
          state: eb.ref('excluded.state'),
          expires_at_ms: eb.ref('excluded.expires_at_ms'),
        })),
      )
      .execute()
}

/** Only holds in the state `held` change. Returns those that this call changed. */
export async function transitionHolds(
  tx: Transaction<Tables>,
  orderIds: readonly number[],
  to: 'sold' | 'released',
): Promise<{ orderId: number; quantities: Quantities }[]> {
  const rows = await tx
    .updateTable('hold')
    .set({ state: to })
    .where('order_id', 'in', orderIds)
    .where('state', '=', 'held')
    .returning(['order_id', 'pool_id', 'quantity'])
    .execute()
  return Array.from(
    Map.groupBy(rows, ({ order_id }) => order_id),
    ([orderId, own]) => ({
      orderId,
      quantities: new Map(own.map(({ pool_id, quantity }) => [pool_id, quantity])),
    }),
  )
}

/** False if the hold is smaller. */
export async function reduceHold(
  tx: Transaction<Tables>,
  orderId: number,
  poolId: number,
  state: 'held' | 'sold',
  quantity: number,
): Promise<boolean> {
  const rows = await tx
    .updateTable('hold')
    .set({ quantity: sql<number>`quantity - ${sql.lit(quantity)}` })
    .where('order_id', '=', orderId)
    .where('pool_id', '=', poolId)
    .where('state', '=', state)
    .where('quantity', '>=', quantity)
    .returning('quantity')
    .execute()
  return rows.length > 0
}

export async function setHoldExpiry(
  tx: Transaction<Tables>,
  orderId: number,
  expiresAtMs: number,
): Promise<void> {
  await tx
    .updateTable('hold')
    .set({ expires_at_ms: expiresAtMs })
    .where('order_id', '=', orderId)
    .where('state', '=', 'held')
    .execute()
}

/** Orders with expired holds in a pool. */
export async function listExpiredIn(
  db: Kysely<Tables>,
  poolId: number,
  nowMs: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('hold')
    .select('order_id')
    .where('pool_id', '=', poolId)
    .where('state', '=', 'held')
    .where('expires_at_ms', '<=', nowMs)
    .orderBy('expires_at_ms')
    .limit(limit)
    .execute()
  return rows.map(({ order_id }) => order_id)
}

/** The earliest expiry of a hold in a pool. */
export async function findNextExpiry(db: Kysely<Tables>, poolId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('hold')
    .select('expires_at_ms')
    .where('pool_id', '=', poolId)
    .where('state', '=', 'held')
    .orderBy('expires_at_ms')
    .limit(1)
    .executeTakeFirst()
  return row?.expires_at_ms
}
