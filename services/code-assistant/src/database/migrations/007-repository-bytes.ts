import type { Migration } from '@octavo/platform/data/migrate.ts'
import { sql } from 'kysely'

export const countRepositoryBytes: Migration = async (db) => {
  await db.schema
    .alterTable('repository_snapshot')
    .addColumn('byte_count', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update repository_snapshot set byte_count = coalesce((select sum(octet_length(content))
    from snapshot_file join source_blob on source_blob.id = blob_id
    where snapshot_id = repository_snapshot.id), 0)`.execute(db)
}
