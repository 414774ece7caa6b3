import { userId } from '@octavo/platform/auth/user-table.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'

export const createApps: Migration = async (db) => {
  await db.schema
    .createTable('registered_app')
    .addColumn('app_id', 'bigint', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.notNull().references(userId))
    .addColumn('parent_id', 'bigint')
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('registered_app_user').on('registered_app').column('user_id').execute()
  await db.schema.createIndex('registered_app_parent').on('registered_app').column('parent_id').execute()
}
