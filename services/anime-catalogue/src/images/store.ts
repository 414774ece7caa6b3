import type { Database } from '@octavo/platform/data/database.ts'
import type { MediaType } from '../database/media-tables.ts'
import type { Tables } from '../database/tables.ts'

type Db = Pick<Database<Tables>, 'read'>

/** What is drawn of a work. */
export async function findPicturedWork({ read }: Db, type: MediaType, id: number) {
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
  const shelves = await read
    .selectFrom('media_genre')
    .innerJoin('genre', 'genre.id', 'media_genre.genre_id')
    .select(['genre.slug', (of) => of.val('genre').as('shelf')])
    .where('media_type', '=', type)
    .where('media_id', '=', id)
    .unionAll(
      read
        .selectFrom('media_category')
        .innerJoin('category', 'category.id', 'media_category.category_id')
        .select(['category.slug', (of) => of.val('category').as('shelf')])
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
  const on = (name: string) => shelves.filter(({ shelf }) => shelf === name).map(({ slug }) => slug)
  return { ...row, studio: studio?.name, genres: on('genre').sort(), categories: on('category').sort() }
}

export async function findPicturedEpisode({ read }: Db, id: number) {
  return read
    .selectFrom('episode')
    .select(['id', 'number', 'media_type', 'media_id', 'thumbnail_hash', 'updated_at_ms'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function findPicturedPerson({ read }: Db, type: 'characters' | 'people', id: number) {
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
