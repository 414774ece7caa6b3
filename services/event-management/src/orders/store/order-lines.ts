import { chunkRows } from '@octavo/platform/data/chunks.ts'
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { OrderLineTable } from '../../database/order-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type OrderLineRow = Selectable<OrderLineTable>
export type NewOrderLine = Insertable<OrderLineTable>

export async function insertLines(tx: Transaction<Tables>, lines: readonly NewOrderLine[]): Promise<void> {
  for (const part of chunkRows(lines)) await tx.insertInto('order_line').values(part).execute()
}

/** In the requested order. */
export async function listLines(db: Kysely<Tables>, orderIds: readonly number[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return []
  return await db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute()
}

/** Only before the order has attendees. */
export async function deleteLines(tx: Transaction<Tables>, orderId: number): Promise<void> {
  await tx.deleteFrom('order_line').where('order_id', '=', orderId).execute()
}
