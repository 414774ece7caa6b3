import { removeBlobs } from '@octavo/platform/blobs/referenced-blobs.ts'
import type { Context } from '../context.ts'
import { deleteUnfinished } from './store/images.ts'

const dayMs = 86_400_000
const sweepBatchSize = 200

/** Deletes uploads that were not finished within a day, and removes unreferenced blobs. */
export async function sweepUploads(
  { db, blobs, clock }: Pick<Context, 'db' | 'blobs' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const beforeMs = clock.now() - dayMs
  while (!signal.aborted) {
    const count = await db.write((tx) => deleteUnfinished(tx, beforeMs, sweepBatchSize))
    await removeBlobs({ db, blobs, clock }, signal)
    if (count < sweepBatchSize) return
  }
}
