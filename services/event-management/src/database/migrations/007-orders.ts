import { idColumn, textColumn } from '@octavo/platform/data/columns.ts'
import type { Dialect } from '@octavo/platform/data/database.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import { createNumbered } from './numbered.ts'

export const createOrders: Migration = async (db, dialect) => {
  await createOrderTables(db, dialect)
  await createAttendees(db, dialect)
  await createMoney(db, dialect)
  await createDoor(db, dialect)
}

// biome-ignore lint/suspicious/noExplicitAny: table types change after a migration
type AnyDatabase = Kysely<any>

async function createOrderTables(db: AnyDatabase, dialect: Dialect): Promise<void> {
  await createNumbered(db, dialect, 'ticket_order', 1_000_000_001, (table) =>
    table
      .addColumn('event_id', 'bigint', (column) => column.notNull().references('event.id'))
      .addColumn('organization_id', 'bigint', required)
      .addColumn('user_id', 'bigint')
      .addColumn('status', 'text', required)
      .addColumn('created_at_ms', 'bigint', required)
      .addColumn('changed_at_ms', 'bigint', required)
      .addColumn('expires_at_ms', 'bigint')
      .addColumn('extensions', 'integer', zero)
      .addColumn('name', 'text', empty)
      .addColumn('first_name', 'text', empty)
      .addColumn('last_name', 'text', empty)
      .addColumn('email', 'text', empty)
      .addColumn('email_folded', textColumn(dialect), empty)
      .addColumn('name_key', textColumn(dialect), empty)
      .addColumn('last_name_key', textColumn(dialect), empty)
      .addColumn('promo_code', 'text')
      .addColumn('discount_id', 'bigint')
      .addColumn('affiliate', 'text')
      .addColumn('currency', 'text', required)
      .addColumn('costs', 'text', required)
      .addColumn('gross', 'bigint', required)
      .addColumn('refunded', 'bigint', zero)
      .addColumn('payment_method', 'text')
      .addColumn('payment_reference', 'text')
      .addColumn('profile', 'text', (column) => column.notNull().defaultTo('{}'))
      .addColumn('answers', 'text', required)
      .addColumn('guests', 'text', required)
      .addColumn('buyer_pool_id', 'bigint')
      .addColumn('claims', 'text', required)
      .addColumn('access_hash', 'text', required)
      .addColumn('locale', 'text', required)
      .addColumn('placed_at_ms', 'bigint'),
  )
  await index(db, 'ticket_order', 'event', ['event_id', 'id'])
  await index(db, 'ticket_order', 'event_changed', ['event_id', 'changed_at_ms', 'id'])
  await index(db, 'ticket_order', 'organization', ['organization_id', 'id'])
  await index(db, 'ticket_order', 'organization_changed', ['organization_id', 'changed_at_ms', 'id'])
  await index(db, 'ticket_order', 'user', ['user_id', 'id'])
  await index(db, 'ticket_order', 'email', ['email_folded', 'id'])
  await indexNames(db, 'ticket_order')
  await sql`create index ticket_order_expiry on ticket_order (expires_at_ms) where expires_at_ms is not null`.execute(
    db,
  )
  await db.schema
    .createTable('order_line')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('order_id', 'bigint', ofOrder)
    .addColumn('ticket_class_id', 'bigint', required)
    .addColumn('ticket_class_name', 'text', required)
    .addColumn('tier_hold_id', 'bigint')
    .addColumn('discount_id', 'bigint')
    .addColumn('quantity', 'integer', required)
    .addColumn('donation', 'bigint')
    .addColumn('delivery_method', 'text', required)
    .addColumn('costs', 'text', required)
    .addColumn('pools', 'text', required)
    .execute()
  await index(db, 'order_line', 'order', ['order_id', 'id'])
  await db.schema
    .createTable('idempotency_key')
    .addColumn('subject', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('fingerprint', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('status', 'integer')
    .addColumn('body', 'text')
    .addColumn('created_at_ms', 'bigint', required)
    .addPrimaryKeyConstraint('idempotency_key_key', ['subject', 'key'])
    .execute()
  await index(db, 'idempotency_key', 'created', ['created_at_ms'])
}

async function createAttendees(db: AnyDatabase, dialect: Dialect): Promise<void> {
  await createNumbered(db, dialect, 'attendee', 1_000_000_001, (table) =>
    table
      .addColumn('order_id', 'bigint', ofOrder)
      .addColumn('event_id', 'bigint', required)
      .addColumn('organization_id', 'bigint', required)
      .addColumn('order_line_id', 'bigint', required)
      .addColumn('ticket_class_id', 'bigint', required)
      .addColumn('ticket_class_name', 'text', required)
      .addColumn('discount_id', 'bigint')
      .addColumn('status', 'text', required)
      .addColumn('name', 'text', required)
      .addColumn('first_name', 'text', required)
      .addColumn('last_name', 'text', required)
      .addColumn('email', 'text', required)
      .addColumn('email_folded', textColumn(dialect), required)
      .addColumn('name_key', textColumn(dialect), required)
      .addColumn('last_name_key', textColumn(dialect), required)
      .addColumn('profile', 'text', required)
      .addColumn('answers', 'text', required)
      .addColumn('barcode', textColumn(dialect), (column) => column.notNull().unique())
      .addColumn('serial', 'integer', required)
      .addColumn('costs', 'text', required)
      .addColumn('currency', 'text', required)
      .addColumn('gross', 'bigint', required)
      .addColumn('pools', 'text', required)
      .addColumn('is_refunded', 'integer', zero)
      .addColumn('is_cancelled', 'integer', zero)
      .addColumn('checked_in_at_ms', 'bigint')
      .addColumn('checked_out_at_ms', 'bigint')
      .addColumn('checkin_type', 'integer', zero)
      .addColumn('delivery_method', 'text', required)
      .addColumn('affiliate', 'text')
      .addColumn('guestlist_id', 'bigint')
      .addColumn('invited_by', 'bigint')
      .addColumn('transferred_to', 'bigint')
      .addColumn('created_at_ms', 'bigint', required)
      .addColumn('changed_at_ms', 'bigint', required),
  )
  await index(db, 'attendee', 'order', ['order_id', 'id'])
  await index(db, 'attendee', 'event', ['event_id', 'id'])
  await index(db, 'attendee', 'event_changed', ['event_id', 'changed_at_ms', 'id'])
  await index(db, 'attendee', 'organization', ['organization_id', 'id'])
  await index(db, 'attendee', 'organization_changed', ['organization_id', 'changed_at_ms', 'id'])
  await index(db, 'attendee', 'ticket_class', ['ticket_class_id', 'id'])
  await index(db, 'attendee', 'email', ['email_folded', 'id'])
  await indexNames(db, 'attendee')
}

async function createMoney(db: AnyDatabase, dialect: Dialect): Promise<void> {
  await createNumbered(db, dialect, 'refund_request', 100_001, (table) =>
    table
      .addColumn('order_id', 'bigint', ofOrder)
      .addColumn('organization_id', 'bigint', required)
      .addColumn('event_id', 'bigint', required)
      .addColumn('status', 'text', required)
      .addColumn('attendee_ids', 'text', required)
      .addColumn('amount', 'bigint', required)
      .addColumn('currency', 'text', required)
      .addColumn('reason', 'text', required)
      .addColumn('message', 'text', required)
      .addColumn('from_name', 'text', required)
      .addColumn('from_email', 'text', required)
      .addColumn('created_at_ms', 'bigint', required)
      .addColumn('changed_at_ms', 'bigint', required),
  )
  await index(db, 'refund_request', 'order', ['order_id', 'id'])
  await index(db, 'refund_request', 'event', ['event_id', 'status', 'order_id'])
  await db.schema
    .createTable('money_entry')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('order_id', 'bigint', ofOrder)
    .addColumn('account', 'text', required)
    .addColumn('amount', 'bigint', required)
    .addColumn('currency', 'text', required)
    .addColumn('cause', 'text', required)
    .addColumn('at_ms', 'bigint', required)
    // Makes booking idempotent.
    .addUniqueConstraint('money_entry_once', ['order_id', 'cause', 'account'])
    .execute()
}

async function createDoor(db: AnyDatabase, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('check_in')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('attendee_id', 'bigint')
    .addColumn('event_id', 'bigint', required)
    .addColumn('kind', 'text', required)
    .addColumn('at_ms', 'bigint', required)
    .addColumn('gate', 'text', required)
    .addColumn('user_id', 'bigint')
    .addColumn('nonce', 'text')
    .addColumn('outcome', 'text', required)
    .addUniqueConstraint('check_in_nonce', ['event_id', 'nonce'])
    .execute()
  await index(db, 'check_in', 'event', ['event_id', 'id'])
  await index(db, 'check_in', 'attendee', ['attendee_id', 'id'])
  await db.schema
    .createTable('waitlist_entry')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('event_id', 'bigint', (column) => column.notNull().references('event.id'))
    .addColumn('ticket_class_id', 'bigint')
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('email_folded', 'text', required)
    .addColumn('quantity', 'integer', required)
    .addColumn('state', 'text', required)
    .addColumn('offered_order_id', 'bigint')
    .addColumn('offer_expires_at_ms', 'bigint')
    .addColumn('secret_hash', 'text', required)
    .addColumn('created_at_ms', 'bigint', required)
    .execute()
  await index(db, 'waitlist_entry', 'event', ['event_id', 'state', 'id'])
  await index(db, 'waitlist_entry', 'offer', ['state', 'offer_expires_at_ms'])
}

/** For searches for people in an event or an organization. Orders that are not placed have no names yet. */
async function indexNames(db: AnyDatabase, table: string): Promise<void> {
  for (const scope of ['event', 'organization'])
    for (const key of ['name', 'last_name'])
      await sql`create index ${sql.ref(`${table}_${scope}_${key}`)} on ${sql.table(table)} (${sql.ref(`${scope}_id`)}, ${sql.ref(`${key}_key`)}) where ${sql.ref(`${key}_key`)} <> ''`.execute(
        db,
      )
}

function index(db: AnyDatabase, table: string, name: string, columns: string[]): Promise<void> {
  return db.schema.createIndex(`${table}_${name}`).on(table).columns(columns).execute()
}

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
const empty = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('')
const ofOrder = (column: ColumnDefinitionBuilder) => column.notNull().references('ticket_order.id')
