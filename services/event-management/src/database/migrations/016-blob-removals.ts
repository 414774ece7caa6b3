import type { Migration } from '@octavo/platform/data/migrate.ts'

/** Unreferenced blobs that are about to be removed. */
export const createBlobRemovals: Migration = async (db) => {
  await db.schema
    .createTable('blob_removal')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('started_at_ms', 'bigint')
    .execute()
}
