import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** How much of which pools, by their ids. */
export type Quantities = ReadonlyMap<number, number>

/** What an order holds of which pools, and until when. */
export interface Reservation {
  orderId: number
  quantities: Quantities
  expiresAtMs: number
}

/** Puts them in place of what the orders held of these pools before; none of something is a hold that has ended. */
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
  if (rows.length === 0) return
  await tx
    .insertInto('hold')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'pool_id']).doUpdateSet((eb) => ({
        quantity: eb.ref('excluded.quantity'),
        state: eb.ref('excluded.state'),
        expires_at_ms: eb.ref('excluded.expires_at_ms'),
      })),
    )
    .execute()
}

/** The holds that change their state by this very call, which nobody else can change again: of each order that has any. */
export async function turnHolds(
  tx: Transaction<Tables>,
  orderIds: readonly number[],
  from: 'held' | 'sold',
  to: 'sold' | 'released',
): Promise<{ orderId: number; quantities: Quantities }[]> {
  const rows = await tx
    .updateTable('hold')
    .set({ state: to })
    .where('order_id', 'in', orderIds)
    .where('state', '=', from)
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

/** Whether as much was there to be given back. */
export async function lessenHold(
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

export async function prolongHolds(
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

/** Orders that hold something of a pool although their time is over. */
export async function listLapsedIn(
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

/** When the first hold in a pool lapses. */
export async function findNextLapse(db: Kysely<Tables>, poolId: number): Promise<number | undefined> {
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
