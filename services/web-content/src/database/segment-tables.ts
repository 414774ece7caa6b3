import type { Dialect } from '@octavo/platform/data/database.ts'
import { createTextIndex, dropTextIndex } from '@octavo/platform/search/text-index.ts'
import { type Kysely, sql } from 'kysely'
import { definePostText } from '../query/post-text.ts'

export const postTable = (segmentId: number) => `post_${segmentId}` as const
export const bodyTable = (segmentId: number) => `post_body_${segmentId}` as const
export const textTable = (segmentId: number) => `post_text_${segmentId}` as const
export const bandTable = (segmentId: number) => `post_band_${segmentId}` as const

/** Works in the transaction that writes the first post of a segment. */
// biome-ignore lint/suspicious/noExplicitAny: works with the tables of any release
export async function createSegmentTables(db: Kysely<any>, dialect: Dialect, id: number): Promise<void> {
  const name = postTable(id)
  await db.schema
    .createTable(name)
    .addColumn('seq', dialect === 'sqlite' ? 'integer' : 'bigint', (column) => column.primaryKey())
    .addColumn('uuid', 'text', (column) => column.notNull())
    .addColumn('published_ms', 'bigint', (column) => column.notNull())
    .addColumn('crawled_ms', 'bigint', (column) => column.notNull())
    .addColumn('updated_ms', 'bigint', (column) => column.notNull())
    .addColumn('thread_published_ms', 'bigint', (column) => column.notNull())
    .addColumn('num_chars', 'integer', (column) => column.notNull())
    .addColumn('domain_rank', 'integer')
    .addColumn('performance_score', 'integer', (column) => column.notNull())
    .addColumn('spam_score', 'real', (column) => column.notNull())
    .addColumn('rating', 'real')
    .addColumn('replies_count', 'integer', (column) => column.notNull())
    .addColumn('participants_count', 'integer', (column) => column.notNull())
    .addColumn('ord_in_thread', 'integer', (column) => column.notNull())
    .addColumn('social_likes', 'integer', (column) => column.notNull())
    .addColumn('social_shares', 'integer', (column) => column.notNull())
    .addColumn('social_comments', 'integer', (column) => column.notNull())
    .addColumn('confidence', 'real')
    .addColumn('is_copy', 'integer', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('site_type', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('sentiment', 'text', (column) => column.notNull())
    .addColumn('categories', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex(`${name}_crawled`).on(name).columns(['crawled_ms', 'seq']).execute()
  await db.schema.createIndex(`${name}_published`).on(name).columns(['published_ms', 'seq']).execute()
  await db.schema
    .createTable(bodyTable(id))
    .addColumn('seq', dialect === 'sqlite' ? 'integer' : 'bigint', (column) => column.primaryKey())
    .addColumn('core', 'text', (column) => column.notNull())
    .addColumn('enrichment', 'text', (column) => column.notNull())
    .addColumn('extra', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('cluster_id', 'text')
    .execute()
  const bands = db.schema
    .createTable(bandTable(id))
    .addColumn('band_key', 'bigint', (column) => column.notNull())
    .addColumn('seq', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${bandTable(id)}_key`, ['band_key', 'seq'])
  await (dialect === 'sqlite' ? bands.modifyEnd(sql`without rowid`) : bands).execute()
  await createTextIndex(db, dialect, definePostText(textTable(id)))
}

// biome-ignore lint/suspicious/noExplicitAny: as above
export async function dropSegmentTables(db: Kysely<any>, dialect: Dialect, id: number): Promise<void> {
  await dropTextIndex(db, dialect, definePostText(textTable(id)))
  for (const name of [bandTable(id), bodyTable(id), postTable(id)]) await db.schema.dropTable(name).execute()
}
