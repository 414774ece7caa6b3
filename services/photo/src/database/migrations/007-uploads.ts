import { userId } from '@octavo/platform/auth/user-table.ts'
import { createBlobRemovals } from '@octavo/platform/blobs/referenced-blobs.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'

export const createUploads: Migration = async (db) => {
  await createBlobRemovals(db)
  await db.schema
    .createTable('upload')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.notNull().references(userId))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('length', 'bigint', (column) => column.notNull())
    .addColumn('input', 'text', (column) => column.notNull())
    .addColumn('blob_hash', 'text')
    .addColumn('photo_uid', 'text')
    .addColumn('error', 'text')
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('changed_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('upload_state').on('upload').columns(['state', 'changed_at_ms']).execute()
  await db.schema.createIndex('upload_user').on('upload').columns(['user_id', 'state']).execute()
  await db.schema.createIndex('upload_blob').on('upload').column('blob_hash').execute()
  await db.schema
    .createTable('imported_file')
    .addColumn('user_id', 'bigint', (column) => column.notNull().references(userId))
    .addColumn('source_hash', 'text', (column) => column.notNull())
    .addColumn('photo_uid', 'text')
    .addColumn('reason', 'text')
    .addPrimaryKeyConstraint('imported_file_key', ['user_id', 'source_hash'])
    .execute()
  await db.schema
    .alterTable('photo')
    .addColumn('file_orientation', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}
