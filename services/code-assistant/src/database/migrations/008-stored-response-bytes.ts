import type { Migration } from '@octavo/platform/data/migrate.ts'
import { sql } from 'kysely'

export const countStoredResponseBytes: Migration = async (db) => {
  await db.schema
    .alterTable('stored_response')
    .addColumn('byte_count', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('stored_response_oldest')
    .on('stored_response')
    .columns(['user_id', 'number'])
    .execute()
  await db.schema
    .createTable('stored_response_usage')
    .addColumn('user_id', 'bigint', (column) => column.primaryKey())
    .addColumn('byte_count', 'bigint', (column) => column.notNull())
    .execute()
  await sql`update stored_response set byte_count = octet_length(input) + octet_length(body)`.execute(db)
  await sql`insert into stored_response_usage (user_id, byte_count)
    select user_id, sum(byte_count) from stored_response group by user_id`.execute(db)
}
