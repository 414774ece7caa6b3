import type { Context } from '../context.ts'
import { deleteUnfinished } from './store/pictures.ts'
import { removeBlobs } from './stored-blobs.ts'

const dayMs = 86_400_000
const sweptAtOnce = 200

/** Forgets uploads that began a day ago and were never finished, and removes blobs that nothing refers to. */
export async function sweepUploads(
  { db, blobs, clock }: Pick<Context, 'db' | 'blobs' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const beforeMs = clock.now() - dayMs
  while (!signal.aborted) {
    const count = await db.write((tx) => deleteUnfinished(tx, beforeMs, sweptAtOnce))
    await removeBlobs({ db, blobs, clock }, signal)
    if (count < sweptAtOnce) return
  }
}
