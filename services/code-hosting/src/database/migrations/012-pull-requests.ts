import type { Migration } from '@octavo/platform/data/migrate.ts'
import { required, zero } from './columns.ts'

export const createPullRequests: Migration = async (db) => {
  await db.schema
    .createTable('pull_request')
    .addColumn('issue_id', 'bigint', (column) =>
      column.primaryKey().references('issue.id').onDelete('cascade'),
    )
    .addColumn('repository_id', 'bigint', required)
    .addColumn('base_ref', 'text', required)
    .addColumn('base_oid', 'text', required)
    .addColumn('head_repository_id', 'bigint', (column) =>
      column.references('repository.id').onDelete('set null'),
    )
    .addColumn('head_ref', 'text', required)
    .addColumn('head_oid', 'text', required)
    .addColumn('is_open', 'integer', required)
    .addColumn('is_draft', 'integer', zero)
    .addColumn('maintainer_can_modify', 'integer', zero)
    .addColumn('mergeability', 'text', (column) => column.notNull().defaultTo('unknown'))
    .addColumn('is_rebaseable', 'integer', zero)
    .addColumn('tested_base_oid', 'text')
    .addColumn('tested_head_oid', 'text')
    .addColumn('merge_commit_oid', 'text')
    .addColumn('merged_at_ms', 'bigint')
    .addColumn('merged_by_id', 'bigint')
    .addColumn('auto_merge', 'text')
    .addColumn('commits', 'integer', zero)
    .addColumn('additions', 'integer', zero)
    .addColumn('deletions', 'integer', zero)
    .addColumn('changed_files', 'integer', zero)
    .addColumn('review_comments', 'integer', zero)
    .execute()
  await db.schema
    .createIndex('pull_request_base')
    .on('pull_request')
    .columns(['repository_id', 'is_open', 'base_ref', 'issue_id'])
    .execute()
  await db.schema
    .createIndex('pull_request_head')
    .on('pull_request')
    .columns(['head_repository_id', 'head_ref', 'is_open', 'issue_id'])
    .execute()
  await db.schema
    .createIndex('pull_request_head_name')
    .on('pull_request')
    .columns(['repository_id', 'head_ref', 'issue_id'])
    .execute()
  await db.schema
    .createIndex('pull_request_merge')
    .on('pull_request')
    .columns(['repository_id', 'merge_commit_oid'])
    .execute()
  await db.schema
    .createTable('pull_commit')
    .addColumn('issue_id', 'bigint', (column) =>
      column.notNull().references('pull_request.issue_id').onDelete('cascade'),
    )
    .addColumn('repository_id', 'bigint', required)
    .addColumn('oid', 'text', required)
    .addPrimaryKeyConstraint('pull_commit_key', ['issue_id', 'oid'])
    .execute()
  await db.schema
    .createIndex('pull_commit_oid')
    .on('pull_commit')
    .columns(['repository_id', 'oid', 'issue_id'])
    .execute()
}
