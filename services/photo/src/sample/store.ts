import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { SamplePhoto } from './sample-photo.ts'

export async function hasGeneratedPhotos(db: Kysely<Tables>): Promise<boolean> {
  const row = await db
    .selectFrom('photo')
    .select('id')
    .where('scene', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertFollows(
  tx: Transaction<Tables>,
  follows: readonly { follower: number; followee: number }[],
  nowMs: number,
): Promise<void> {
  await tx
    .insertInto('follow')
    .values(
      follows.map(({ follower, followee }) => ({
        follower_id: follower,
        followee_id: followee,
        created_at_ms: nowMs,
      })),
    )
    .onConflict((conflict) => conflict.columns(['follower_id', 'followee_id']).doNothing())
    .execute()
}

export interface Like {
  photo: SamplePhoto
  userId: number
  likedAtMs: number
}

export async function insertLikes(tx: Transaction<Tables>, likes: readonly Like[]): Promise<void> {
  if (likes.length === 0) return
  await tx
    .insertInto('photo_like')
    .values(
      likes.map(({ photo, userId, likedAtMs }) => ({
        user_id: userId,
        photo_id: photo.id,
        created_at_ms: likedAtMs,
      })),
    )
    .execute()
}

export async function setPhotoCounts(
  tx: Transaction<Tables>,
  id: number,
  counts: { views: number; downloads: number; likes: number },
): Promise<void> {
  await tx.updateTable('photo').set(counts).where('id', '=', id).execute()
}

/** The first photo comes first in the collection. */
export async function addCollectionPhotos(
  tx: Transaction<Tables>,
  collectionId: number,
  photos: readonly SamplePhoto[],
  addedAtMs: number,
): Promise<void> {
  await tx
    .insertInto('collection_photo')
    .values(
      photos.map(({ id }, index) => ({
        collection_id: collectionId,
        photo_id: id,
        position: photos.length - index,
        added_at_ms: addedAtMs,
      })),
    )
    .execute()
  await tx
    .updateTable('collection')
    .set({ total_photos: photos.length, last_collected_at_ms: addedAtMs })
    .where('id', '=', collectionId)
    .execute()
}

export interface SampleTopic {
  uid: string
  slug: string
  title: string
  description: string
  visibility: 'featured' | 'visible'
  position: number
  ownerId: number
  nowMs: number
}

/** The first photo comes first in the topic. */
export async function insertTopic(
  tx: Transaction<Tables>,
  { ownerId, nowMs, ...topic }: SampleTopic,
  photos: readonly SamplePhoto[],
): Promise<void> {
  const { id } = await tx
    .insertInto('topic')
    .values({
      ...topic,
      owner_id: ownerId,
      status: 'open',
      total_photos: photos.length,
      starts_at_ms: nowMs,
      published_at_ms: nowMs,
      updated_at_ms: nowMs,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('topic_photo')
    .values(
      photos.map((photo, index) => ({
        topic_id: id,
        photo_id: photo.id,
        status: 'approved' as const,
        added_at_ms: nowMs - index,
      })),
    )
    .execute()
}
