import type { Migration } from '@octavo/platform/data/migrate.ts'

/** The client of an app is stored as those of OAuth apps are, with its secret. */
export const addAppClients: Migration = async (db) => {
  await db.schema.alterTable('app').addColumn('oauth_app_id', 'bigint').execute()
  await db.schema.createIndex('app_oauth_app').unique().on('app').column('oauth_app_id').execute()
  await db.schema.alterTable('app').dropColumn('client_secret_hash').execute()
}
