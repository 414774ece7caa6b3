import type { Migration } from '@octavo/platform/data/migrate.ts'

/** Existing members are accepted. */
export const addPendingMembers: Migration = async (db) => {
  await db.schema
    .alterTable('member')
    .addColumn('is_pending', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
