import type { Kysely } from 'kysely'
import { idColumn } from '../../../data/columns.ts'
import type { Dialect } from '../../../data/database.ts'

/** Indexes for the sweep, which also finds out whether a grant is in use. */
export async function indexExpiry(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('octavo_refresh_token')
    .addColumn('reuses', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('octavo_token_expiry').on('octavo_token').column('expires_at_ms').execute()
  await db.schema.dropIndex('octavo_refresh_token_expiry').execute()
  await db.schema
    .createIndex('octavo_refresh_token_expiry')
    .on('octavo_refresh_token')
    .columns(['expires_at_ms', 'used_at_ms'])
    .execute()
  for (const table of ['octavo_code', 'octavo_refresh_token'])
    await db.schema.createIndex(`${table}_grant`).on(table).column('grant_id').execute()
}

/** Indexes for the sweep of what was revoked. */
export async function indexRevocation(db: Kysely<unknown>): Promise<void> {
  for (const table of ['octavo_token', 'octavo_grant'])
    await db.schema.createIndex(`${table}_revocation`).on(table).column('revoked_at_ms').execute()
}

export async function createOAuthTables(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('octavo_app')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('client_id', 'text', (column) => column.notNull().unique())
    .addColumn('secret_hash', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('homepage', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'bigint', (column) => column.references('octavo_user.id'))
    .addColumn('redirect_uris', 'text', (column) => column.notNull())
    .addColumn('allows_implicit', 'integer', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('octavo_grant')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('app_id', 'bigint', (column) => column.references('octavo_app.id'))
    .addColumn('user_id', 'bigint', (column) => column.notNull().references('octavo_user.id'))
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at_ms', 'bigint')
    .execute()
  await db.schema.createIndex('octavo_grant_user').on('octavo_grant').columns(['user_id', 'app_id']).execute()

  await db.schema.alterTable('octavo_token').addColumn('grant_id', 'bigint').execute()
  await db.schema.createIndex('octavo_token_grant').on('octavo_token').column('grant_id').execute()

  await db.schema
    .createTable('octavo_code')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('grant_id', 'bigint', (column) => column.notNull().references('octavo_grant.id'))
    .addColumn('redirect_uri', 'text')
    .addColumn('challenge', 'text')
    .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('redeemed_at_ms', 'bigint')
    .execute()

  await db.schema
    .createTable('octavo_refresh_token')
    .addColumn('secret_hash', 'text', (column) => column.primaryKey())
    .addColumn('grant_id', 'bigint', (column) => column.notNull().references('octavo_grant.id'))
    .addColumn('expires_at_ms', 'bigint')
    .addColumn('used_at_ms', 'bigint')
    .execute()

  await db.schema
    .createTable('octavo_device')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_code', 'text', (column) => column.notNull().unique())
    .addColumn('app_id', 'bigint', (column) => column.notNull().references('octavo_app.id'))
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.references('octavo_user.id'))
    .addColumn('interval_ms', 'bigint', (column) => column.notNull())
    .addColumn('polled_at_ms', 'bigint')
    .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('octavo_session')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.notNull().references('octavo_user.id'))
    .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('octavo_session_user').on('octavo_session').column('user_id').execute()

  for (const table of ['octavo_code', 'octavo_refresh_token', 'octavo_device', 'octavo_session'])
    await db.schema.createIndex(`${table}_expiry`).on(table).column('expires_at_ms').execute()
}
