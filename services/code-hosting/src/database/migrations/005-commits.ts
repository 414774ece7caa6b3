import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Dialect } from '@octavo/platform/data/database.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { sql } from 'kysely'
import { ofAccount, ofRepository } from './columns.ts'

/** Comments and statuses of commits. The commits themselves are in git. */
export const createCommitTables: Migration = async (db, dialect) => {
  await db.schema
    .createTable('commit_status')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('oid', 'text', (column) => column.notNull())
    .addColumn('context', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('target_url', 'text')
    .addColumn('description', 'text')
    .addColumn('creator_id', 'bigint', ofAccount)
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('commit_status_commit')
    .on('commit_status')
    .columns(['repository_id', 'oid', 'id'])
    .execute()
  await db.schema
    .createIndex('commit_status_context')
    .on('commit_status')
    .columns(['repository_id', 'oid', 'context', 'id'])
    .execute()
  await db.schema
    .createTable('commit_comment')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('oid', 'text', (column) => column.notNull())
    .addColumn('author_id', 'bigint', ofAccount)
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('path', 'text')
    .addColumn('position', 'bigint')
    .addColumn('line', 'bigint')
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('updated_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('commit_comment_repository')
    .on('commit_comment')
    .columns(['repository_id', 'id'])
    .execute()
  await db.schema
    .createIndex('commit_comment_commit')
    .on('commit_comment')
    .columns(['repository_id', 'oid', 'id'])
    .execute()
  await db.schema
    .createTable('service_secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute()
  await countAddressChanges(db, dialect)
}

/** Commits are attributed by email address, so responses change when an address is added or removed. */
async function countAddressChanges(db: Parameters<Migration>[0], dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') {
    await sql`create trigger address_changed after insert or update or delete on email
      for each statement execute function count_account_change()`.execute(db)
    return
  }
  for (const event of ['insert', 'update', 'delete']) {
    await sql`create trigger ${sql.raw(`address_${event}`)} after ${sql.raw(event)} on email
      begin update account_version set version = version + 1; end`.execute(db)
  }
}
