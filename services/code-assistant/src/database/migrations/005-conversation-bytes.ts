import type { Migration } from '@octavo/platform/data/migrate.ts'
import { sql } from 'kysely'

/** The bytes that a conversation without items counts. */
const conversationBytes = 4_000

export const countConversationBytes: Migration = async (db) => {
  await db.schema
    .alterTable('conversation')
    .addColumn('byte_count', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('conversation_usage')
    .addColumn('user_id', 'bigint', (column) => column.primaryKey())
    .addColumn('byte_count', 'bigint', (column) => column.notNull())
    .execute()
  await sql`update conversation set byte_count = coalesce((select sum(octet_length(content))
    from conversation_item where conversation_number = conversation.number), 0)`.execute(db)
  await sql`insert into conversation_usage (user_id, byte_count)
    select user_id, sum(byte_count + ${sql.lit(conversationBytes)}) from conversation group by user_id`.execute(
    db,
  )
}
