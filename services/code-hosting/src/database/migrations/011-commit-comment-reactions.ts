import type { Migration } from '@octavo/platform/data/migrate.ts'

export const addCommitCommentReactions: Migration = async (db) => {
  await db.schema
    .alterTable('commit_comment')
    .addColumn('reactions', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
}
