import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'

export const createActivityTables: Migration = async (db, dialect) => {
  await db.schema
    .createTable('event')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'bigint', (column) => column.notNull())
    .addColumn('repository_id', 'bigint', (column) =>
      column.notNull().references('repository.id').onDelete('cascade'),
    )
    .addColumn('network_id', 'bigint', (column) => column.notNull())
    .addColumn('organization_id', 'bigint')
    .addColumn('is_public', 'integer', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .execute()
  // Each feed reads its newest events.
  for (const column of ['repository_id', 'network_id', 'organization_id', 'actor_id', 'is_public']) {
    await db.schema
      .createIndex(`event_${column.replace('_id', '').replace('is_', '')}`)
      .on('event')
      .columns([column, 'id'])
      .execute()
  }
}
