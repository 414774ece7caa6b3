import { userId } from '@octavo/platform/auth/user-table.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { ofAccount } from './columns.ts'

/** Earlier impersonation tokens end, because nobody knows who created them. */
export const createImpersonations: Migration = async (db) => {
  await db.schema
    .createTable('impersonation')
    .addColumn('user_id', 'bigint', (column) => column.primaryKey().references(userId))
    .addColumn('administrator_id', 'bigint', ofAccount)
    .execute()
}
