import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { sql } from 'kysely'
import { ofIssue, ofRepository, required } from './columns.ts'
import { createIndex } from './create-index.ts'

export const addIssueMoves: Migration = async (db, dialect) => {
  await db.schema
    .createTable('issue_redirect')
    .addColumn('repository_id', 'bigint', ofRepository)
    // Paths can name numbers beyond 32 bits.
    .addColumn('number', 'bigint', required)
    .addColumn('issue_id', 'bigint', (column) => column.references('issue.id').onDelete('set null'))
    .addPrimaryKeyConstraint('issue_redirect_key', ['repository_id', 'number'])
    .execute()
  await sql`create index issue_redirect_issue on issue_redirect (issue_id) where issue_id is not null`.execute(
    db,
  )
  await db.schema
    .createTable('linked_branch')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('issue_id', 'bigint', ofIssue)
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('name', 'text', required)
    .addUniqueConstraint('linked_branch_key', ['repository_id', 'name', 'issue_id'])
    .execute()
  await createIndex(db, 'linked_branch', 'issue', ['issue_id', 'id'])
  // Threads of one issue move and disappear with it.
  await createIndex(db, 'notification', 'subject', ['subject_id', 'subject_type'])
  // Unknown for labels that are older than the columns.
  await db.schema.alterTable('label').addColumn('created_at_ms', 'bigint').execute()
  await db.schema.alterTable('label').addColumn('updated_at_ms', 'bigint').execute()
}
