import { textColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { dated, numbered, ofMedia } from './001-media.ts'

export const createShelves: Migration = async (db, dialect) => {
  const text = textColumn(dialect)
  await dated(numbered(db, dialect, 'genre'))
    .addColumn('slug', text, (column) => column.notNull().unique())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('description', 'text')
    .execute()
  await dated(numbered(db, dialect, 'category'))
    .addColumn('slug', text, (column) => column.notNull().unique())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('nsfw', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('parent_id', 'bigint', (column) => column.references('category.id'))
    .addColumn('child_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('total_media_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('category_parent').on('category').column('parent_id').execute()
  for (const shelf of ['genre', 'category']) {
    const [table, key] = [`media_${shelf}`, `${shelf}_id`]
    await ofMedia(db.schema.createTable(table))
      .addColumn(key, 'bigint', (column) => column.notNull().references(`${shelf}.id`).onDelete('cascade'))
      .addPrimaryKeyConstraint(`${table}_key`, ['media_type', 'media_id', key])
      .execute()
    await db.schema.createIndex(`${table}_of`).on(table).columns([key, 'media_type', 'media_id']).execute()
  }

  await dated(numbered(db, dialect, 'streamer'))
    .addColumn('site_name', text, (column) => column.notNull().unique())
    .addColumn('streaming_links_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await dated(ofMedia(numbered(db, dialect, 'streaming_link')))
    .addColumn('streamer_id', 'bigint', (column) =>
      column.notNull().references('streamer.id').onDelete('cascade'),
    )
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('subs', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('dubs', 'text', (column) => column.notNull().defaultTo('[]'))
    .addUniqueConstraint('streaming_link_key', ['media_type', 'media_id', 'streamer_id', 'url'])
    .execute()
  await db.schema
    .createIndex('streaming_link_streamer')
    .on('streaming_link')
    .columns(['streamer_id', 'media_type', 'media_id'])
    .execute()
  await dated(numbered(db, dialect, 'video'))
    .addColumn('episode_id', 'bigint', (column) =>
      column.notNull().references('episode.id').onDelete('cascade'),
    )
    .addColumn('streamer_id', 'bigint', (column) =>
      column.notNull().references('streamer.id').onDelete('cascade'),
    )
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('embed_data', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('sub_lang', 'text')
    .addColumn('dub_lang', 'text')
    .execute()
  await db.schema.createIndex('video_episode').on('video').column('episode_id').execute()
  await db.schema.createIndex('video_streamer').on('video').column('streamer_id').execute()
}
