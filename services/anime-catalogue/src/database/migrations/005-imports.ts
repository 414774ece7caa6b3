import { textColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { numbered, ofMedia } from './001-media.ts'

export const createImports: Migration = async (db, dialect) => {
  await ofMedia(db.schema.createTable('media_source'))
    .addColumn('source', textColumn(dialect), (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('taken_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('media_source_key', ['media_type', 'media_id', 'source'])
    .execute()
  await db.schema
    .createIndex('media_source_of')
    .on('media_source')
    .columns(['source', 'taken_at_ms'])
    .execute()

  await numbered(db, dialect, 'import_run')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('cursor', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('counts', 'text', (column) => column.notNull())
    .addColumn('started_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('finished_at_ms', 'bigint')
    .execute()
  await db.schema.createIndex('import_run_source').on('import_run').columns(['source', 'id']).execute()
  await db.schema
    .createTable('import_relation')
    .addColumn('run_id', 'bigint', (column) =>
      column.notNull().references('import_run.id').onDelete('cascade'),
    )
    .addColumn('media_id', 'bigint', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('external_site', 'text', (column) => column.notNull())
    .addColumn('external_id', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('import_relation_run').on('import_relation').column('run_id').execute()
}
