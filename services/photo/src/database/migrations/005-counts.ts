import type { Migration } from '@octavo/platform/data/migrate.ts'

export const createCounts: Migration = async (db) => {
  await db.schema
    .createTable('daily_count')
    .addColumn('metric', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'bigint', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_count_key', ['metric', 'subject_id', 'day'])
    .execute()
}
