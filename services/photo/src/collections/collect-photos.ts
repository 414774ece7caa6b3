import { isForeignKeyViolation } from '@octavo/platform/data/violations.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import {
  deleteCollectionPhoto,
  findAddedAtMs,
  insertCollectionPhoto,
  updatePhotoCount,
} from './store/collection-photos.ts'

/** The transaction is shared by concurrent changes of the same collection. */
const batchOf = (collectionId: number) => `collection ${collectionId}`

/** Adds a photo to a collection; does nothing if it is already there. Returns when it was added. Throws 404 if it was deleted. */
export async function addPhoto(
  { db, clock, config, index }: Context,
  collectionId: number,
  photoId: number,
): Promise<number> {
  const nowMs = clock.now()
  const adding = db.writeBatched(batchOf(collectionId), async (tx) => {
    const isNew = await insertCollectionPhoto(tx, { collectionId, photoId, nowMs })
    if (!isNew) return (await findAddedAtMs(tx, collectionId, photoId)) ?? nowMs
    index.membersChanged(tx)
    const count = await updatePhotoCount(tx, collectionId, { by: 1, nowMs })
    if (count > config.maxPhotosPerCollection)
      throw problem('forbidden', {
        message: `A collection can have ${config.maxPhotosPerCollection} photos.`,
      })
    return nowMs
  })
  return adding.catch((error: unknown) => {
    // The photo or the collection was deleted since it was checked.
    throw isForeignKeyViolation(error) ? problem('photo_not_found') : error
  })
}

/** Throws 404 if the photo is not in the collection. Returns when it had been added. */
export async function removePhoto(
  { db, clock, index }: Context,
  collectionId: number,
  photoId: number,
): Promise<number> {
  const nowMs = clock.now()
  return db.writeBatched(batchOf(collectionId), async (tx) => {
    const addedAtMs = await deleteCollectionPhoto(tx, collectionId, photoId)
    if (addedAtMs === undefined) throw problem('photo_not_found')
    index.membersChanged(tx)
    await updatePhotoCount(tx, collectionId, { by: -1, nowMs, removedPhotoId: photoId })
    return addedAtMs
  })
}
