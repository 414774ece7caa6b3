import { userId } from '@octavo/platform/auth/user-table.ts'
import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Dialect } from '@octavo/platform/data/database.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { sql } from 'kysely'
import { ofAccount, ofIssue, ofRepository, required, zero } from './columns.ts'
import { type AnyDatabase, createIndex } from './create-index.ts'

export const createReviews: Migration = async (db, dialect) => {
  await createReviewTable(db, dialect)
  await createThreads(db, dialect)
  await createComments(db, dialect)
  await createRequests(db, dialect)
  // For the latest push of a head branch.
  await createIndex(db, 'push', 'ref', ['repository_id', 'ref', 'id'])
}

async function createReviewTable(db: AnyDatabase, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('review')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('issue_id', 'bigint', ofIssue)
    .addColumn('author_id', 'bigint', ofAccount)
    .addColumn('body', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('commit_oid', 'text', required)
    .addColumn('submitted_at_ms', 'bigint')
    .addColumn('created_at_ms', 'bigint', required)
    .addColumn('updated_at_ms', 'bigint', required)
    .execute()
  await createIndex(db, 'review', 'issue', ['issue_id', 'id'])
  await createIndex(db, 'review', 'author', ['issue_id', 'author_id', 'id'])
  await createIndex(db, 'review', 'repository', ['repository_id'])
  await sql`create unique index review_pending on review (issue_id, author_id) where state = 'pending'`.execute(
    db,
  )
}

async function createThreads(db: AnyDatabase, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('review_thread')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('issue_id', 'bigint', ofIssue)
    .addColumn('path', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('side', 'text', required)
    .addColumn('start_side', 'text')
    .addColumn('diff_hunk', 'text', required)
    .addColumn('original_commit_oid', 'text', required)
    .addColumn('original_base_oid', 'text', required)
    .addColumn('original_position', 'integer', required)
    .addColumn('original_line', 'integer')
    .addColumn('original_start_line', 'integer')
    .addColumn('commit_oid', 'text', required)
    .addColumn('position', 'integer')
    .addColumn('line', 'integer')
    .addColumn('start_line', 'integer')
    .addColumn('is_outdated', 'integer', zero)
    .addColumn('is_pending', 'integer', required)
    .addColumn('resolved_by_id', 'bigint')
    .addColumn('resolved_at_ms', 'bigint')
    .execute()
  await createIndex(db, 'review_thread', 'issue', ['issue_id', 'id'])
  await createIndex(db, 'review_thread', 'repository', ['repository_id'])
  await sql`create index review_thread_unresolved on review_thread (issue_id) where resolved_at_ms is null`.execute(
    db,
  )
}

async function createComments(db: AnyDatabase, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('review_comment')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('issue_id', 'bigint', ofIssue)
    .addColumn('thread_id', 'bigint', (column) =>
      column.notNull().references('review_thread.id').onDelete('cascade'),
    )
    .addColumn('review_id', 'bigint', (column) =>
      column.notNull().references('review.id').onDelete('cascade'),
    )
    .addColumn('author_id', 'bigint', ofAccount)
    .addColumn('in_reply_to_id', 'bigint')
    .addColumn('body', 'text', required)
    .addColumn('reactions', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('is_pending', 'integer', required)
    .addColumn('created_at_ms', 'bigint', required)
    .addColumn('updated_at_ms', 'bigint', required)
    .execute()
  await createIndex(db, 'review_comment', 'issue', ['issue_id', 'is_pending', 'id'])
  await createIndex(db, 'review_comment', 'issue_updated', ['issue_id', 'is_pending', 'updated_at_ms', 'id'])
  await createIndex(db, 'review_comment', 'created', ['repository_id', 'is_pending', 'id'])
  await createIndex(db, 'review_comment', 'updated', ['repository_id', 'is_pending', 'updated_at_ms', 'id'])
  await createIndex(db, 'review_comment', 'thread', ['thread_id', 'id'])
  await createIndex(db, 'review_comment', 'review', ['review_id', 'id'])
}

async function createRequests(db: AnyDatabase, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('review_request')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('issue_id', 'bigint', ofIssue)
    .addColumn('user_id', 'bigint', (column) => column.references(userId))
    .addColumn('team_id', 'bigint', (column) => column.references('team.id').onDelete('cascade'))
    .addColumn('requester_id', 'bigint', ofAccount)
    .addColumn('created_at_ms', 'bigint', required)
    .addUniqueConstraint('review_request_user', ['issue_id', 'user_id'])
    .addUniqueConstraint('review_request_team', ['issue_id', 'team_id'])
    .execute()
  await createIndex(db, 'review_request', 'of_user', ['user_id', 'issue_id'])
  await createIndex(db, 'review_request', 'of_team', ['team_id', 'issue_id'])
  await db.schema
    .createTable('review_ownership')
    .addColumn('issue_id', 'bigint', (column) =>
      column.primaryKey().references('issue.id').onDelete('cascade'),
    )
    .addColumn('base_oid', 'text', required)
    .addColumn('head_oid', 'text', required)
    .addColumn('groups', 'text', required)
    .addColumn('requested', 'text', required)
    .execute()
}
