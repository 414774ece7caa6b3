import { createBlobRemovals } from '@octavo/platform/blobs/referenced-blobs.ts'
import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { sql } from 'kysely'
import { ofRepository, required } from './columns.ts'

export const createReleases: Migration = async (db, dialect) => {
  await createBlobRemovals(db)
  await db.schema
    .createTable('release')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('tag_name', 'text', required)
    .addColumn('target_commitish', 'text', required)
    .addColumn('name', 'text')
    .addColumn('body', 'text')
    .addColumn('is_draft', 'integer', required)
    .addColumn('is_prerelease', 'integer', required)
    .addColumn('latest', 'text', required)
    .addColumn('author_id', 'bigint', required)
    .addColumn('reactions', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('created_at_ms', 'bigint', required)
    .addColumn('updated_at_ms', 'bigint', required)
    .addColumn('published_at_ms', 'bigint')
    .execute()
  await db.schema
    .createIndex('release_list')
    .on('release')
    .columns(['repository_id', 'created_at_ms', 'id'])
    .execute()
  await db.schema
    .createIndex('release_tag')
    .on('release')
    .columns(['repository_id', 'tag_name'])
    .unique()
    .where(sql<boolean>`is_draft = 0`)
    .execute()
  await db.schema
    .createTable('release_asset')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('release_id', 'bigint', (column) =>
      column.notNull().references('release.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', required)
    .addColumn('label', 'text')
    .addColumn('content_type', 'text', required)
    .addColumn('size_bytes', 'bigint', required)
    .addColumn('blob_hash', 'text', required)
    .addColumn('download_count', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('uploader_id', 'bigint', required)
    .addColumn('created_at_ms', 'bigint', required)
    .addColumn('updated_at_ms', 'bigint', required)
    .addUniqueConstraint('release_asset_name', ['release_id', 'name'])
    .execute()
  await db.schema.createIndex('release_asset_blob').on('release_asset').column('blob_hash').execute()
  // Release notes list the pull requests of a range of commits.
  await db.schema
    .createIndex('pull_request_merge_commit')
    .on('pull_request')
    .columns(['repository_id', 'merge_commit_oid'])
    .execute()
}
