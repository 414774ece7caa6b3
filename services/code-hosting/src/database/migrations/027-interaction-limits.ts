import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'

export const createInteractionLimits: Migration = async (db, dialect) => {
  await db.schema
    .createTable('interaction_limit')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('owner_id', 'bigint', (column) => column.notNull())
    .addColumn('repository_id', 'bigint', (column) => column.references('repository.id').onDelete('cascade'))
    .addColumn('group_name', 'text', (column) => column.notNull())
    .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('interaction_limit_owner')
    .on('interaction_limit')
    .columns(['owner_id', 'repository_id'])
    .execute()
}
