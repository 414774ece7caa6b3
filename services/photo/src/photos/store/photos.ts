import type { Kysely, Selectable } from 'kysely'
import type { PhotoTable } from '../../database/photo-tables.ts'
import type { Tables } from '../../database/tables.ts'
import type { TopicTable } from '../../database/topic-tables.ts'

export type PhotoRow = Selectable<PhotoTable>

/** The photos with these ids, in their order. Ids without a photo are skipped. */
export async function listPhotos(db: Kysely<Tables>, ids: readonly number[]): Promise<PhotoRow[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('photo').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export function findPhoto(db: Kysely<Tables>, uid: string): Promise<PhotoRow | undefined> {
  return db.selectFrom('photo').selectAll().where('uid', '=', uid).executeTakeFirst()
}

export async function listIdsOfUids(db: Kysely<Tables>, uids: readonly string[]): Promise<number[]> {
  if (uids.length === 0) return []
  const rows = await db.selectFrom('photo').select('id').where('uid', 'in', uids).execute()
  return rows.map(({ id }) => id)
}

/** A page of the photos in an order that has an index. */
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

export function listSubmissions(db: Kysely<Tables>, photoIds: readonly number[]): Promise<Submission[]> {
  return db
    .selectFrom('topic_photo')
    .innerJoin('topic', 'topic.id', 'topic_photo.topic_id')
    .select(['topic_photo.photo_id', 'topic_photo.status', 'topic_photo.added_at_ms'])
    .select(['topic.uid', 'topic.slug', 'topic.title', 'topic.visibility'])
    .where('topic_photo.photo_id', 'in', photoIds)
    .orderBy('topic.position')
    .orderBy('topic.id')
    .execute()
}

export async function listLiked(
  db: Kysely<Tables>,
  userId: number,
  photoIds: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('photo_like')
    .select('photo_id')
    .where('user_id', '=', userId)
    .where('photo_id', 'in', photoIds)
    .execute()
  return new Set(rows.map(({ photo_id }) => photo_id))
}

export type CollectedRow = Awaited<ReturnType<typeof listCollected>>[number]

/** The collections of a user that have these photos. */
export function listCollected(
  db: Kysely<Tables>,
  userId: number,
  photoIds: readonly number[],
  hasPrivate: boolean,
) {
  return db
    .selectFrom('collection_photo')
    .innerJoin('collection', 'collection.id', 'collection_photo.collection_id')
    .selectAll('collection')
    .select('collection_photo.photo_id')
    .where('collection_photo.photo_id', 'in', photoIds)
    .where('collection.user_id', '=', userId)
    .$if(!hasPrivate, (query) => query.where('collection.is_private', '=', 0))
    .orderBy('collection.id')
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
