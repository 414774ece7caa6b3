import { textColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'

export const createWebSub: Migration = async (db, dialect) => {
  await db.schema
    .createTable('websub')
    .addColumn('id', textColumn(dialect), (column) => column.primaryKey())
    .addColumn('source_id', 'bigint', (column) => column.references('source.id').onDelete('set null'))
    .addColumn('hub', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('lease_until_ms', 'bigint')
    .addColumn('request_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('websub_source').on('websub').column('source_id').execute()
  await db.schema.createIndex('websub_request').on('websub').column('request_at_ms').execute()
}
