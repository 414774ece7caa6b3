import { isForeignKeyViolation } from '@octavo/platform/data/violations.ts'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import { addCounts } from '../counts/store.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { ensureProfiles } from '../users/load-users.ts'
import { addToProfile } from '../users/store.ts'
import { dayOf } from '../wire/times.ts'
import { addLikes, deleteLike, insertLike } from './store/likes.ts'
import type { PhotoRow } from './store/photos.ts'

type Writer = Pick<Context, 'db' | 'ids' | 'clock'>

/** Has no effect if the user likes the photo already. */
export async function likePhoto(context: Writer, userId: number, photo: PhotoRow): Promise<void> {
  const nowMs = context.clock.now()
  const liking = context.db.writeBatched('likes', async (tx) => {
    if (await insertLike(tx, { userId, photoId: photo.id, nowMs }))
      await countLike(tx, context, userId, photo, { change: 1, atMs: nowMs })
  })
  await liking.catch((error: unknown) => {
    // On PostgreSQL, another transaction deleted the photo after this one read it.
    throw isForeignKeyViolation(error) ? problem('photo_not_found') : error
  })
}

/** Has no effect if the user does not like the photo. */
export async function unlikePhoto(context: Writer, userId: number, photo: PhotoRow): Promise<void> {
  await context.db.writeBatched('likes', async (tx) => {
    const atMs = await deleteLike(tx, { userId, photoId: photo.id })
    if (atMs !== undefined) await countLike(tx, context, userId, photo, { change: -1, atMs })
  })
}

/** An unlike is subtracted on the day of the like, so that the sum of all days is the total. */
async function countLike(
  tx: Transaction<Tables>,
  context: Writer,
  userId: number,
  photo: PhotoRow,
  { change, atMs }: { change: 1 | -1; atMs: number },
): Promise<void> {
  await addLikes(tx, photo.id, change)
  await ensureProfiles(tx, context, [userId])
  await addToProfile(tx, userId, 'total_likes', change)
  const day = dayOf(atMs)
  await addCounts(tx, [
    { metric: 'photo likes', subject_id: photo.id, day, count: change },
    { metric: 'user likes', subject_id: photo.user_id, day, count: change },
    { metric: 'site likes', subject_id: 0, day, count: change },
  ])
}
