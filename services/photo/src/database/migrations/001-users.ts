import { userId } from '@octavo/platform/auth/user-table.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'

export const createUsers: Migration = async (db) => {
  await db.schema
    .createTable('service_secret')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('profile')
    .addColumn('user_id', 'bigint', (column) => column.primaryKey().references(userId))
    .addColumn('uid', 'text', (column) => column.notNull().unique())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text')
    .addColumn('email', 'text')
    .addColumn('bio', 'text')
    .addColumn('location', 'text')
    .addColumn('portfolio_url', 'text')
    .addColumn('instagram_username', 'text')
    .addColumn('twitter_username', 'text')
    .addColumn('for_hire', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('avatar_hash', 'text')
    .addColumn('total_photos', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('total_likes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('total_collections', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('total_promoted_photos', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('updated_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('follow')
    .addColumn('follower_id', 'bigint', (column) => column.notNull().references(userId))
    .addColumn('followee_id', 'bigint', (column) => column.notNull().references(userId))
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('follow_key', ['follower_id', 'followee_id'])
    .execute()
  await db.schema.createIndex('follow_followee').on('follow').column('followee_id').execute()
}
