import { userId } from '@octavo/platform/auth/user-table.ts'
import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { type ColumnDefinitionBuilder, sql } from 'kysely'

export const createGists: Migration = async (db, dialect) => {
  await db.schema
    .createTable('gist')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('owner_id', 'bigint', ofUser)
    .addColumn('description', 'text')
    .addColumn('is_public', 'integer', required)
    .addColumn('parent_id', 'bigint', (column) => column.references('gist.id').onDelete('set null'))
    .addColumn('head_oid', 'text', required)
    .addColumn('files', 'text', required)
    .addColumn('size_bytes', 'bigint', required)
    .addColumn('stored_bytes', 'bigint', required)
    .addColumn('comments', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('pending', 'text')
    .addColumn('created_at_ms', 'bigint', required)
    .addColumn('updated_at_ms', 'bigint', required)
    // An account has one fork of a gist. Gists without a parent are not limited, because nulls are distinct.
    .addUniqueConstraint('gist_fork', ['parent_id', 'owner_id'])
    .execute()
  for (const [name, columns] of Object.entries({
    gist_public: ['is_public', 'updated_at_ms', 'id'],
    gist_owner: ['owner_id', 'updated_at_ms', 'id'],
    // For the quota, which reads only this index.
    gist_quota: ['owner_id', 'is_public', 'stored_bytes'],
  }))
    await db.schema.createIndex(name).on('gist').columns(columns).execute()
  // Each start reads it.
  await db.schema
    .createIndex('gist_pending')
    .on('gist')
    .column('id')
    .where(sql<boolean>`pending is not null`)
    .execute()
  await db.schema
    .createTable('gist_star')
    .addColumn('user_id', 'bigint', ofUser)
    .addColumn('gist_id', 'bigint', ofGist)
    .addPrimaryKeyConstraint('gist_star_key', ['user_id', 'gist_id'])
    .execute()
  await db.schema.createIndex('gist_star_gist').on('gist_star').column('gist_id').execute()
  await db.schema
    .createTable('gist_comment')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('gist_id', 'bigint', ofGist)
    .addColumn('author_id', 'bigint', ofUser)
    .addColumn('body', 'text', required)
    .addColumn('created_at_ms', 'bigint', required)
    .addColumn('updated_at_ms', 'bigint', required)
    .execute()
  await db.schema.createIndex('gist_comment_gist').on('gist_comment').columns(['gist_id', 'id']).execute()
}

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const ofUser = (column: ColumnDefinitionBuilder) => column.notNull().references(userId)
const ofGist = (column: ColumnDefinitionBuilder) => column.notNull().references('gist.id').onDelete('cascade')
