import { userId } from '@octavo/platform/auth/user-table.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { createNumbered } from './numbered.ts'

export const createMediaAndPlaces: Migration = async (db, dialect) => {
  await createNumbered(db, dialect, 'media', 400_000_001, (table) =>
    table
      .addColumn('user_id', 'bigint', (column) => column.notNull().references(userId))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('upload_token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('blob', 'text')
      .addColumn('cropped_blob', 'text')
      .addColumn('content_type', 'text')
      .addColumn('width', 'integer')
      .addColumn('height', 'integer')
      .addColumn('crop', 'text')
      .addColumn('edge_color', 'text')
      .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
      .addColumn('changed_at_ms', 'bigint', (column) => column.notNull()),
  )
  await db.schema.createIndex('media_user').on('media').columns(['user_id', 'id']).execute()
  await db.schema.createIndex('media_state').on('media').columns(['state', 'created_at_ms']).execute()
  // Deleting an image looks up other rows that share its blob.
  await db.schema.createIndex('media_blob').on('media').column('blob').execute()
  await db.schema.createIndex('media_cropped_blob').on('media').column('cropped_blob').execute()

  await createNumbered(db, dialect, 'organizer', 20_000_000_001, (table) =>
    table
      .addColumn('organization_id', 'bigint', (column) => column.notNull().references('organization.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('description_html', 'text')
      .addColumn('long_description_html', 'text')
      .addColumn('logo_id', 'bigint', (column) => column.references('media.id'))
      .addColumn('website', 'text')
      .addColumn('twitter', 'text')
      .addColumn('facebook', 'text')
      .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
      .addColumn('changed_at_ms', 'bigint', (column) => column.notNull()),
  )
  await db.schema
    .createIndex('organizer_organization')
    .on('organizer')
    .columns(['organization_id', 'id'])
    .execute()

  await createNumbered(db, dialect, 'venue', 30_000_001, (table) =>
    table
      .addColumn('organization_id', 'bigint', (column) => column.notNull().references('organization.id'))
      .addColumn('organizer_id', 'bigint', (column) => column.references('organizer.id').onDelete('set null'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('age_restriction', 'text')
      .addColumn('capacity', 'integer')
      .addColumn('address_1', 'text')
      .addColumn('address_2', 'text')
      .addColumn('city', 'text')
      .addColumn('region', 'text')
      .addColumn('postal_code', 'text')
      .addColumn('country', 'text')
      .addColumn('latitude', 'double precision')
      .addColumn('longitude', 'double precision')
      .addColumn('google_place_id', 'text')
      .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
      .addColumn('changed_at_ms', 'bigint', (column) => column.notNull()),
  )
  await db.schema.createIndex('venue_organization').on('venue').columns(['organization_id', 'id']).execute()
  await db.schema.createIndex('venue_organizer').on('venue').column('organizer_id').execute()
}
