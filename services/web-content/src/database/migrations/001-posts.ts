import { textColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'

export const createPosts: Migration = async (db, dialect) => {
  await db.schema
    .createTable('segment')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('first_seq', 'bigint', (column) => column.notNull())
    .addColumn('from_ms', 'bigint', (column) => column.notNull())
    .addColumn('posts', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('expired', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('crawl_state')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('last_seq', 'bigint', (column) => column.notNull())
    .addColumn('last_crawled_ms', 'bigint', (column) => column.notNull())
    .addColumn('last_segment', 'integer', (column) => column.notNull())
    .execute()
  await db
    .insertInto('crawl_state')
    .values({ id: 1, last_seq: 0, last_crawled_ms: 0, last_segment: 0 })
    .execute()
  await db.schema
    .createTable('post_uuid')
    .addColumn('uuid', 'text', (column) => column.primaryKey())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('post_tombstone')
    .addColumn('uuid', 'text', (column) => column.primaryKey())
    .addColumn('deleted_ms', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('word')
    .addColumn('text', textColumn(dialect), (column) => column.primaryKey())
    .execute()
  await db.schema
    .createTable('cluster')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('first_seq', 'bigint', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('cluster_member')
    .addColumn('cluster_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('cluster_member_key', ['cluster_id', 'seq'])
    .execute()
  // Retention removes the members of a segment.
  await db.schema.createIndex('cluster_member_seq').on('cluster_member').column('seq').execute()
}
