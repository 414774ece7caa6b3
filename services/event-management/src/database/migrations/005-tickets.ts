import { textColumn } from '@octavo/platform/data/columns.ts'
import type { Dialect } from '@octavo/platform/data/database.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import { createNumbered } from './numbered.ts'

export const createTickets: Migration = async (db, dialect) => {
  await createTicketClasses(db, dialect)
  await createTiers(db, dialect)
  await createDiscounts(db, dialect)
  await createQuestions(db, dialect)
  await createGroups(db, dialect)
  await createTextOverrides(db)
}

// biome-ignore lint/suspicious/noExplicitAny: table types change after a migration
type AnyDatabase = Kysely<any>

async function createTicketClasses(db: AnyDatabase, dialect: Dialect): Promise<void> {
  await createNumbered(db, dialect, 'ticket_class', 500_000_001, (table) =>
    table
      .addColumn('event_id', 'bigint', ofEvent)
      .addColumn('pool_id', 'bigint', required)
      .addColumn('name', 'text', required)
      .addColumn('description', 'text')
      .addColumn('sorting', 'integer', zero)
      .addColumn('category', 'text', required)
      .addColumn('is_donation', 'integer', required)
      .addColumn('is_free', 'integer', required)
      .addColumn('cost', 'bigint')
      .addColumn('includes_fee', 'integer', zero)
      .addColumn('splits_fee', 'integer', zero)
      .addColumn('minimum_quantity', 'integer', required)
      .addColumn('maximum_quantity', 'integer')
      .addColumn('capacity', 'bigint')
      .addColumn('sales_start_ms', 'bigint')
      .addColumn('sales_end_ms', 'bigint')
      .addColumn('sales_end_relative', 'text')
      .addColumn('sales_start_after', 'bigint')
      .addColumn('is_hidden', 'integer', zero)
      .addColumn('auto_hides', 'integer', zero)
      .addColumn('auto_hide_before_ms', 'bigint')
      .addColumn('auto_hide_after_ms', 'bigint')
      .addColumn('hides_description', 'integer', zero)
      .addColumn('hides_sale_dates', 'integer', zero)
      .addColumn('has_pdf_ticket', 'integer', required)
      .addColumn('order_confirmation_message', 'text')
      .addColumn('sales_channels', 'text', required)
      .addColumn('delivery_methods', 'text', required)
      .addColumn('inventory_tier_id', 'bigint')
      .addColumn('image_id', 'bigint')
      .addColumn('parent_id', 'bigint')
      .addColumn('created_at_ms', 'bigint', required)
      .addColumn('changed_at_ms', 'bigint', required)
      .addColumn('deleted_at_ms', 'bigint'),
  )
  await sql`create index ticket_class_event on ticket_class (event_id, sorting, id) where deleted_at_ms is null`.execute(
    db,
  )
  await sql`create index ticket_class_parent on ticket_class (parent_id) where parent_id is not null`.execute(
    db,
  )
}

async function createTiers(db: AnyDatabase, dialect: Dialect): Promise<void> {
  await createNumbered(db, dialect, 'inventory_tier', 600_000_001, (table) =>
    table
      .addColumn('event_id', 'bigint', ofEvent)
      .addColumn('pool_id', 'bigint', required)
      .addColumn('name', 'text', required)
      .addColumn('number', 'integer', required)
      .addColumn('seatmap_number', 'integer', zero)
      .addColumn('sort_order', 'integer', zero)
      .addColumn('color', 'text')
      .addColumn('image_id', 'bigint')
      .addColumn('counts_against_event_capacity', 'integer', required)
      .addColumn('created_at_ms', 'bigint', required)
      .addColumn('changed_at_ms', 'bigint', required)
      .addColumn('deleted_at_ms', 'bigint'),
  )
  await sql`create index inventory_tier_event on inventory_tier (event_id, sort_order, id) where deleted_at_ms is null`.execute(
    db,
  )
  await createNumbered(db, dialect, 'tier_hold', 700_000_001, (table) =>
    table
      .addColumn('event_id', 'bigint', ofEvent)
      .addColumn('tier_id', 'bigint')
      .addColumn('pool_id', 'bigint', required)
      .addColumn('name', 'text', required)
      .addColumn('abbreviation', 'text')
      .addColumn('sort_order', 'integer', zero)
      .addColumn('color', 'text')
      .addColumn('created_at_ms', 'bigint', required)
      .addColumn('deleted_at_ms', 'bigint'),
  )
  await sql`create index tier_hold_event on tier_hold (event_id, sort_order, id) where deleted_at_ms is null`.execute(
    db,
  )
}

async function createDiscounts(db: AnyDatabase, dialect: Dialect): Promise<void> {
  await createNumbered(db, dialect, 'discount', 800_000_001, (table) =>
    table
      .addColumn('organization_id', 'bigint', ofOrganization)
      .addColumn('event_id', 'bigint', (column) => column.references('event.id').onDelete('cascade'))
      .addColumn('pool_id', 'bigint', required)
      .addColumn('kind', 'text', required)
      .addColumn('code', 'text', required)
      .addColumn('code_folded', textColumn(dialect), required)
      .addColumn('amount_off', 'text')
      .addColumn('percent_off', 'text')
      .addColumn('applies_to', 'text', required)
      .addColumn('ticket_class_ids', 'text')
      .addColumn('ticket_group_id', 'bigint')
      .addColumn('hold_ids', 'text')
      .addColumn('start_local', 'text')
      .addColumn('start_relative_s', 'bigint')
      .addColumn('end_local', 'text')
      .addColumn('end_relative_s', 'bigint')
      .addColumn('created_at_ms', 'bigint', required)
      .addColumn('changed_at_ms', 'bigint', required)
      .addColumn('deleted_at_ms', 'bigint'),
  )
  // A code is unique per event. Codes of the organization have lower precedence.
  await sql`create unique index discount_event_code on discount (event_id, code_folded)
    where deleted_at_ms is null and event_id is not null`.execute(db)
  await sql`create unique index discount_wide_code on discount (organization_id, code_folded)
    where deleted_at_ms is null and event_id is null`.execute(db)
  await sql`create index discount_organization on discount (organization_id, id) where deleted_at_ms is null`.execute(
    db,
  )
}

async function createQuestions(db: AnyDatabase, dialect: Dialect): Promise<void> {
  await createNumbered(db, dialect, 'question', 24_000_001, (table) =>
    table
      .addColumn('event_id', 'bigint', ofEvent)
      .addColumn('canned_id', 'text')
      .addColumn('html', 'text', required)
      .addColumn('type', 'text', required)
      .addColumn('is_required', 'integer', zero)
      .addColumn('is_included', 'integer', required)
      .addColumn('respondent', 'text', required)
      .addColumn('waiver', 'text')
      .addColumn('sorting', 'integer', zero)
      .addColumn('shows_on_order', 'integer', zero)
      .addColumn('ticket_class_ids', 'text')
      .addColumn('parent_id', 'bigint')
      .addColumn('parent_choice_id', 'bigint')
      .addColumn('created_at_ms', 'bigint', required)
      .addColumn('deleted_at_ms', 'bigint'),
  )
  await sql`create index question_event on question (event_id, sorting, id) where deleted_at_ms is null`.execute(
    db,
  )
  await sql`create unique index question_canned on question (event_id, canned_id) where canned_id is not null`.execute(
    db,
  )
  await createNumbered(db, dialect, 'question_choice', 66_000_001, (table) =>
    table
      .addColumn('question_id', 'bigint', (column) =>
        column.notNull().references('question.id').onDelete('cascade'),
      )
      .addColumn('pool_id', 'bigint', required)
      .addColumn('html', 'text', required)
      .addColumn('sorting', 'integer', zero),
  )
  await db.schema
    .createIndex('question_choice_question')
    .on('question_choice')
    .columns(['question_id', 'sorting', 'id'])
    .execute()
}

async function createGroups(db: AnyDatabase, dialect: Dialect): Promise<void> {
  await createNumbered(db, dialect, 'ticket_group', 900_001, (table) =>
    table
      .addColumn('organization_id', 'bigint', ofOrganization)
      .addColumn('name', 'text', required)
      .addColumn('status', 'text', required)
      .addColumn('created_at_ms', 'bigint', required)
      .addColumn('changed_at_ms', 'bigint', required),
  )
  await db.schema
    .createIndex('ticket_group_organization')
    .on('ticket_group')
    .columns(['organization_id', 'id'])
    .execute()
  await db.schema
    .createTable('ticket_group_class')
    .addColumn('ticket_group_id', 'bigint', (column) =>
      column.notNull().references('ticket_group.id').onDelete('cascade'),
    )
    .addColumn('ticket_class_id', 'bigint', (column) =>
      column.notNull().references('ticket_class.id').onDelete('cascade'),
    )
    .addColumn('event_id', 'bigint', ofEvent)
    .addPrimaryKeyConstraint('ticket_group_class_key', ['ticket_group_id', 'ticket_class_id'])
    .execute()
  await db.schema
    .createIndex('ticket_group_class_class')
    .on('ticket_group_class')
    .column('ticket_class_id')
    .execute()
}

async function createTextOverrides(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('text_override')
    .addColumn('organization_id', 'bigint', ofOrganization)
    .addColumn('scope', 'text', required)
    .addColumn('subject_id', 'bigint', required)
    .addColumn('locale', 'text', required)
    .addColumn('text_code', 'text', required)
    .addColumn('message', 'text')
    .addColumn('message_code', 'text')
    .addColumn('changed_at_ms', 'bigint', required)
    .addPrimaryKeyConstraint('text_override_key', [
      'organization_id',
      'scope',
      'subject_id',
      'locale',
      'text_code',
    ])
    .execute()
}

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
const ofEvent = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('event.id').onDelete('cascade')
const ofOrganization = (column: ColumnDefinitionBuilder) => column.notNull().references('organization.id')
