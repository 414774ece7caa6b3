import type { Context } from '../context.ts'
import { deleteUnfinished } from '../store/media.ts'

const dayMs = 86_400_000
const sweptAtOnce = 200

/** Forgets the pictures that somebody began to give a day ago, and never finished. */
export async function sweepUploads(
  { db, blobs, clock }: Pick<Context, 'db' | 'blobs' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const beforeMs = clock.now() - dayMs
  while (!signal.aborted) {
    const swept = await db.write((tx) => deleteUnfinished(tx, beforeMs, sweptAtOnce))
    for (const blob of swept.blobs) await blobs.remove(blob)
    if (swept.count < sweptAtOnce) return
  }
}
