import { userId } from '@octavo/platform/auth/user-table.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { dated, numbered, ofMedia } from './001-media.ts'

export const createCommunity: Migration = async (db, dialect) => {
  await db.schema
    .createTable('profile')
    .addColumn('user_id', 'bigint', (column) => column.primaryKey().references(userId))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('about', 'text')
    .addColumn('updated_at_ms', 'bigint', (column) => column.notNull())
    .execute()
  await ofMedia(db.schema.createTable('rating'))
    .addColumn('user_id', 'bigint', (column) => column.notNull().references(userId))
    .addColumn('rating', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('rating_key', ['user_id', 'media_type', 'media_id'])
    .execute()
  await db.schema.createIndex('rating_media').on('rating').columns(['media_type', 'media_id']).execute()

  await dated(ofMedia(numbered(db, dialect, 'review')))
    .addColumn('user_id', 'bigint', (column) => column.notNull().references(userId))
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('content_formatted', 'text', (column) => column.notNull())
    .addColumn('likes_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('progress', 'integer')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('spoiler', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('review_key', ['user_id', 'media_type', 'media_id'])
    .execute()
  await db.schema.createIndex('review_media').on('review').columns(['media_type', 'media_id']).execute()
  await dated(numbered(db, dialect, 'review_like'))
    .addColumn('review_id', 'bigint', (column) =>
      column.notNull().references('review.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'bigint', (column) => column.notNull().references(userId))
    .addUniqueConstraint('review_like_key', ['review_id', 'user_id'])
    .execute()
  await db.schema.createIndex('review_like_user').on('review_like').column('user_id').execute()

  await dated(ofMedia(numbered(db, dialect, 'media_reaction')))
    .addColumn('user_id', 'bigint', (column) => column.notNull().references(userId))
    .addColumn('reaction', 'text', (column) => column.notNull())
    .addColumn('up_votes_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('media_reaction_key', ['user_id', 'media_type', 'media_id'])
    .execute()
  await db.schema
    .createIndex('media_reaction_media')
    .on('media_reaction')
    .columns(['media_type', 'media_id'])
    .execute()
  await dated(numbered(db, dialect, 'media_reaction_vote'))
    .addColumn('media_reaction_id', 'bigint', (column) =>
      column.notNull().references('media_reaction.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'bigint', (column) => column.notNull().references(userId))
    .addUniqueConstraint('media_reaction_vote_key', ['media_reaction_id', 'user_id'])
    .execute()
  await db.schema
    .createIndex('media_reaction_vote_user')
    .on('media_reaction_vote')
    .column('user_id')
    .execute()
  await ofMedia(db.schema.createTable('trend'))
    .addColumn('score', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('trend_key', ['media_type', 'media_id'])
    .execute()
  await db.schema
    .createIndex('trend_score')
    .on('trend')
    .columns(['media_type', 'score', 'media_id'])
    .execute()
}
