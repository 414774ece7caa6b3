import { userId } from '@octavo/platform/auth/user-table.ts'
import { idColumn, textColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'

export const createRepositoryTables: Migration = async (db, dialect) => {
  await db.schema
    .createTable('repository')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('owner_id', 'bigint', (column) => column.notNull().references(userId))
    .addColumn('name', textColumn(dialect), (column) => column.notNull())
    .addColumn('visibility', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('location', 'text')
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('updated_at_ms', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('repository_name', ['owner_id', 'name'])
    .execute()
  await db.schema
    .createTable('repository_snapshot')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', (column) =>
      column.notNull().references('repository.id').onDelete('cascade'),
    )
    .addColumn('ref', 'text', (column) => column.notNull())
    .addColumn('commit_id', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('error', 'text')
    .addColumn('archive', 'text')
    .addColumn('archive_type', 'text')
    .addColumn('files_total', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('files_done', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('statistics', 'text')
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('indexed_at_ms', 'bigint')
    .execute()
  await db.schema
    .createIndex('repository_snapshot_repository')
    .on('repository_snapshot')
    .column('repository_id')
    .execute()
  await db.schema
    .createTable('source_blob')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('language', 'text')
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('terms', 'text', (column) => column.notNull())
    .addColumn('symbols', 'text', (column) => column.notNull())
    .addColumn('trigrams', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('snapshot_file')
    .addColumn('snapshot_id', 'bigint', (column) =>
      column.notNull().references('repository_snapshot.id').onDelete('cascade'),
    )
    .addColumn('ordinal', 'integer', (column) => column.notNull())
    .addColumn('path', textColumn(dialect), (column) => column.notNull())
    .addColumn('blob_id', 'bigint', (column) => column.notNull().references('source_blob.id'))
    .addPrimaryKeyConstraint('snapshot_file_key', ['snapshot_id', 'ordinal'])
    .execute()
  await db.schema
    .createIndex('snapshot_file_path')
    .on('snapshot_file')
    .columns(['snapshot_id', 'path'])
    .execute()
  await db.schema.createIndex('snapshot_file_blob').on('snapshot_file').column('blob_id').execute()
  await db.schema
    .createTable('snapshot_shard')
    .addColumn('snapshot_id', 'bigint', (column) =>
      column.notNull().references('repository_snapshot.id').onDelete('cascade'),
    )
    .addColumn('shard', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('snapshot_shard_key', ['snapshot_id', 'shard'])
    .execute()
}
