import { userId } from '@octavo/platform/auth/user-table.ts'
import { idColumn } from '@octavo/platform/data/columns.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'

export const createCollections: Migration = async (db, dialect) => {
  await db.schema
    .createTable('collection')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('user_id', 'bigint', (column) => column.notNull().references(userId))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text')
    .addColumn('is_private', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('share_key', 'text', (column) => column.notNull())
    .addColumn('is_curated', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('is_featured', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('total_photos', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('published_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('updated_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('last_collected_at_ms', 'bigint')
    .execute()
  await db.schema
    .createIndex('collection_published')
    .on('collection')
    .columns(['is_private', 'published_at_ms', 'id'])
    .execute()
  await db.schema
    .createIndex('collection_curated')
    .on('collection')
    .columns(['is_curated', 'published_at_ms', 'id'])
    .execute()
  await db.schema
    .createIndex('collection_featured')
    .on('collection')
    .columns(['is_featured', 'published_at_ms', 'id'])
    .execute()
  await db.schema
    .createIndex('collection_user')
    .on('collection')
    .columns(['user_id', 'published_at_ms', 'id'])
    .execute()
  await db.schema
    .createTable('collection_photo')
    .addColumn('collection_id', 'bigint', (column) =>
      column.notNull().references('collection.id').onDelete('cascade'),
    )
    .addColumn('photo_id', 'bigint', (column) => column.notNull().references('photo.id').onDelete('cascade'))
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('added_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('collection_photo_key', ['collection_id', 'photo_id'])
    .execute()
  await db.schema
    .createIndex('collection_photo_position')
    .on('collection_photo')
    .columns(['collection_id', 'position'])
    .execute()
  await db.schema.createIndex('collection_photo_photo').on('collection_photo').column('photo_id').execute()
}
