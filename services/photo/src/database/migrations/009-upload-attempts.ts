import type { Migration } from '@octavo/platform/data/migrate.ts'

export const countUploadAttempts: Migration = async (db) => {
  await db.schema
    .alterTable('upload')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
