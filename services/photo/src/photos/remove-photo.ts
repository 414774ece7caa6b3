import { scheduleBlobRemovals } from '@octavo/platform/blobs/referenced-blobs.ts'
import { openTextIndex } from '@octavo/platform/search/text-index.ts'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import { photoText } from '../database/photo-text.ts'
import type { Tables } from '../database/tables.ts'
import { announceRemoval } from '../images/removed-images.ts'
import { countPublications } from './count-publications.ts'
import type { PhotoRow } from './store/photos.ts'
import { deletePhotoRow, isBlobReferenced, removeFromCounters } from './store/writes.ts'

/** Removes the files of deleted photos. */
export const removeBlobsJob = 'remove blobs'

/** Deletes a photo with everything that refers to it. Returns false if it was deleted already. */
export async function removePhoto(
  tx: Transaction<Tables>,
  context: Pick<Context, 'db' | 'index' | 'ids' | 'clock' | 'jobs' | 'bus' | 'log'>,
  photo: PhotoRow,
): Promise<boolean> {
  const { db, index, jobs } = context
  await removeFromCounters(tx, photo.id)
  if (!(await deletePhotoRow(tx, photo.id))) return false
  await countPublications(tx, context, [photo], -1)
  await openTextIndex(photoText, db).remove(tx, [photo.id])
  index.photosDeleted(tx, [photo.id])
  announceRemoval(tx, context, photo.file_name)
  if (photo.blob_hash !== null && !(await isBlobReferenced(tx, photo.blob_hash))) {
    await scheduleBlobRemovals(tx, [photo.blob_hash])
    await jobs.enqueue(tx, { kind: removeBlobsJob, payload: null, key: removeBlobsJob })
  }
  return true
}
