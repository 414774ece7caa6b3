import { userId } from '@octavo/platform/auth/user-table.ts'
import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { createWebhookTables, indexDeliveryActions } from '@octavo/platform/webhooks/migrations.ts'

export const createQueries: Migration = async (db, dialect) => {
  await createWebhookTables(db, dialect)
  await indexDeliveryActions(db, dialect)
  await db.schema
    .createTable('saved_query')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('user_id', 'bigint', (column) => column.notNull().references(userId).onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('q', 'text', (column) => column.notNull())
    .addColumn('feed_key', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('updated_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('webhooks', 'integer', (column) => column.notNull())
    .addColumn('subscribers', 'integer', (column) => column.notNull())
    .addColumn('revision', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('saved_query_user').on('saved_query').columns(['user_id', 'id']).execute()
  await db.schema
    .createTable('saved_query_state')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('revision', 'text', (column) => column.notNull())
    .execute()
  await db.insertInto('saved_query_state').values({ id: 1, revision: '' }).execute()
}
