import type { Migration } from '@octavo/platform/data/migrate.ts'
import { sql } from 'kysely'

export const createPaymentStates: Migration = async (db) => {
  await db.schema
    .alterTable('ticket_order')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('payment').addColumn('request', 'text').execute()
  await db.schema.alterTable('payment').dropColumn('claimed_until_ms').execute()
  // The capture of these placed orders was never recorded, so their money is still to be collected.
  await sql`update payment set state = 'capturing' where state = 'authorized'
    and id = (select max(other.id) from payment as other where other.order_id = payment.order_id and other.state = 'authorized')
    and not exists (select 1 from payment as other where other.order_id = payment.order_id and other.state = 'captured')
    and exists (select 1 from ticket_order where ticket_order.id = payment.order_id and ticket_order.status = 'placed'
      and ticket_order.payment_method = 'stripe' and ticket_order.gross = payment.amount)`.execute(db)
  await sql`create index payment_unsettled on payment (created_at_ms)
    where state in ('begun', 'authorized', 'capturing', 'voiding')`.execute(db)
}
