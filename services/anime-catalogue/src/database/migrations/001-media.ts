import { idColumn, textColumn } from '@octavo/platform/data/columns.ts'
import type { Dialect } from '@octavo/platform/data/database.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { type CreateTableBuilder, type Kysely, sql } from 'kysely'

export const createMedia: Migration = async (db, dialect) => {
  const text = textColumn(dialect)
  await db.schema
    .createTable('catalogue')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('generation', 'bigint', (column) => column.notNull())
    .execute()
  await sql`insert into catalogue (id, generation) values (1, 1)`.execute(db)

  await mediaTable(db, dialect, 'anime')
    .addColumn('episode_count', 'integer')
    .addColumn('episode_length', 'integer')
    .addColumn('total_length', 'integer')
    .addColumn('youtube_video_id', 'text')
    .execute()
  await mediaTable(db, dialect, 'manga')
    .addColumn('chapter_count', 'integer')
    .addColumn('volume_count', 'integer')
    .addColumn('serialization', 'text')
    .execute()
  for (const table of ['anime', 'manga']) await indexMedia(db, table)
  await sql`create index anime_season on anime (season_year, season, id)`.execute(db)

  await ofMedia(db.schema.createTable('removed_media'))
    .addColumn('removed_in', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('removed_media_in').on('removed_media').column('removed_in').execute()
  await ofMedia(db.schema.createTable('media_slug'))
    .addColumn('slug', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('media_slug_key', ['media_type', 'slug'])
    .execute()

  await dated(ofMedia(numbered(db, dialect, 'episode')))
    .addColumn('season_number', 'integer')
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('relative_number', 'integer')
    .addColumn('titles', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('canonical_title', text)
    .addColumn('description', 'text')
    .addColumn('airdate', text)
    .addColumn('length', 'integer')
    .addColumn('thumbnail_hash', 'text')
    .addUniqueConstraint('episode_number', ['media_type', 'media_id', 'number'])
    .execute()

  await dated(numbered(db, dialect, 'mapping'))
    .addColumn('external_site', text, (column) => column.notNull())
    .addColumn('external_id', text, (column) => column.notNull())
    .addColumn('item_type', 'text', (column) => column.notNull())
    .addColumn('item_id', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('mapping_site', ['external_site', 'external_id', 'item_type'])
    .execute()
  await db.schema
    .createIndex('mapping_item')
    .on('mapping')
    .columns(['item_type', 'item_id', 'external_site'])
    .execute()

  await dated(numbered(db, dialect, 'media_relationship'))
    .addColumn('role', text, (column) => column.notNull())
    .addColumn('source_type', 'text', (column) => column.notNull())
    .addColumn('source_id', 'bigint', (column) => column.notNull())
    .addColumn('destination_type', 'text', (column) => column.notNull())
    .addColumn('destination_id', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('media_relationship_key', [
      'source_type',
      'source_id',
      'destination_type',
      'destination_id',
      'role',
    ])
    .execute()
  await db.schema
    .createIndex('media_relationship_destination')
    .on('media_relationship')
    .columns(['destination_type', 'destination_id'])
    .execute()

  await dated(numbered(db, dialect, 'franchise'))
    .addColumn('slug', text, (column) => column.notNull().unique())
    .addColumn('titles', 'text', (column) => column.notNull())
    .addColumn('canonical_title', text, (column) => column.notNull())
    .execute()
  await dated(ofMedia(numbered(db, dialect, 'installment')))
    .addColumn('franchise_id', 'bigint', (column) =>
      column.notNull().references('franchise.id').onDelete('cascade'),
    )
    .addColumn('tag', text, (column) => column.notNull())
    .addColumn('position', 'integer')
    .addUniqueConstraint('installment_key', ['media_type', 'media_id', 'franchise_id'])
    .execute()
  await db.schema
    .createIndex('installment_franchise')
    .on('installment')
    .columns(['franchise_id', 'position'])
    .execute()
  await dated(ofMedia(numbered(db, dialect, 'quote')))
    .addColumn('character_id', 'bigint')
    .addColumn('content', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('quote_media').on('quote').columns(['media_type', 'media_id']).execute()
  await db.schema.createIndex('quote_character').on('quote').column('character_id').execute()
}

// biome-ignore lint/suspicious/noExplicitAny: a migration knows no tables
export type AnyDatabase = Kysely<any>
type Table = CreateTableBuilder<string, string>

export function numbered(db: AnyDatabase, dialect: Dialect, name: string): Table {
  return db.schema.createTable(name).addColumn('id', ...idColumn(dialect))
}

export function dated(table: Table): Table {
  return table
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('updated_at_ms', 'bigint', (column) => column.notNull())
}

export function ofMedia(table: Table): Table {
  return table
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('media_id', 'bigint', (column) => column.notNull())
}

function mediaTable(db: AnyDatabase, dialect: Dialect, name: string): Table {
  const text = textColumn(dialect)
  return dated(db.schema.createTable(name))
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('slug', text, (column) => column.notNull().unique())
    .addColumn('description', 'text')
    .addColumn('cover_image_top_offset', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('titles', 'text', (column) => column.notNull())
    .addColumn('canonical_title', text, (column) => column.notNull())
    .addColumn('abbreviated_titles', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('synonyms', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('start_date', text)
    .addColumn('end_date', text)
    .addColumn('next_release_ms', 'bigint')
    .addColumn('status_override', 'text')
    .addColumn('season', 'text')
    .addColumn('season_year', 'integer')
    .addColumn('year', 'integer')
    .addColumn('age_rating', text)
    .addColumn('age_rating_guide', text)
    .addColumn('subtype', text)
    .addColumn('weight', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('user_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('favorites_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('rating_sum', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('rating_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('rating_frequencies', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('average_rating', 'integer')
    .addColumn('popularity_rank', 'integer')
    .addColumn('rating_rank', 'integer')
    .addColumn('poster_hash', 'text')
    .addColumn('cover_hash', 'text')
    .addColumn('changed_in', 'bigint', (column) => column.notNull())
}

/** Indexes for orders that clients use to page through thousands of works, in both directions; nulls last. */
async function indexMedia(db: AnyDatabase, table: string): Promise<void> {
  const indexedSorts = [
    'start_date',
    'average_rating',
    'popularity_rank',
    'rating_rank',
    'user_count',
    'updated_at_ms',
  ]
  for (const column of indexedSorts)
    for (const direction of ['asc', 'desc']) {
      const name = sql.id(`${table}_${column}_${direction}`)
      const key = sql.id(column)
      await sql`create index ${name} on ${sql.table(table)} ((${key} is null), ${key} ${sql.raw(direction)}, id)`.execute(
        db,
      )
    }
  for (const column of ['canonical_title', 'user_count', 'updated_at_ms', 'changed_in', 'year'])
    await db.schema.createIndex(`${table}_${column}`).on(table).columns([column, 'id']).execute()
}
