import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'

export const createPayments: Migration = async (db, dialect) => {
  await db.schema
    .createTable('payment_option')
    .addColumn('organization_id', 'bigint', (column) => column.notNull().references('organization.id'))
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('is_offered', 'integer', (column) => column.notNull())
    .addColumn('instructions', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('payment_option_key', ['organization_id', 'method'])
    .execute()
  await db.schema
    .createTable('payment')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('order_id', 'bigint', (column) => column.notNull().references('ticket_order.id'))
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.unique())
    .addColumn('intent_id', 'text')
    .addColumn('url', 'text')
    .addColumn('claimed_until_ms', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('changed_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('payment_order').on('payment').columns(['order_id', 'id']).execute()
  await db.schema.createIndex('payment_intent').on('payment').column('intent_id').execute()
  await db.schema
    .createTable('payment_notice')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('received_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('payment_notice_received')
    .on('payment_notice')
    .column('received_at_ms')
    .execute()
}
