import { createBlobRemovals } from '@octavo/platform/blobs/referenced-blobs.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'

export const createArchiveRemovals: Migration = async (db) => {
  await createBlobRemovals(db)
  await db.schema
    .createIndex('repository_snapshot_archive')
    .on('repository_snapshot')
    .column('archive')
    .execute()
}
