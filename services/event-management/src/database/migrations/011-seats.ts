import type { Migration } from '@octavo/platform/data/migrate.ts'
import { sql } from 'kysely'
import { createNumbered } from './numbered.ts'

export const createSeats: Migration = async (db, dialect) => {
  await db.schema
    .createTable('seat_map')
    .addColumn('event_id', 'bigint', (column) => column.primaryKey().references('event.id'))
    .addColumn('organization_id', 'bigint', (column) => column.notNull())
    .addColumn('venue_id', 'bigint')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('changed_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('seat_map_organization')
    .on('seat_map')
    .columns(['organization_id', 'event_id'])
    .execute()

  await createNumbered(db, dialect, 'seat_section', 800_000_001, (table) =>
    table
      .addColumn('event_id', 'bigint', (column) => column.notNull().references('event.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('ticket_class_id', 'bigint', (column) => column.notNull().references('ticket_class.id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addUniqueConstraint('seat_section_position', ['event_id', 'position']),
  )

  await createNumbered(db, dialect, 'seat', 900_000_001, (table) =>
    table
      .addColumn('event_id', 'bigint', (column) => column.notNull().references('event.id'))
      .addColumn('section_id', 'bigint', (column) => column.notNull().references('seat_section.id'))
      .addColumn('ticket_class_id', 'bigint', (column) => column.notNull())
      .addColumn('row_name', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('free'))
      .addColumn('order_id', 'bigint')
      .addColumn('attendee_id', 'bigint', (column) => column.unique())
      .addUniqueConstraint('seat_place', ['event_id', 'place'])
      .addCheckConstraint(
        'seat_taken_by_somebody',
        sql`(order_id is null) = (state in ('free', 'blocked')) and (attendee_id is null or order_id is not null)`,
      )
      .addCheckConstraint('seat_sold_to_somebody', sql`state <> 'sold' or attendee_id is not null`),
  )
  await db.schema
    .createIndex('seat_class')
    .on('seat')
    .columns(['ticket_class_id', 'state', 'place'])
    .execute()
  await db.schema.createIndex('seat_section_place').on('seat').columns(['section_id', 'place']).execute()
  await sql`create index seat_order on seat (order_id) where order_id is not null`.execute(db)
}
