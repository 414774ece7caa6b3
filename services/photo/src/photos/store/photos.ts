import type { Kysely, Selectable } from 'kysely'
import { hasActiveOwner } from '../../database/active-owners.ts'
import type { PhotoTable } from '../../database/photo-tables.ts'
import type { Tables } from '../../database/tables.ts'
import type { TopicTable } from '../../database/topic-tables.ts'

export type PhotoRow = Selectable<PhotoTable>

/** The photos with these ids, in their order. Ids without a photo are skipped, and photos of suspended users. */
export async function listPhotos(db: Kysely<Tables>, ids: readonly number[]): Promise<PhotoRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('photo')
    .selectAll()
    .where('id', 'in', ids)
    .where(hasActiveOwner('photo.user_id'))
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export function findPhoto(db: Kysely<Tables>, uid: string): Promise<PhotoRow | undefined> {
  return db
    .selectFrom('photo')
    .selectAll()
    .where('uid', '=', uid)
    .where(hasActiveOwner('photo.user_id'))
    .executeTakeFirst()
}

export async function listIdsOfUids(db: Kysely<Tables>, uids: readonly string[]): Promise<number[]> {
  if (uids.length === 0) return []
  const rows = await db.selectFrom('photo').select('id').where('uid', 'in', uids).execute()
  return rows.map(({ id }) => id)
}

/**
 * A page of the photos in an order that has an index. It includes photos of suspended users, which `listPhotos` leaves
 * out: to look at the owners of all skipped photos would cost far more than to skip them in the index.
 */
export async function listIdsBy(
  db: Kysely<Tables>,
  column: 'likes' | 'promoted_at_ms',
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('photo')
    .select('id')
    .where(column, 'is not', null)
    .orderBy(column, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ id }) => id)
}

export async function listTags(db: Kysely<Tables>, photoId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('photo_tag')
    .select('title')
    .where('photo_id', '=', photoId)
    .orderBy('position')
    .execute()
  return rows.map(({ title }) => title)
}

export type Submission = Pick<Selectable<TopicTable>, 'uid' | 'slug' | 'title' | 'visibility'> & {
  photo_id: number
  status: 'approved' | 'rejected' | 'unevaluated'
  added_at_ms: number
}

/** Without hidden topics, which are only reached by an id or slug that the caller knows. */
export function listSubmissions(db: Kysely<Tables>, photoIds: readonly number[]): Promise<Submission[]> {
  return db
    .selectFrom('topic_photo')
    .innerJoin('topic', 'topic.id', 'topic_photo.topic_id')
    .select(['topic_photo.photo_id', 'topic_photo.status', 'topic_photo.added_at_ms'])
    .select(['topic.uid', 'topic.slug', 'topic.title', 'topic.visibility'])
    .where('topic_photo.photo_id', 'in', photoIds)
    .where('topic.visibility', '<>', 'hidden')
    .orderBy('topic.position')
    .orderBy('topic.id')
    .execute()
}

export type ViewerMark = Awaited<ReturnType<typeof listViewerMarks>>[number]

/**
 * Whether a user likes these photos, and its collections that have them: a row for each photo and collection, or with
 * nulls for a photo in no collection.
 */
export function listViewerMarks(
  db: Kysely<Tables>,
  userId: number,
  photoIds: readonly number[],
  hasPrivate: boolean,
) {
  return db
    .selectFrom('photo')
    .leftJoin('photo_like', (join) =>
      join.onRef('photo_like.photo_id', '=', 'photo.id').on('photo_like.user_id', '=', userId),
    )
    .leftJoin(
      (from) =>
        from
          .selectFrom('collection_photo')
          .innerJoin('collection', 'collection.id', 'collection_photo.collection_id')
          .selectAll('collection')
          .select('collection_photo.photo_id')
          .where('collection_photo.photo_id', 'in', photoIds)
          .where('collection.user_id', '=', userId)
          .$if(!hasPrivate, (query) => query.where('collection.is_private', '=', 0))
          .as('collected'),
      (join) => join.onRef('collected.photo_id', '=', 'photo.id'),
    )
    .selectAll('collected')
    .select(['photo.id as marked_id', 'photo_like.created_at_ms as liked_at_ms'])
    .where('photo.id', 'in', photoIds)
    .orderBy('collected.id')
    .execute()
}

export function listNewestOfUser(db: Kysely<Tables>, userId: number, limit: number): Promise<PhotoRow[]> {
  return db
    .selectFrom('photo')
    .selectAll()
    .where('user_id', '=', userId)
    .where('show_on_profile', '=', 1)
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
