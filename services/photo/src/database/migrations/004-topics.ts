import { userId } from '@octavo/platform/auth/user-table.ts'
import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'

export const createTopics: Migration = async (db, dialect) => {
  await db.schema
    .createTable('topic')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('uid', 'text', (column) => column.notNull().unique())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('owner_id', 'bigint', (column) => column.notNull().references(userId))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('visibility', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('total_photos', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('starts_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('ends_at_ms', 'bigint')
    .addColumn('published_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('updated_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('topic_photo')
    .addColumn('topic_id', 'bigint', (column) => column.notNull().references('topic.id').onDelete('cascade'))
    .addColumn('photo_id', 'bigint', (column) => column.notNull().references('photo.id').onDelete('cascade'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('added_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('topic_photo_key', ['topic_id', 'photo_id'])
    .execute()
  await db.schema
    .createIndex('topic_photo_added')
    .on('topic_photo')
    .columns(['topic_id', 'status', 'added_at_ms', 'photo_id'])
    .execute()
  await db.schema.createIndex('topic_photo_photo').on('topic_photo').column('photo_id').execute()
}
