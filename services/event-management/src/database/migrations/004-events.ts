import { textColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import { createNumbered } from './numbered.ts'

export const createEvents: Migration = async (db, dialect) => {
  const text = textColumn(dialect)
  await createNumbered(db, dialect, 'event', 100_000_000_001, (table) =>
    table
      .addColumn('organization_id', 'bigint', (column) => column.notNull().references('organization.id'))
      .addColumn('organizer_id', 'bigint', (column) => column.notNull().references('organizer.id'))
      .addColumn('venue_id', 'bigint', (column) => column.references('venue.id'))
      .addColumn('name_html', 'text', required)
      .addColumn('name_text', 'text', required)
      .addColumn('name_folded', text, required)
      .addColumn('summary', 'text')
      .addColumn('description_html', 'text')
      .addColumn('zone', 'text', required)
      .addColumn('start_ms', 'bigint', required)
      .addColumn('end_ms', 'bigint', required)
      .addColumn('start_local', text, required)
      .addColumn('end_local', text, required)
      .addColumn('is_over', 'integer', zero)
      .addColumn('currency', 'text', required)
      .addColumn('state', 'text', required)
      .addColumn('created_at_ms', 'bigint', required)
      .addColumn('changed_at_ms', 'bigint', required)
      .addColumn('published_at_ms', 'bigint')
      .addColumn('publish_at_ms', 'bigint')
      .addColumn('is_online', 'integer', required)
      .addColumn('is_listed', 'integer', required)
      .addColumn('is_shareable', 'integer', required)
      .addColumn('is_invite_only', 'integer', required)
      .addColumn('shows_remaining', 'integer', required)
      .addColumn('password', 'text')
      .addColumn('hides_start_date', 'integer', required)
      .addColumn('hides_end_date', 'integer', required)
      .addColumn('capacity', 'integer')
      .addColumn('tx_time_limit_s', 'integer', required)
      .addColumn('locale', 'text', required)
      .addColumn('format_id', 'integer')
      .addColumn('category_id', 'integer')
      .addColumn('subcategory_id', 'integer')
      .addColumn('logo_id', 'bigint')
      .addColumn('series_id', 'bigint', (column) => column.references('event.id'))
      .addColumn('is_series_parent', 'integer', required)
      .addColumn('is_reserved_seating', 'integer', required)
      .addColumn('shows_pick_a_seat', 'integer', required)
      .addColumn('shows_seatmap_thumbnail', 'integer', required)
      .addColumn('shows_seatmap_colors', 'integer', required)
      .addColumn('is_adult', 'integer', required)
      .addColumn('vanity_url', 'text')
      .addColumn('source', 'text')
      .addColumn('refund_policy', 'text')
      .addColumn('external_ticketing', 'text')
      .addColumn('music', 'text')
      .addColumn('capacity_pool_id', 'bigint'),
  )
  await indexLists(db)

  await createNumbered(db, dialect, 'series_schedule', 1_000_001, (table) =>
    table
      .addColumn('event_id', 'bigint', ofEvent)
      .addColumn('recurrence_rule', 'text', required)
      .addColumn('occurrence_duration_s', 'integer', required)
      .addColumn('created_event_ids', 'text', required)
      .addColumn('created_at_ms', 'bigint', required),
  )
  await index(db, 'series_schedule', 'event', ['event_id', 'id'])

  await db.schema
    .createTable('content_page')
    .addColumn('event_id', 'bigint', ofEvent)
    .addColumn('purpose', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('access_type', 'text', required)
    .addColumn('is_published', 'integer', required)
    .addColumn('modules', 'text', required)
    .addColumn('widgets', 'text', required)
    .addColumn('created_at_ms', 'bigint', required)
    .addPrimaryKeyConstraint('content_page_key', ['event_id', 'purpose', 'version'])
    .execute()

  await db.schema
    .createTable('event_setting')
    .addColumn('event_id', 'bigint', ofEvent)
    .addColumn('kind', 'text', required)
    .addColumn('body', 'text', required)
    .addPrimaryKeyConstraint('event_setting_key', ['event_id', 'kind'])
    .execute()
}

/** Lists merge index ranges by owner, state and side of the present. */
// biome-ignore lint/suspicious/noExplicitAny: table types change after a migration
async function indexLists(db: Kysely<any>): Promise<void> {
  for (const owner of ['organization', 'organizer', 'venue', 'series']) {
    const range = [`${owner}_id`, 'state', 'is_over']
    await index(db, 'event', `${owner}_start`, [...range, 'start_ms', 'id'])
    await index(db, 'event', `${owner}_created`, [...range, 'created_at_ms', 'id'])
  }
  await index(db, 'event', 'organization_name', ['organization_id', 'state', 'is_over', 'name_folded', 'id'])
  await index(db, 'event', 'end', ['is_over', 'end_ms'])
  await index(db, 'event', 'closing', ['state', 'is_over', 'end_ms'])
}

// biome-ignore lint/suspicious/noExplicitAny: as above
function index(db: Kysely<any>, table: string, name: string, columns: string[]): Promise<void> {
  return db.schema.createIndex(`${table}_${name}`).on(table).columns(columns).execute()
}

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
const ofEvent = (column: ColumnDefinitionBuilder) => column.notNull().references('event.id')
