import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'

export const createConversations: Migration = async (db, dialect) => {
  await db.schema
    .createTable('conversation')
    .addColumn('number', ...idColumn(dialect))
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('metadata', 'text', (column) => column.notNull())
    .addColumn('item_count', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('conversation_user').on('conversation').columns(['user_id', 'number']).execute()
  await db.schema
    .createTable('conversation_item')
    .addColumn('number', ...idColumn(dialect))
    .addColumn('conversation_number', 'bigint', (column) =>
      column.notNull().references('conversation.number').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('conversation_item_order')
    .on('conversation_item')
    .columns(['conversation_number', 'number'])
    .execute()
  await db.schema
    .createIndex('conversation_item_id')
    .on('conversation_item')
    .columns(['conversation_number', 'id'])
    .unique()
    .execute()
}
