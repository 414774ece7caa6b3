import type { Migration } from '@octavo/platform/data/migrate.ts'
import { sql } from 'kysely'

export const limitHolds: Migration = async (db) => {
  await db.schema
    .alterTable('ticket_order')
    .addColumn('hold_until_ms', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update ticket_order set hold_until_ms = coalesce(expires_at_ms, 0)`.execute(db)
  for (const column of ['mailbox', 'client_key'])
    await db.schema
      .alterTable('ticket_order')
      .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
      .execute()
  await db.schema
    .alterTable('ticket_order')
    .addColumn('is_email_confirmed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update ticket_order set mailbox = email_folded where status = 'pending'`.execute(db)
  for (const column of ['mailbox', 'client_key'])
    await sql`create index ${sql.ref(`ticket_order_unpaid_${column}`)} on ticket_order (event_id, ${sql.ref(column)}) where status = 'pending'`.execute(
      db,
    )

  await db.schema.alterTable('waitlist_entry').addColumn('skipped_at_ms', 'bigint').execute()
  await db.schema
    .alterTable('waitlist_entry')
    .addColumn('client_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`update waitlist_entry set state = 'left' where state = 'waiting' and exists (
    select 1 from waitlist_entry as other where other.event_id = waitlist_entry.event_id
      and other.email_folded = waitlist_entry.email_folded
      and coalesce(other.ticket_class_id, 0) = coalesce(waitlist_entry.ticket_class_id, 0)
      and (other.state = 'offered' or (other.state = 'waiting' and other.id < waitlist_entry.id)))`.execute(
    db,
  )
  await sql`update waitlist_entry set state = 'lapsed' where state = 'offered' and exists (
    select 1 from waitlist_entry as other where other.event_id = waitlist_entry.event_id
      and other.email_folded = waitlist_entry.email_folded
      and coalesce(other.ticket_class_id, 0) = coalesce(waitlist_entry.ticket_class_id, 0)
      and other.state = 'offered' and other.id > waitlist_entry.id)`.execute(db)
  await sql`create unique index waitlist_entry_live on waitlist_entry
    (event_id, email_folded, coalesce(ticket_class_id, 0)) where state in ('waiting', 'offered')`.execute(db)
  await sql`create index waitlist_entry_order on waitlist_entry (offered_order_id)
    where offered_order_id is not null`.execute(db)
  await db.schema
    .createIndex('waitlist_entry_client')
    .on('waitlist_entry')
    .columns(['event_id', 'client_key', 'created_at_ms'])
    .execute()

  await db.schema
    .createTable('mail_quota')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('window_ms', 'bigint', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('mail_quota_pk', ['subject', 'window_ms'])
    .execute()
  await db.schema.createIndex('mail_quota_window').on('mail_quota').column('window_ms').execute()
}
