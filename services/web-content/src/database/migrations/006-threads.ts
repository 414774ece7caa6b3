import { textColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'

export const createThreads: Migration = async (db, dialect) => {
  await db.schema
    .createTable('thread')
    .addColumn('uuid', 'text', (column) => column.primaryKey())
    .addColumn('replies', 'integer', (column) => column.notNull())
    .addColumn('last_place', 'integer', (column) => column.notNull())
    .addColumn('last_seq', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('thread_last_seq').on('thread').column('last_seq').execute()
  await db.schema
    .createTable('thread_author')
    .addColumn('thread_uuid', 'text', (column) =>
      column.notNull().references('thread.uuid').onDelete('cascade'),
    )
    .addColumn('author', textColumn(dialect), (column) => column.notNull())
    .addColumn('posts', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('thread_author_key', ['thread_uuid', 'author'])
    .execute()
}
