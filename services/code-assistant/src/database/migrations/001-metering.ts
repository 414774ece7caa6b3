import { textColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'

export const createMetering: Migration = async (db, dialect) => {
  await db.schema
    .createTable('usage')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('day_ms', 'bigint', (column) => column.notNull())
    .addColumn('model', textColumn(dialect), (column) => column.notNull())
    .addColumn('engine', 'text', (column) => column.notNull())
    .addColumn('requests', 'bigint', (column) => column.notNull())
    .addColumn('prompt_tokens', 'bigint', (column) => column.notNull())
    .addColumn('completion_tokens', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('usage_key', ['user_id', 'day_ms', 'model', 'engine'])
    .execute()
}
