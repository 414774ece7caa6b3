import { createBlobRemovals } from '@octavo/platform/blobs/referenced-blobs.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { sql } from 'kysely'

const columns = [
  ['anime', 'poster_hash'],
  ['anime', 'cover_hash'],
  ['manga', 'poster_hash'],
  ['manga', 'cover_hash'],
  ['episode', 'thumbnail_hash'],
  ['character', 'image_hash'],
  ['person', 'image_hash'],
] as const

export const createImageRemovals: Migration = async (db) => {
  await createBlobRemovals(db)
  // Few rows have uploaded images.
  for (const [table, column] of columns)
    await sql`create index ${sql.id(`${table}_${column}`)} on ${sql.table(table)} (${sql.ref(column)})
      where ${sql.ref(column)} is not null`.execute(db)
}
