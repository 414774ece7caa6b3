import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { ofAccount, ofRepository, required } from './columns.ts'

export const createNotifications: Migration = async (db, dialect) => {
  await db.schema
    .createTable('notification')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('user_id', 'bigint', ofAccount)
    .addColumn('repository_id', 'bigint', ofRepository)
    .addColumn('subject_type', 'text', required)
    .addColumn('subject_id', 'bigint', required)
    .addColumn('title', 'text')
    .addColumn('reason', 'text', required)
    .addColumn('is_unread', 'integer', required)
    .addColumn('is_done', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('latest_comment_id', 'bigint')
    .addColumn('updated_at_ms', 'bigint', required)
    .addColumn('last_read_at_ms', 'bigint')
    .addUniqueConstraint('notification_thread', ['user_id', 'subject_type', 'subject_id'])
    .execute()
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(`notification_${name}`).on('notification').columns(columns).execute()
  await index('inbox', ['user_id', 'is_done', 'updated_at_ms', 'id'])
  await index('unread', ['user_id', 'is_unread', 'updated_at_ms', 'id'])
  await index('repository', ['repository_id', 'user_id'])
  await index('age', ['updated_at_ms'])
  await db.schema
    .createTable('thread_subscription')
    .addColumn('user_id', 'bigint', ofAccount)
    .addColumn('subject_type', 'text', required)
    .addColumn('subject_id', 'bigint', required)
    .addColumn('state', 'text', required)
    .addColumn('created_at_ms', 'bigint', required)
    .addPrimaryKeyConstraint('thread_subscription_key', ['subject_type', 'subject_id', 'user_id'])
    .execute()
}
