import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { ofAccount, ofRepository, required } from './columns.ts'

export const createApps: Migration = async (db, dialect) => {
  await db.schema
    .createTable('app')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', required)
    .addColumn('owner_id', 'bigint', ofAccount)
    .addColumn('bot_id', 'bigint', ofAccount)
    .addColumn('description', 'text')
    .addColumn('external_url', 'text', required)
    .addColumn('setup_url', 'text')
    .addColumn('is_public', 'integer', required)
    .addColumn('client_id', 'text', (column) => column.notNull().unique())
    .addColumn('client_secret_hash', 'text', required)
    .addColumn('public_key', 'text', required)
    .addColumn('permissions', 'text', required)
    .addColumn('events', 'text', required)
    .addColumn('webhook_id', 'bigint')
    .addColumn('created_at_ms', 'bigint', required)
    .addColumn('updated_at_ms', 'bigint', required)
    .execute()
  await db.schema.createIndex('app_owner').on('app').columns(['owner_id', 'id']).execute()
  await db.schema
    .createTable('app_manifest')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'bigint', ofAccount)
    .addColumn('manifest', 'text', required)
    .addColumn('expires_at_ms', 'bigint', required)
    .execute()
  await db.schema
    .createTable('installation')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('app_id', 'bigint', (column) => column.notNull().references('app.id').onDelete('cascade'))
    .addColumn('account_id', 'bigint', ofAccount)
    .addColumn('repository_selection', 'text', required)
    .addColumn('permissions', 'text', required)
    .addColumn('events', 'text', required)
    .addColumn('suspended_at_ms', 'bigint')
    .addColumn('suspended_by_id', 'bigint')
    .addColumn('created_at_ms', 'bigint', required)
    .addColumn('updated_at_ms', 'bigint', required)
    .addUniqueConstraint('installation_account', ['account_id', 'app_id'])
    .execute()
  await db.schema.createIndex('installation_app').on('installation').columns(['app_id', 'id']).execute()
  await db.schema
    .createTable('installation_repository')
    .addColumn('installation_id', 'bigint', (column) =>
      column.notNull().references('installation.id').onDelete('cascade'),
    )
    .addColumn('repository_id', 'bigint', ofRepository)
    .addPrimaryKeyConstraint('installation_repository_key', ['installation_id', 'repository_id'])
    .execute()
  await db.schema
    .createIndex('installation_repository_repository')
    .on('installation_repository')
    .columns(['repository_id', 'installation_id'])
    .execute()
}
