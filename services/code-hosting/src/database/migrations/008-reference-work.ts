import { userId } from '@octavo/platform/auth/user-table.ts'
import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'

export const createReferenceWorkTable: Migration = async (db, dialect) => {
  await db.schema
    .createTable('reference_work')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', (column) =>
      column.notNull().references('repository.id').onDelete('cascade'),
    )
    .addColumn('actor_id', 'bigint', (column) => column.notNull().references(userId))
    .addColumn('oids', 'text', (column) => column.notNull())
    .addColumn('commits_done', 'bigint', (column) => column.notNull())
    .addColumn('references_done', 'bigint', (column) => column.notNull())
    .addColumn('total_done', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('reference_work_repository')
    .on('reference_work')
    .columns(['repository_id', 'id'])
    .execute()
}
