import { isForeignKeyViolation } from '@octavo/platform/data/violations.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { getPhoto } from '../photos/get-photo.ts'
import {
  deleteCollectionPhoto,
  findAddedAtMs,
  insertCollectionPhoto,
  updatePhotoCount,
} from './store/collection-photos.ts'
import { getOwnCollection } from './visible-collection.ts'

/** The transaction is shared by concurrent changes of the same collection. */
const batchOf = (id: string) => `collection ${Number(id)}`

/** The photo, and when it was added. */
export interface Collected {
  photoId: number
  addedAtMs: number
}

/** Adds a photo to a collection of the user; does nothing if it is already there. */
export async function addPhoto(
  { db, clock, config, index }: Context,
  userId: number,
  id: string,
  photo: string,
): Promise<Collected> {
  const nowMs = clock.now()
  const adding = db.writeBatched(batchOf(id), async (tx) => {
    const { id: collectionId } = await getOwnCollection(tx, userId, id)
    const { id: photoId } = await getPhoto(tx, photo)
    const isNew = await insertCollectionPhoto(tx, { collectionId, photoId, nowMs })
    if (!isNew) return { photoId, addedAtMs: (await findAddedAtMs(tx, collectionId, photoId)) ?? nowMs }
    index.invalidateMembers(tx)
    const count = await changeCount(tx, collectionId, { by: 1, nowMs })
    if (count > config.maxPhotosPerCollection)
      throw problem('forbidden', {
        message: `A collection can have ${config.maxPhotosPerCollection} photos.`,
      })
    return { photoId, addedAtMs: nowMs }
  })
  return adding.catch((error: unknown) => {
    // On PostgreSQL, another transaction deleted the photo after this one read it.
    throw isForeignKeyViolation(error) ? problem('photo_not_found') : error
  })
}

/** Throws 404 if the photo is not in the collection of the user. */
export async function removePhoto(
  { db, clock, index }: Context,
  userId: number,
  id: string,
  photo: string,
): Promise<Collected> {
  const nowMs = clock.now()
  return db.writeBatched(batchOf(id), async (tx) => {
    const { id: collectionId } = await getOwnCollection(tx, userId, id)
    const { id: photoId } = await getPhoto(tx, photo)
    const addedAtMs = await deleteCollectionPhoto(tx, collectionId, photoId)
    if (addedAtMs === undefined) throw problem('photo_not_found')
    index.invalidateMembers(tx)
    await changeCount(tx, collectionId, { by: -1, nowMs })
    return { photoId, addedAtMs }
  })
}

/** Throws 404 if another transaction deleted the collection after this one read it, which is possible on PostgreSQL. */
async function changeCount(...args: Parameters<typeof updatePhotoCount>): Promise<number> {
  const count = await updatePhotoCount(...args)
  if (count === undefined) throw problem('collection_not_found')
  return count
}
