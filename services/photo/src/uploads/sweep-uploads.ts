import { removeBlobs, scheduleBlobRemovals } from '@octavo/platform/blobs/referenced-blobs.ts'
import { Problem } from '@octavo/platform/errors.ts'
import type { Context } from '../context.ts'
import { isBlobReferenced } from '../photos/store/writes.ts'
import {
  deleteUnchangedUpload,
  findUpload,
  listForms,
  listUploads,
  transitionUpload,
  type UploadRow,
} from './store/uploads.ts'
import { isCleanCopy } from './upload-files.ts'
import type { Uploads } from './uploads.ts'

/** Uploads are kept this long after their last change. */
export const lifetimeMs = 24 * 3_600_000

const minuteMs = 60_000
/** A form of a request that a crash ended cannot be continued, and counts as one of the unfinished uploads of its user. */
const maxFormMs = 60 * minuteMs
const batchSize = 100
/** A file that ended the server this often, or could never be stored, is not tried again. */
const maxAttempts = 3

/** Continues uploads that a crash interrupted, and removes what is left of those that were given up. */
export async function sweepUploads(context: Context, uploads: Uploads, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = context
  const nowMs = clock.now()
  const finish = (upload: UploadRow) =>
    uploads.finish(upload).catch((error: unknown) => {
      if (!(error instanceof Problem))
        log.warn({ err: error, upload: upload.id }, 'an upload could not be published')
    })
  // Publishing takes seconds.
  for (const upload of await listUploads(db.read, 'publishing', nowMs - 10 * minuteMs, batchSize))
    await returnToReceived(context, upload)
  for (const name of await uploads.files.listOlderThan(nowMs - minuteMs)) {
    const upload = await findUpload(db.read, name)
    if (upload && (await isComplete(uploads, upload))) await finish(upload)
  }
  for (const upload of await listUploads(db.read, 'received', nowMs - minuteMs, batchSize)) {
    signal.throwIfAborted()
    // A request is publishing it, or the file is on another machine.
    if (uploads.isFinishing(upload.id) || (await uploads.files.sizeOf(upload.id)) === undefined) continue
    if (upload.attempts >= maxAttempts) {
      await giveUp(context, uploads, upload)
      continue
    }
    await finish(upload)
  }
  const expired = await listForms(db.read, nowMs - maxFormMs, batchSize)
  for (const state of ['receiving', 'received', 'published', 'rejected'] as const)
    expired.push(...(await listUploads(db.read, state, nowMs - lifetimeMs, batchSize)))
  for (const upload of expired)
    if (await db.write((tx) => deleteUnchangedUpload(tx, upload))) await uploads.files.remove(upload.id)
  // Clean copies only live as long as an attempt.
  for (const name of await uploads.files.listOlderThan(nowMs - 60 * minuteMs))
    if (isCleanCopy(name) || !(await findUpload(db.read, name))) await uploads.files.remove(name)
  await removeBlobs(context, signal)
}

/**
 * A crash can follow the last byte. A client that asks for the offset then takes the upload for finished. Forms do not
 * announce a length.
 */
async function isComplete({ files }: Uploads, { id, state, length }: UploadRow): Promise<boolean> {
  return state === 'receiving' && length > 0 && (await files.sizeOf(id)) === length
}

/** The blob may be stored already. It is removed unless the upload is published later. */
async function returnToReceived({ db }: Context, { id, blob_hash: hash }: UploadRow): Promise<void> {
  await db.write(async (tx) => {
    const returned = await transitionUpload(tx, id, 'publishing', { state: 'received', blob_hash: null })
    if (returned && hash !== null && !(await isBlobReferenced(tx, hash)))
      await scheduleBlobRemovals(tx, [hash])
  })
}

async function giveUp(
  { db, clock, log }: Context,
  { files }: Uploads,
  { id, attempts }: UploadRow,
): Promise<void> {
  const columns = {
    state: 'rejected',
    error: 'Photo could not be processed',
    changed_at_ms: clock.now(),
  } as const
  if (!(await db.write((tx) => transitionUpload(tx, id, 'received', columns)))) return
  log.error({ upload: id, attempts }, 'an upload was rejected because it could not be published')
  await files.remove(id)
}
