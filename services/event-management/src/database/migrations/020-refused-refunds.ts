import type { Migration } from '@octavo/platform/data/migrate.ts'
import { sql } from 'kysely'

/** Refunds that Stripe has refused before no longer count as refunded. */
export const addRefusedRefunds: Migration = async (db) => {
  await db.schema
    .alterTable('refund_request')
    .addColumn('refusals', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('refund_request').addColumn('provider_refund_id', 'text').execute()
  await sql`create index refund_request_provider on refund_request (provider_refund_id)
    where provider_refund_id is not null`.execute(db)
  await sql`update refund_request set refusals = 1 where status = 'failed'`.execute(db)
  await sql`
    update ticket_order set refunded = refunded - (
      select sum(amount) from refund_request where order_id = ticket_order.id and status = 'failed'
    ) where id in (select order_id from refund_request where status = 'failed')
  `.execute(db)
  await sql`
    insert into money_entry (order_id, account, amount, currency, cause, at_ms)
    select entry.order_id, entry.account, -entry.amount, entry.currency,
      'refund ' || request.id || ' refusal 1', request.changed_at_ms
    from money_entry as entry
    join refund_request as request
      on request.order_id = entry.order_id and entry.cause = 'refund ' || request.id
    where request.status = 'failed'
  `.execute(db)
}
