import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { ofRepository, required } from './columns.ts'

export const createChecks: Migration = async (db, dialect) => {
  await db.schema
    .createTable('check_suite')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('oid', 'text', required)
    .addColumn('app_id', 'bigint', required)
    .addColumn('head_branch', 'text')
    .addColumn('created_at_ms', 'bigint', required)
    .addColumn('updated_at_ms', 'bigint', required)
    .addUniqueConstraint('check_suite_commit', ['repository_id', 'oid', 'app_id'])
    .execute()
  await db.schema
    .createTable('check_run')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('suite_id', 'bigint', (column) =>
      column.notNull().references('check_suite.id').onDelete('cascade'),
    )
    .addColumn('app_id', 'bigint', required)
    .addColumn('oid', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('external_id', 'text', required)
    .addColumn('details_url', 'text')
    .addColumn('status', 'text', required)
    .addColumn('conclusion', 'text')
    .addColumn('output', 'text', required)
    .addColumn('actions', 'text', required)
    .addColumn('annotations', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('started_at_ms', 'bigint', required)
    .addColumn('completed_at_ms', 'bigint')
    .execute()
  await db.schema
    .createIndex('check_run_commit')
    .on('check_run')
    .columns(['repository_id', 'oid', 'name', 'id'])
    .execute()
  await db.schema.createIndex('check_run_suite').on('check_run').columns(['suite_id', 'id']).execute()
  await db.schema
    .createTable('check_annotation')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('check_run_id', 'bigint', (column) =>
      column.notNull().references('check_run.id').onDelete('cascade'),
    )
    .addColumn('path', 'text', required)
    .addColumn('start_line', 'integer', required)
    .addColumn('end_line', 'integer', required)
    .addColumn('start_column', 'integer')
    .addColumn('end_column', 'integer')
    .addColumn('annotation_level', 'text', required)
    .addColumn('message', 'text', required)
    .addColumn('title', 'text')
    .addColumn('raw_details', 'text')
    .execute()
  await db.schema
    .createIndex('check_annotation_run')
    .on('check_annotation')
    .columns(['check_run_id', 'id'])
    .execute()
  await db.schema
    .createTable('check_preference')
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('app_id', 'bigint', required)
    .addColumn('is_automatic', 'integer', required)
    .addPrimaryKeyConstraint('check_preference_key', ['repository_id', 'app_id'])
    .execute()
  await db.schema
    .createIndex('pull_request_head_oid')
    .on('pull_request')
    .columns(['repository_id', 'head_oid'])
    .execute()
}
