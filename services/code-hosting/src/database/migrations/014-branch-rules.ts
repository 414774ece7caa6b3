import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { ofRepository, required } from './columns.ts'

export const createBranchRules: Migration = async (db, dialect) => {
  await db.schema
    .createTable('branch_protection')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('branch', 'text', required)
    .addColumn('settings', 'text', required)
    .addColumn('created_at_ms', 'bigint', required)
    .addColumn('updated_at_ms', 'bigint', required)
    .addUniqueConstraint('branch_protection_branch', ['repository_id', 'branch'])
    .execute()
  await db.schema
    .createTable('ruleset')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', (column) => column.references('repository.id').onDelete('cascade'))
    .addColumn('organization_id', 'bigint')
    .addColumn('name', 'text', required)
    .addColumn('target', 'text', required)
    .addColumn('enforcement', 'text', required)
    .addColumn('conditions', 'text', required)
    .addColumn('rules', 'text', required)
    .addColumn('bypass_actors', 'text', required)
    .addColumn('created_at_ms', 'bigint', required)
    .addColumn('updated_at_ms', 'bigint', required)
    .execute()
  await db.schema.createIndex('ruleset_repository').on('ruleset').columns(['repository_id', 'id']).execute()
  await db.schema
    .createIndex('ruleset_organization')
    .on('ruleset')
    .columns(['organization_id', 'id'])
    .execute()
  await db.schema
    .createTable('ruleset_version')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('ruleset_id', 'bigint', (column) =>
      column.notNull().references('ruleset.id').onDelete('cascade'),
    )
    .addColumn('actor_id', 'bigint', required)
    .addColumn('state', 'text', required)
    .addColumn('created_at_ms', 'bigint', required)
    .execute()
  await db.schema
    .createIndex('ruleset_version_ruleset')
    .on('ruleset_version')
    .columns(['ruleset_id', 'id'])
    .execute()
  await db.schema
    .createTable('rule_suite')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('actor_id', 'bigint', required)
    .addColumn('ref', 'text', required)
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('result', 'text', required)
    .addColumn('evaluation_result', 'text')
    .addColumn('evaluations', 'text', required)
    .addColumn('pushed_at_ms', 'bigint', required)
    .execute()
  await db.schema
    .createIndex('rule_suite_repository')
    .on('rule_suite')
    .columns(['repository_id', 'id'])
    .execute()
  await db.schema.createIndex('rule_suite_time').on('rule_suite').column('pushed_at_ms').execute()
}
