import type { Migration } from '@octavo/platform/data/migrate.ts'
import { ofRepository, required } from './columns.ts'

export const createInsights: Migration = async (db) => {
  await db.schema
    .createTable('commit_statistics')
    .addColumn('repository_id', 'bigint', (column) =>
      column.primaryKey().references('repository.id').onDelete('cascade'),
    )
    .addColumn('commit_oid', 'text', required)
    .addColumn('statistics', 'text', required)
    .execute()
  await db.schema
    .createTable('traffic')
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('day_ms', 'bigint', required)
    .addColumn('kind', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('visitor', 'text', required)
    .addColumn('count', 'integer', required)
    .addPrimaryKeyConstraint('traffic_key', ['repository_id', 'kind', 'day_ms', 'name', 'visitor'])
    .execute()
  await db.schema.createIndex('traffic_age').on('traffic').columns(['day_ms']).execute()
}
