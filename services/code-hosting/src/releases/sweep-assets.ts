import { removeBlobs, scheduleBlobRemovals } from '@octavo/platform/blobs/referenced-blobs.ts'
import type { Context } from '../context.ts'
import { listReferencedBlobs } from './store/assets.ts'

const dayMs = 86_400_000
const batchSize = 200

/**
 * Removes the content of deleted assets and of uploads that no asset completed. Younger content may belong to an
 * upload that is about to create its asset. This service stores no other blobs: another kind must be added to
 * `listReferencedBlobs`.
 */
export async function sweepAssets(
  { db, blobs, clock }: Pick<Context, 'db' | 'blobs' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  let batch: string[] = []
  const remove = async () => {
    const hashes = batch
    batch = []
    await db.write(async (tx) => {
      const referenced = await listReferencedBlobs(tx, hashes)
      await scheduleBlobRemovals(
        tx,
        hashes.filter((hash) => !referenced.has(hash)),
      )
    })
    await removeBlobs({ db, blobs, clock }, signal)
  }
  for await (const { hash, modifiedAtMs } of blobs.list()) {
    if (signal.aborted) return
    if (modifiedAtMs > clock.now() - dayMs) continue
    batch.push(hash)
    if (batch.length >= batchSize) await remove()
  }
  await remove()
}
