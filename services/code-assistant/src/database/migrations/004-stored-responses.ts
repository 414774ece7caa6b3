import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'

export const createStoredResponses: Migration = async (db, dialect) => {
  await db.schema
    .createTable('stored_response')
    .addColumn('number', ...idColumn(dialect))
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('created_ms', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('previous_id', 'text')
    .addColumn('metadata', 'text', (column) => column.notNull())
    .addColumn('input', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('stored_response_of_user')
    .on('stored_response')
    .columns(['user_id', 'kind', 'number'])
    .execute()
  await db.schema
    .createIndex('stored_response_by_age')
    .on('stored_response')
    .columns(['created_ms'])
    .execute()
}
