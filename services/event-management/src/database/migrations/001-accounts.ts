import { userId } from '@octavo/platform/auth/user-table.ts'
import { textColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { createNumbered } from './numbered.ts'

export const createAccounts: Migration = async (db, dialect) => {
  const text = textColumn(dialect)
  await db.schema
    .createTable('profile')
    .addColumn('user_id', 'bigint', (column) => column.primaryKey().references(userId))
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_folded', text, (column) => column.notNull())
    .addColumn('is_email_verified', 'integer', (column) => column.notNull())
    .addColumn('image_id', 'bigint')
    .addColumn('is_public', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('profile_email').on('profile').column('email_folded').execute()

  await createNumbered(db, dialect, 'organization', 100_000_000_001, (table) =>
    table
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('vertical', 'text', (column) => column.notNull())
      .addColumn('image_id', 'bigint')
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('owner_id', 'bigint', (column) => column.notNull().references(userId))
      .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
      .addColumn('changed_at_ms', 'bigint', (column) => column.notNull()),
  )
  await db.schema.createIndex('organization_owner').on('organization').column('owner_id').execute()

  await db.schema
    .createTable('member')
    .addColumn('organization_id', 'bigint', (column) => column.notNull().references('organization.id'))
    .addColumn('user_id', 'bigint', (column) => column.notNull().references(userId))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('member_key', ['organization_id', 'user_id'])
    .execute()
  await db.schema.createIndex('member_user').on('member').columns(['user_id', 'organization_id']).execute()

  await db.schema
    .createTable('service_secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute()
}
