import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { sql } from 'kysely'

export const createMail: Migration = async (db, dialect) => {
  await db.schema
    .createTable('mail')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('message_key', 'text', (column) => column.notNull())
    .addColumn('to_address', 'text', (column) => column.notNull())
    .addColumn('to_name', 'text')
    .addColumn('subject', 'text')
    .addColumn('text', 'text')
    .addColumn('html', 'text')
    .addColumn('attachments', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('organization_id', 'bigint', (column) => column.references('organization.id'))
    .addColumn('event_id', 'bigint', (column) => column.references('event.id'))
    .addColumn('order_id', 'bigint', (column) => column.references('ticket_order.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('error', 'text')
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('sent_at_ms', 'bigint')
    .execute()
  await db.schema.createIndex('mail_organization').on('mail').columns(['organization_id', 'id']).execute()
  // Erasure looks up emails by address.
  await sql`create index mail_address on mail (lower(to_address))`.execute(db)
  await db.schema.createIndex('mail_order').on('mail').columns(['order_id', 'id']).execute()
  await db.schema.createIndex('mail_event').on('mail').columns(['event_id', 'id']).execute()
  await db.schema
    .createTable('ticket_key')
    .addColumn('event_id', 'bigint', (column) => column.primaryKey().references('event.id'))
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('private_key', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .execute()
}
