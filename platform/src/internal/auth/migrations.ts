import { type Kysely, sql } from 'kysely'
import { idColumn } from '../../data/columns.ts'
import type { Dialect } from '../../data/database.ts'
import type { MigrationSet } from '../../data/migrate.ts'
import { createOAuthTables, indexExpiry, indexRevocation } from './oauth/migrations.ts'

export const authMigrations: MigrationSet = {
  set: 'octavo-auth',
  steps: {
    '001-users-and-tokens': createUsersAndTokens,
    '002-oauth': createOAuthTables,
    '003-expiry': indexExpiry,
    '004-revocation': indexRevocation,
    '005-live-tokens': indexLiveTokens,
  },
}

/** Lists and limits do not count revoked tokens, of which a user can have very many. */
async function indexLiveTokens(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('octavo_token_live')
    .on('octavo_token')
    .columns(['user_id', 'id'])
    .where(sql.ref('revoked_at_ms'), 'is', null)
    .execute()
}

async function createUsersAndTokens(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('octavo_user')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('login', 'text', (column) => column.notNull())
    .addColumn('login_folded', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('suspended_at_ms', 'bigint')
    .execute()

  await db.schema
    .createTable('octavo_password')
    .addColumn('user_id', 'bigint', (column) => column.primaryKey().references('octavo_user.id'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('changed_at_ms', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('octavo_token')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
    .addColumn('prefix', 'text', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.references('octavo_user.id'))
    .addColumn('app_id', 'bigint')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('expires_at_ms', 'bigint')
    .addColumn('revoked_at_ms', 'bigint')
    .addColumn('last_used_at_ms', 'bigint')
    .execute()
  await db.schema.createIndex('octavo_token_user').on('octavo_token').columns(['user_id', 'id']).execute()
}
