import type { Migration } from '@octavo/platform/data/migrate.ts'

export const createBranchRedirects: Migration = async (db) => {
  await db.schema
    .createTable('branch_redirect')
    .addColumn('repository_id', 'bigint', (column) =>
      column.notNull().references('repository.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('new_name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('branch_redirect_key', ['repository_id', 'name'])
    .execute()
}
