import { userTable } from '@octavo/platform/auth/user-table.ts'
import { idColumn, textColumn } from '@octavo/platform/data/columns.ts'
import type { Dialect } from '@octavo/platform/data/database.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { sql } from 'kysely'
import { ofAccount, ofIssue, ofRepository, required, zero } from './columns.ts'
import { type AnyDatabase, createIndex } from './create-index.ts'

export const createIssues: Migration = async (db, dialect) => {
  await createIssueTable(db, dialect)
  await createFacets(db, dialect)
  await createLabelsAndMilestones(db, dialect)
  await createTimeline(db, dialect)
  await countAccountChanges(db, dialect)
}

async function createIssueTable(db: AnyDatabase, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('issue')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('number', 'integer', required)
    .addColumn('is_pull', 'integer', zero)
    .addColumn('title', 'text', required)
    .addColumn('body', 'text')
    .addColumn('is_open', 'integer', required)
    .addColumn('state_reason', 'text')
    .addColumn('author_id', 'bigint', ofAccount)
    .addColumn('closed_by_id', 'bigint')
    .addColumn('closed_at_ms', 'bigint')
    .addColumn('milestone_id', 'bigint')
    .addColumn('is_locked', 'integer', zero)
    .addColumn('lock_reason', 'text')
    .addColumn('comments', 'integer', zero)
    .addColumn('reactions', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('parent_id', 'bigint')
    .addColumn('parent_position', 'integer')
    .addColumn('sub_issues', 'integer', zero)
    .addColumn('sub_issues_closed', 'integer', zero)
    .addColumn('pin_position', 'integer')
    .addColumn('created_at_ms', 'bigint', required)
    .addColumn('updated_at_ms', 'bigint', required)
    .addUniqueConstraint('issue_number', ['repository_id', 'number'])
    .execute()
  // Ids increase with numbers, so they stand for the time of creation.
  await createIndex(db, 'issue', 'created', ['repository_id', 'is_open', 'id'])
  await createIndex(db, 'issue', 'updated', ['repository_id', 'is_open', 'updated_at_ms', 'id'])
  await createIndex(db, 'issue', 'comments', ['repository_id', 'is_open', 'comments', 'id'])
  await sql`create index issue_part on issue (parent_id, parent_position, id) where parent_id is not null`.execute(
    db,
  )
  await sql`create index issue_pin on issue (repository_id, pin_position) where pin_position is not null`.execute(
    db,
  )
}

async function createFacets(db: AnyDatabase, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('issue_facet')
    .addColumn('issue_id', 'bigint', ofIssue)
    .addColumn('kind', 'integer', required)
    .addColumn('subject_id', 'bigint', required)
    .addColumn('repository_id', 'bigint', required)
    .addColumn('is_open', 'integer', required)
    .addColumn('updated_at_ms', 'bigint', required)
    .addColumn('comments', 'integer', required)
    .addPrimaryKeyConstraint('issue_facet_key', ['issue_id', 'kind', 'subject_id'])
    // Avoids a second B-tree of row ids.
    .modifyEnd(dialect === 'sqlite' ? sql`without rowid` : sql``)
    .execute()
  const prefix = ['repository_id', 'kind', 'subject_id', 'is_open']
  await createIndex(db, 'issue_facet', 'created', [...prefix, 'issue_id'])
  await createIndex(db, 'issue_facet', 'updated', [...prefix, 'updated_at_ms', 'issue_id'])
  await createIndex(db, 'issue_facet', 'comments', [...prefix, 'comments', 'issue_id'])
  await db.schema
    .createTable('issue_tally')
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('kind', 'integer', required)
    .addColumn('subject_id', 'bigint', required)
    .addColumn('open', 'integer', required)
    .addColumn('closed', 'integer', required)
    .addPrimaryKeyConstraint('issue_tally_key', ['repository_id', 'kind', 'subject_id'])
    .execute()
  await createIndex(db, 'issue_tally', 'subject', ['kind', 'subject_id', 'repository_id'])
}

async function createLabelsAndMilestones(db: AnyDatabase, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('label')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('name', 'text', required)
    .addColumn('name_folded', textColumn(dialect), required)
    .addColumn('color', 'text', required)
    .addColumn('description', 'text')
    .addColumn('is_default', 'integer', required)
    .addUniqueConstraint('label_name', ['repository_id', 'name_folded'])
    .execute()
  await db.schema
    .createTable('milestone')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('number', 'integer', required)
    .addColumn('title', 'text', required)
    .addColumn('description', 'text')
    .addColumn('is_open', 'integer', required)
    .addColumn('creator_id', 'bigint', ofAccount)
    .addColumn('due_at_ms', 'bigint')
    .addColumn('closed_at_ms', 'bigint')
    .addColumn('created_at_ms', 'bigint', required)
    .addColumn('updated_at_ms', 'bigint', required)
    .addUniqueConstraint('milestone_number_key', ['repository_id', 'number'])
    .addUniqueConstraint('milestone_title', ['repository_id', 'title'])
    .execute()
  await createIndex(db, 'milestone', 'due', ['repository_id', 'is_open', 'due_at_ms', 'number'])
  await db.schema
    .createTable('milestone_number')
    .addColumn('repository_id', 'bigint', (column) =>
      column.primaryKey().references('repository.id').onDelete('cascade'),
    )
    .addColumn('next_number', 'integer', required)
    .execute()
}

async function createTimeline(db: AnyDatabase, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('issue_comment')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('issue_id', 'bigint', ofIssue)
    .addColumn('author_id', 'bigint', ofAccount)
    .addColumn('body', 'text', required)
    .addColumn('reactions', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('created_at_ms', 'bigint', required)
    .addColumn('updated_at_ms', 'bigint', required)
    .execute()
  await createIndex(db, 'issue_comment', 'issue', ['issue_id', 'id'])
  await createIndex(db, 'issue_comment', 'created', ['repository_id', 'id'])
  await createIndex(db, 'issue_comment', 'updated', ['repository_id', 'updated_at_ms', 'id'])
  await db.schema
    .createTable('issue_event')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('issue_id', 'bigint', ofIssue)
    .addColumn('kind', 'text', required)
    .addColumn('is_timeline_only', 'integer', required)
    .addColumn('actor_id', 'bigint', ofAccount)
    .addColumn('subject_id', 'bigint')
    .addColumn('data', 'text', required)
    .addColumn('created_at_ms', 'bigint', required)
    .execute()
  await createIndex(db, 'issue_event', 'timeline', ['issue_id', 'id'])
  await createIndex(db, 'issue_event', 'issue', ['issue_id', 'is_timeline_only', 'id'])
  await createIndex(db, 'issue_event', 'repository', ['repository_id', 'is_timeline_only', 'id'])
  await sql`create index issue_event_subject on issue_event (issue_id, kind, subject_id) where subject_id is not null`.execute(
    db,
  )
  await db.schema
    .createTable('reaction')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('target', 'text', required)
    .addColumn('target_id', 'bigint', required)
    .addColumn('user_id', 'bigint', ofAccount)
    .addColumn('content', 'text', required)
    .addColumn('created_at_ms', 'bigint', required)
    .addUniqueConstraint('reaction_once', ['target', 'target_id', 'user_id', 'content'])
    .execute()
  await createIndex(db, 'reaction', 'target', ['target', 'target_id', 'id'])
  await createIndex(db, 'reaction', 'repository', ['repository_id'])
  await db.schema
    .createTable('issue_dependency')
    .addColumn('blocked_id', 'bigint', ofIssue)
    .addColumn('blocking_id', 'bigint', ofIssue)
    .addPrimaryKeyConstraint('issue_dependency_key', ['blocked_id', 'blocking_id'])
    .execute()
  await createIndex(db, 'issue_dependency', 'blocking', ['blocking_id', 'blocked_id'])
}

/** A rename changes every response that shows the account, even if it is made on the command line. */
async function countAccountChanges(db: AnyDatabase, dialect: Dialect): Promise<void> {
  await db.schema.createTable('account_version').addColumn('version', 'bigint', required).execute()
  await sql`insert into account_version (version) values (1)`.execute(db)
  if (dialect === 'sqlite') {
    await sql`create trigger account_changed after update of login, role on ${sql.table(userTable)}
      begin update account_version set version = version + 1; end`.execute(db)
    return
  }
  await sql`create function count_account_change() returns trigger language plpgsql as
    $$ begin update account_version set version = version + 1; return null; end $$`.execute(db)
  await sql`create trigger account_changed after update of login, role on ${sql.table(userTable)}
    for each statement execute function count_account_change()`.execute(db)
}
