import type { Kysely } from 'kysely'
import type { Tables } from '../src/database/tables.ts'

/** The bookings of an order in their order. */
export function listMoneyEntries(db: Kysely<Tables>, orderId: unknown) {
  return db
    .selectFrom('money_entry')
    .selectAll()
    .where('order_id', '=', Number(orderId))
    .orderBy('id')
    .execute()
}
