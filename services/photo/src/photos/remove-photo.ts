import { openTextIndex } from '@octavo/platform/search/text-index.ts'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import { photoText } from '../database/photo-text.ts'
import type { Tables } from '../database/tables.ts'
import { countPublications } from './count-publications.ts'
import type { PhotoRow } from './store/photos.ts'
import { deletePhotoRow, isBlobUsed, removeFromCounters } from './store/writes.ts'

/** The job that removes the file of a deleted photo. Its payload is the hash. */
export const sweepBlobJob = 'sweep-photo-blob'

/** Deletes a photo with everything that refers to it. Returns false if it was deleted already. */
export async function removePhoto(
  tx: Transaction<Tables>,
  context: Pick<Context, 'db' | 'index' | 'ids' | 'clock' | 'jobs'>,
  photo: PhotoRow,
): Promise<boolean> {
  const { db, index, jobs } = context
  await removeFromCounters(tx, photo.id)
  if (!(await deletePhotoRow(tx, photo.id))) return false
  await countPublications(tx, context, [photo], -1)
  await openTextIndex(photoText, db).remove(tx, [photo.id])
  index.photosDeleted(tx, [photo.id])
  if (photo.blob_hash !== null)
    await jobs.enqueue(tx, { kind: sweepBlobJob, payload: photo.blob_hash, key: photo.blob_hash })
  return true
}

/** Removes the file unless another photo has the same. */
export async function sweepBlob({ db, blobs }: Pick<Context, 'db' | 'blobs'>, hash: string): Promise<void> {
  if (!(await isBlobUsed(db.read, hash))) await blobs.remove(hash)
}
