import { userId } from '@octavo/platform/auth/user-table.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { sql } from 'kysely'

export const addIssueExtras: Migration = async (db) => {
  await db.schema.alterTable('issue_comment').addColumn('pinned_at_ms', 'bigint').execute()
  await db.schema.alterTable('issue_comment').addColumn('pinned_by_id', 'bigint').execute()
  await sql`create unique index issue_comment_pin on issue_comment (issue_id) where pinned_at_ms is not null`.execute(
    db,
  )
  await db.schema
    .createTable('contributor')
    .addColumn('repository_id', 'bigint', (column) =>
      column.notNull().references('repository.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'bigint', (column) => column.notNull().references(userId))
    .addPrimaryKeyConstraint('contributor_key', ['repository_id', 'user_id'])
    .execute()
}
