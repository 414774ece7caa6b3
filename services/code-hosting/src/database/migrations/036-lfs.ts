import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { ofAccount, ofRepository, required } from './columns.ts'

export const createLfs: Migration = async (db, dialect) => {
  await db.schema
    .createTable('lfs_object')
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('oid', 'text', required)
    .addColumn('size_bytes', 'bigint', required)
    .addColumn('is_shared', 'integer', required)
    .addColumn('created_at_ms', 'bigint', required)
    .addPrimaryKeyConstraint('lfs_object_key', ['repository_id', 'oid'])
    .execute()
  await db.schema.createIndex('lfs_object_blob').on('lfs_object').column('oid').execute()
  // For the quota, which reads only this index.
  await db.schema
    .createIndex('lfs_object_quota')
    .on('lfs_object')
    .columns(['repository_id', 'is_shared', 'size_bytes'])
    .execute()
  await db.schema
    .createTable('lfs_lock')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('path', 'text', required)
    .addColumn('owner_id', 'bigint', ofAccount)
    .addColumn('locked_at_ms', 'bigint', required)
    .addUniqueConstraint('lfs_lock_path', ['repository_id', 'path'])
    .execute()
}
