import type { Blobs } from '@octavo/platform/blobs/blobs.ts'
import { claimBlob } from '@octavo/platform/blobs/referenced-blobs.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { StoredImage } from '../images/uploads.ts'

/** Called in the transaction that references the images, so that no removal of them can begin after it. */
export async function claimImages(tx: Transaction<Tables>, images: readonly StoredImage[]): Promise<void> {
  for (const { hash } of images) await claimBlob(tx, hash)
}

/** Called after the commit, because a removal may have ended before it. */
export async function restoreImages(blobs: Blobs, images: readonly StoredImage[]): Promise<void> {
  for (const { hash, bytes } of images) if (!(await blobs.find(hash))) await blobs.put(bytes)
}
