import type { Database } from '@octavo/platform/data/database.ts'
import { type Kysely, sql } from 'kysely'
import type { MediaType } from '../database/media-tables.ts'
import type { Tables } from '../database/tables.ts'

type Db = Pick<Database<Tables>, 'read'>

export async function findWorkForImage({ read }: Db, type: MediaType, id: number) {
  const row = await read
    .selectFrom(type)
    .select([
      'id',
      'canonical_title',
      'titles',
      'year',
      'age_rating',
      'poster_hash',
      'cover_hash',
      'updated_at_ms',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const tags = await read
    .selectFrom('media_genre')
    .innerJoin('genre', 'genre.id', 'media_genre.genre_id')
    .select(['genre.slug', (of) => of.val('genre').as('kind')])
    .where('media_type', '=', type)
    .where('media_id', '=', id)
    .unionAll(
      read
        .selectFrom('media_category')
        .innerJoin('category', 'category.id', 'media_category.category_id')
        .select(['category.slug', (of) => of.val('category').as('kind')])
        .where('media_type', '=', type)
        .where('media_id', '=', id),
    )
    .execute()
  const studio = await read
    .selectFrom('media_production')
    .innerJoin('producer', 'producer.id', 'media_production.company_id')
    .select('producer.name')
    .where('media_type', '=', type)
    .where('media_id', '=', id)
    .where('role', '=', 'studio')
    .orderBy('media_production.id')
    .executeTakeFirst()
  const tagsOf = (name: string) => tags.filter(({ kind }) => kind === name).map(({ slug }) => slug)
  return {
    ...row,
    studio: studio?.name,
    genres: tagsOf('genre').sort(),
    categories: tagsOf('category').sort(),
  }
}

export async function findEpisodeForImage({ read }: Db, id: number) {
  return read
    .selectFrom('episode')
    .select(['id', 'number', 'media_type', 'media_id', 'thumbnail_hash', 'updated_at_ms'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function findPersonForImage({ read }: Db, type: 'characters' | 'people', id: number) {
  return type === 'people'
    ? read
        .selectFrom('person')
        .select(['id', 'name', 'image_hash', 'updated_at_ms'])
        .where('id', '=', id)
        .executeTakeFirst()
    : read
        .selectFrom('character')
        .select(['id', 'canonical_name as name', 'image_hash', 'updated_at_ms'])
        .where('id', '=', id)
        .executeTakeFirst()
}

const imageColumns = [
  ['anime', 'poster_hash'],
  ['anime', 'cover_hash'],
  ['manga', 'poster_hash'],
  ['manga', 'cover_hash'],
  ['episode', 'thumbnail_hash'],
  ['character', 'image_hash'],
  ['person', 'image_hash'],
] as const

/** The hashes among these that records reference. This service stores no other blobs. */
export async function listReferencedImages(
  db: Kysely<Tables>,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const referenced = new Set<string>()
  if (hashes.length === 0) return referenced
  for (const [table, column] of imageColumns) {
    const { rows } = await sql<{ hash: string }>`select distinct ${sql.ref(column)} as hash
      from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(hashes)})`.execute(db)
    for (const { hash } of rows) referenced.add(hash)
  }
  return referenced
}
