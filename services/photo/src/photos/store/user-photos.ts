import type { Kysely } from 'kysely'
import type { Orientation } from '../../database/photo-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type UserPhotoOrder = 'latest' | 'oldest' | 'popular' | 'views' | 'downloads'

interface Slice {
  offset: number
  limit: number
}

interface Query {
  userId: number
  orientation: Orientation | undefined
}

const selectShown = (db: Kysely<Tables>, { userId, orientation }: Query) =>
  db
    .selectFrom('photo')
    .where('user_id', '=', userId)
    .where('show_on_profile', '=', 1)
    .$if(orientation !== undefined, (query) => query.where('orientation', '=', orientation ?? 'landscape'))

/** The photos that a profile shows. */
export async function listUserPhotoIds(
  db: Kysely<Tables>,
  query: Query,
  order: UserPhotoOrder,
  { offset, limit }: Slice,
): Promise<number[]> {
  const direction = order === 'oldest' ? 'asc' : 'desc'
  const rows = await selectShown(db, query)
    .select('id')
    .$if(order === 'popular', (select) => select.orderBy('likes', 'desc'))
    .$if(order === 'views', (select) => select.orderBy('views', 'desc'))
    .$if(order === 'downloads', (select) => select.orderBy('downloads', 'desc'))
    .orderBy('created_at_ms', direction)
    .orderBy('id', direction)
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function countUserPhotos(db: Kysely<Tables>, query: Query): Promise<number> {
  const { count } = await selectShown(db, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const selectLiked = (db: Kysely<Tables>, { userId, orientation }: Query) =>
  db
    .selectFrom('photo_like')
    .where('photo_like.user_id', '=', userId)
    .$if(orientation !== undefined, (query) =>
      query
        .innerJoin('photo', 'photo.id', 'photo_like.photo_id')
        .where('photo.orientation', '=', orientation ?? 'landscape'),
    )

/** The photos that a user likes, the latest like first. */
export async function listLikedIds(
  db: Kysely<Tables>,
  query: Query,
  { offset, limit }: Slice,
): Promise<number[]> {
  const rows = await selectLiked(db, query)
    .select('photo_like.photo_id')
    .orderBy('photo_like.created_at_ms', 'desc')
    .orderBy('photo_like.photo_id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(({ photo_id }) => photo_id)
}

export async function countLiked(db: Kysely<Tables>, query: Query): Promise<number> {
  const { count } = await selectLiked(db, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
