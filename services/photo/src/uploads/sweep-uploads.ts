import { removeBlobs, scheduleBlobRemovals } from '@octavo/platform/blobs/referenced-blobs.ts'
import { Problem } from '@octavo/platform/errors.ts'
import type { Context } from '../context.ts'
import { isBlobReferenced } from '../photos/store/writes.ts'
import { deleteUpload, findUpload, listUploads, stepUpload, type UploadRow } from './store/uploads.ts'
import type { Uploads } from './uploads.ts'

/** Uploads are kept this long after their last change. */
export const lifetimeMs = 24 * 3_600_000

const minuteMs = 60_000
const batchSize = 100

/** Continues uploads that a crash interrupted, and removes what is left of those that were given up. */
export async function sweepUploads(context: Context, uploads: Uploads, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = context
  const nowMs = clock.now()
  // Publishing takes seconds.
  for (const upload of await listUploads(db.read, 'publishing', nowMs - 10 * minuteMs, batchSize))
    await returnToReceived(context, upload)
  for (const upload of await listUploads(db.read, 'received', nowMs - minuteMs, batchSize)) {
    signal.throwIfAborted()
    // The file may be on another machine.
    if ((await uploads.files.sizeOf(upload.id)) === undefined) continue
    await uploads.finish(upload).catch((error: unknown) => {
      if (!(error instanceof Problem))
        log.warn({ err: error, upload: upload.id }, 'an upload could not be published')
    })
  }
  for (const state of ['receiving', 'received', 'published', 'rejected'] as const)
    for (const { id } of await listUploads(db.read, state, nowMs - lifetimeMs, batchSize)) {
      await db.write((tx) => deleteUpload(tx, id))
      await uploads.files.remove(id)
    }
  for (const name of await uploads.files.listOlderThan(nowMs - 60 * minuteMs))
    if (!(await findUpload(db.read, name.replace(/\.clean$/, '')))) await uploads.files.remove(name)
  await removeBlobs(context, signal)
}

/** The blob may be stored already. It is removed unless the upload is published later. */
async function returnToReceived({ db, clock }: Context, { id, blob_hash: hash }: UploadRow): Promise<void> {
  await db.write(async (tx) => {
    const columns = { state: 'received', blob_hash: null, changed_at_ms: clock.now() - 2 * minuteMs } as const
    const returned = await stepUpload(tx, id, 'publishing', columns)
    if (returned && hash !== null && !(await isBlobReferenced(tx, hash)))
      await scheduleBlobRemovals(tx, [hash])
  })
}
