import { textColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { createNumbered } from './numbered.ts'

export const createInvitations: Migration = async (db, dialect) => {
  await createNumbered(db, dialect, 'invitation', 950_000_001, (table) =>
    table
      .addColumn('event_id', 'bigint', (column) => column.notNull().references('event.id'))
      .addColumn('organization_id', 'bigint', (column) => column.notNull())
      .addColumn('pool_id', 'bigint', (column) => column.notNull().references('pool.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_folded', textColumn(dialect), (column) => column.notNull())
      .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_by', 'bigint')
      .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
      .addColumn('expires_at_ms', 'bigint')
      .addColumn('revoked_at_ms', 'bigint'),
  )
  await db.schema.createIndex('invitation_event').on('invitation').columns(['event_id', 'id']).execute()
  await db.schema
    .createIndex('invitation_organization')
    .on('invitation')
    .columns(['organization_id', 'created_at_ms'])
    .execute()
  await db.schema.createIndex('invitation_email').on('invitation').columns(['email_folded', 'id']).execute()
  await db.schema.alterTable('ticket_order').addColumn('invitation_id', 'bigint').execute()
}
