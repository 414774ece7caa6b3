import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { ofRepository, required, zero } from './columns.ts'

export const createDeployments: Migration = async (db, dialect) => {
  await db.schema
    .createTable('deployment')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('oid', 'text', required)
    .addColumn('ref', 'text', required)
    .addColumn('task', 'text', required)
    .addColumn('payload', 'text', required)
    .addColumn('environment', 'text', required)
    .addColumn('original_environment', 'text', required)
    .addColumn('description', 'text')
    .addColumn('is_transient', 'integer', required)
    .addColumn('is_production', 'integer', required)
    .addColumn('creator_id', 'bigint', required)
    .addColumn('state', 'text')
    .addColumn('created_at_ms', 'bigint', required)
    .addColumn('updated_at_ms', 'bigint', required)
    .execute()
  await db.schema.createIndex('deployment_list').on('deployment').columns(['repository_id', 'id']).execute()
  for (const column of ['environment', 'oid', 'ref', 'task'])
    await db.schema
      .createIndex(`deployment_${column}`)
      .on('deployment')
      .columns(['repository_id', column, 'id'])
      .execute()
  await db.schema
    .createTable('deployment_status')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('deployment_id', 'bigint', (column) =>
      column.notNull().references('deployment.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('log_url', 'text', required)
    .addColumn('environment', 'text', required)
    .addColumn('environment_url', 'text', required)
    .addColumn('creator_id', 'bigint', required)
    .addColumn('created_at_ms', 'bigint', required)
    .execute()
  await db.schema
    .createIndex('deployment_status_list')
    .on('deployment_status')
    .columns(['deployment_id', 'id'])
    .execute()
  await db.schema
    .createTable('environment')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('name', 'text', required)
    .addColumn('name_folded', 'text', required)
    .addColumn('wait_minutes', 'integer', zero)
    .addColumn('reviewers', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('prevents_self_review', 'integer', zero)
    .addColumn('branch_policy', 'text', (column) => column.notNull().defaultTo('all'))
    .addColumn('created_at_ms', 'bigint', required)
    .addColumn('updated_at_ms', 'bigint', required)
    .addUniqueConstraint('environment_name', ['repository_id', 'name_folded'])
    .execute()
  await db.schema
    .createTable('environment_branch_policy')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('environment_id', 'bigint', (column) =>
      column.notNull().references('environment.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', required)
    .addColumn('type', 'text', required)
    .addUniqueConstraint('environment_branch_policy_name', ['environment_id', 'type', 'name'])
    .execute()
}
