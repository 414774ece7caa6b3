import { idColumn, textColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { createTextIndex } from '@octavo/platform/search/text-index.ts'
import { codeText, commentText, commitText, issueText } from '../search-text.ts'
import { ofRepository, required } from './columns.ts'

export const createSearch: Migration = async (db, dialect) => {
  for (const index of [issueText, commentText, codeText, commitText])
    await createTextIndex(db, dialect, index)
  await db.schema
    .createTable('code_blob')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('oid', 'text', (column) => column.notNull().unique())
    .addColumn('size_bytes', 'integer', required)
    .execute()
  await db.schema
    .createTable('code_file')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('blob_id', 'bigint', required)
    .addColumn('path', 'text', required)
    .addColumn('path_folded', textColumn(dialect), required)
    .addColumn('name_folded', 'text', required)
    .addColumn('extension', 'text', required)
    .addColumn('language', 'text')
    .addUniqueConstraint('code_file_path', ['repository_id', 'path'])
    .execute()
  await db.schema.createIndex('code_file_blob').on('code_file').columns(['blob_id']).execute()
  await db.schema.createIndex('code_file_name').on('code_file').columns(['name_folded']).execute()
  await db.schema
    .createTable('commit_entry')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('oid', 'text', required)
    .addColumn('tree', 'text', required)
    .addColumn('parents', 'text', required)
    .addColumn('is_merge', 'integer', required)
    .addColumn('author_name', 'text', required)
    .addColumn('author_email', 'text', required)
    .addColumn('author_at_ms', 'bigint', required)
    .addColumn('committer_name', 'text', required)
    .addColumn('committer_email', 'text', required)
    .addColumn('committer_at_ms', 'bigint', required)
    .addUniqueConstraint('commit_entry_oid', ['repository_id', 'oid'])
    .execute()
  await db.schema.createIndex('commit_entry_hash').on('commit_entry').columns(['oid']).execute()
  await db.schema.createIndex('commit_entry_author').on('commit_entry').columns(['author_email']).execute()
  await db.schema
    .createTable('code_index')
    .addColumn('repository_id', 'bigint', (column) =>
      column.primaryKey().references('repository.id').onDelete('cascade'),
    )
    .addColumn('files_oid', 'text')
    .addColumn('commits_oid', 'text')
    .execute()
  await db.schema
    .createTable('search_backfill')
    .addColumn('index_name', 'text', (column) => column.primaryKey())
    .addColumn('after_id', 'bigint', required)
    .execute()
  await db
    .insertInto('search_backfill')
    .values(['issues', 'comments', 'repositories'].map((index_name) => ({ index_name, after_id: 0 })))
    .execute()
}
