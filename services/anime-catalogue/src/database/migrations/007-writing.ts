import type { Migration } from '@octavo/platform/data/migrate.ts'
import { sql } from 'kysely'

export const createWriting: Migration = async (db) => {
  await db.schema
    .createTable('rating_total')
    .addColumn('media_type', 'text', (column) => column.primaryKey())
    .addColumn('rating_sum', 'bigint', (column) => column.notNull())
    .addColumn('rating_count', 'bigint', (column) => column.notNull())
    .addColumn('minimum', 'integer', (column) => column.notNull())
    .execute()
  for (const table of ['anime', 'manga']) {
    await sql`insert into rating_total (media_type, rating_sum, rating_count, minimum)
      select ${table}, coalesce(sum(rating), 0), count(*), 0 from rating where media_type = ${table}`.execute(
      db,
    )
    const name = sql.id(`${table}_rated`)
    await sql`create index ${name} on ${sql.table(table)} (rating_count) where rating_count > 0`.execute(db)
  }
  // Deleting a work must clear the primary media of its characters.
  await db.schema
    .createIndex('character_primary_media')
    .on('character')
    .columns(['primary_media_type', 'primary_media_id'])
    .execute()
}
