import { textColumn } from '@octavo/platform/data/columns.ts'
import type { Dialect } from '@octavo/platform/data/database.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { createTextIndex } from '@octavo/platform/search/text-index.ts'
import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import { listingText } from '../listing-text.ts'
import { createNumbered } from './numbered.ts'

export const createListings: Migration = async (db, dialect) => {
  await createListingTable(db, dialect)
  await createListingIndexes(db)
  await createTextIndex(db, dialect, listingText)
  await db.schema
    .createTable('postal_place')
    .addColumn('country', textColumn(dialect), required)
    .addColumn('code', textColumn(dialect), required)
    .addColumn('name', 'text', required)
    .addColumn('region', 'text')
    .addColumn('latitude', 'double precision', required)
    .addColumn('longitude', 'double precision', required)
    .addPrimaryKeyConstraint('postal_place_key', ['code', 'country'])
    .execute()
  await createNumbered(db, dialect, 'collection', 1_000_001, (table) =>
    table
      .addColumn('organization_id', 'bigint', (column) => column.notNull().references('organization.id'))
      .addColumn('name', 'text', required)
      .addColumn('summary', 'text')
      .addColumn('created_at_ms', 'bigint', required),
  )
  await db.schema
    .createTable('collection_event')
    .addColumn('collection_id', 'bigint', (column) => column.notNull().references('collection.id'))
    .addColumn('event_id', 'bigint', (column) => column.notNull().references('event.id'))
    .addPrimaryKeyConstraint('collection_event_key', ['collection_id', 'event_id'])
    .execute()
  await db.schema.createIndex('collection_event_event').on('collection_event').column('event_id').execute()
}

// biome-ignore lint/suspicious/noExplicitAny: table types change after a migration
export async function createListingTable(db: Kysely<any>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('listing')
    .addColumn('event_id', dialect === 'sqlite' ? 'integer' : 'bigint', (column) => column.primaryKey())
    .addColumn('organization_id', 'bigint', required)
    .addColumn('organizer_id', 'bigint', required)
    .addColumn('series_id', 'bigint')
    .addColumn('start_ms', 'bigint', required)
    .addColumn('end_ms', 'bigint', required)
    .addColumn('changed_at_ms', 'bigint', required)
    .addColumn('category_id', 'integer')
    .addColumn('subcategory_id', 'integer')
    .addColumn('format_id', 'integer')
    .addColumn('is_online', 'integer', required)
    .addColumn('is_adult', 'integer', required)
    .addColumn('is_free', 'integer', required)
    .addColumn('sales_start_ms', 'bigint', required)
    .addColumn('sales_end_ms', 'bigint', required)
    .addColumn('relist_at_ms', 'bigint')
    .addColumn('latitude', 'double precision')
    .addColumn('longitude', 'double precision')
    .addColumn('x', 'double precision')
    .addColumn('y', 'double precision')
    .addColumn('z', 'double precision')
    .addColumn('region_cell', 'integer')
    .addColumn('area_cell', 'integer')
    .addColumn('street_cell', 'integer')
    .execute()
}

/** A separate step, since bulk loading is much faster than row by row. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export async function createListingIndexes(db: Kysely<any>): Promise<void> {
  await index(db, 'start', ['start_ms', 'event_id'])
  // Each range of these indexes is sorted by start, as most searches are.
  for (const owner of ['category_id', 'organizer_id', 'organization_id', 'region_cell', 'area_cell'])
    await index(db, owner, [owner, 'start_ms', 'event_id'])
  await index(db, 'street_cell', ['street_cell'])
  await index(db, 'changed', ['changed_at_ms'])
  await index(db, 'end', ['end_ms'])
  await sql`create index listing_series on listing (series_id, start_ms, event_id) where series_id is not null`.execute(
    db,
  )
  await sql`create index listing_relist on listing (relist_at_ms) where relist_at_ms is not null`.execute(db)
}

// biome-ignore lint/suspicious/noExplicitAny: as above
function index(db: Kysely<any>, name: string, columns: string[]): Promise<void> {
  return db.schema.createIndex(`listing_${name}`).on('listing').columns(columns).execute()
}

const required = (column: ColumnDefinitionBuilder) => column.notNull()
