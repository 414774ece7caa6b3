import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { ofAccount, required } from './columns.ts'

export const addAccountExtras: Migration = async (db, dialect) => {
  await db.schema
    .createTable('user_block')
    .addColumn('owner_id', 'bigint', ofAccount)
    .addColumn('user_id', 'bigint', ofAccount)
    .addColumn('created_at_ms', 'bigint', required)
    .addPrimaryKeyConstraint('user_block_key', ['owner_id', 'user_id'])
    .execute()
  await db.schema
    .createTable('gpg_key')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('user_id', 'bigint', ofAccount)
    .addColumn('name', 'text')
    .addColumn('key_id', 'text', (column) => column.notNull().unique())
    .addColumn('raw_key', 'text', required)
    .addColumn('content', 'text', required)
    .addColumn('created_at_ms', 'bigint', required)
    .execute()
  await db.schema.createIndex('gpg_key_user').on('gpg_key').columns(['user_id', 'id']).execute()
  await db.schema
    .createTable('social_account')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('user_id', 'bigint', ofAccount)
    .addColumn('url', 'text', required)
    .addUniqueConstraint('social_account_url', ['user_id', 'url'])
    .execute()
}
