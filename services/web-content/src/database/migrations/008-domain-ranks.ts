import { textColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'

export const createDomainRanks: Migration = async (db, dialect) => {
  await db.schema
    .createTable('domain_rank')
    .addColumn('site', textColumn(dialect), (column) => column.primaryKey())
    .addColumn('rank', 'integer', (column) => column.notNull())
    .addColumn('listed_ms', 'bigint', (column) => column.notNull())
    .execute()
}
