import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'

export const createHub: Migration = async (db, dialect) => {
  await db.schema
    .createTable('hub_subscription')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('query_id', 'bigint', (column) =>
      column.notNull().references('saved_query.id').onDelete('cascade'),
    )
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('callback', 'text', (column) => column.notNull())
    .addColumn('callback_host', 'text', (column) => column.notNull())
    .addColumn('secret', 'text')
    .addColumn('leased_until_ms', 'bigint', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('hub_subscription_callback')
    .on('hub_subscription')
    .columns(['query_id', 'topic', 'callback'])
    .unique()
    .execute()
  await db.schema
    .createIndex('hub_subscription_host')
    .on('hub_subscription')
    .column('callback_host')
    .execute()
  await db.schema
    .createIndex('hub_subscription_lease')
    .on('hub_subscription')
    .column('leased_until_ms')
    .execute()
}
