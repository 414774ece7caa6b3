import type { Readable } from 'node:stream'
import { BlobsUnavailableError } from '@octavo/platform/blobs/blobs.ts'
import { scheduleBlobRemovals } from '@octavo/platform/blobs/referenced-blobs.ts'
import { encodeJson } from '@octavo/platform/data/columns.ts'
import { Problem } from '@octavo/platform/errors.ts'
import { errorCode } from '@octavo/platform/unknown-values.ts'
import type { Check } from '../access/check-again.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { isBlobReferenced } from '../photos/store/writes.ts'
import { ensureProfiles } from '../users/load-users.ts'
import { createIngestPool } from './ingest/ingest-pool.ts'
import { type Published, publishUpload } from './publish-upload.ts'
import {
  countUnfinished,
  deleteUpload,
  findUpload,
  insertUpload,
  setAttempts,
  transitionUpload,
  type UploadRow,
} from './store/uploads.ts'
import { createUploadFiles, type UploadFiles } from './upload-files.ts'
import type { UploadInput } from './upload-input.ts'

export interface Uploads {
  readonly files: UploadFiles
  begin(userId: number, length: number, input: UploadInput): Promise<UploadRow>
  /** The upload of this user. Throws 404. */
  get(userId: number, id: string): Promise<UploadRow>
  /** The number of received bytes. Throws 404 if another machine receives them. */
  offsetOf(upload: UploadRow): Promise<number>
  /** Appends bytes at `offset`, and publishes the photo if they are the last and `check` allows it. */
  append(upload: UploadRow, offset: number, content: Readable, check: Check): Promise<Appended>
  /** Receives a file of unknown length in one piece. */
  receiveFile(upload: UploadRow, content: Readable): Promise<{ size: number }>
  /** Publishes a file that is complete, if `check` allows it. `input` replaces that of the upload. */
  finish(upload: UploadRow, options?: FinishOptions): Promise<Published>
  /** True while `finish` runs for this upload. */
  isFinishing(id: string): boolean
  cancel(upload: UploadRow): Promise<void>
  close(): Promise<void>
}

interface FinishOptions {
  input?: UploadInput
  check?: Check
}

export type Appended = { offset: number; published?: Published }

interface ArrivingContent {
  offset: number
  content: Readable
  check: Check
  signal: AbortSignal
}

const maxUnfinished = 50

/** Uploads that arrive in one or several requests. The received bytes are in a file on this machine. */
export function createUploads(context: Context): Uploads {
  const { db, clock, ids, config, log } = context
  const maxBytes = config.uploadMegabytes * 1024 * 1024
  const files = createUploadFiles(context.folder('uploads'))
  const pool = createIngestPool(log)
  /** The requests that are receiving, by upload. */
  const receiving = new Map<string, { abort: AbortController; done: Promise<unknown> }>()
  const finishing = new Set<string>()

  async function begin(userId: number, length: number, input: UploadInput): Promise<UploadRow> {
    if (length > maxBytes) throw tooLarge()
    const nowMs = clock.now()
    const row: UploadRow = {
      id: ids.text(32),
      user_id: userId,
      state: 'receiving',
      length,
      input: encodeJson(input),
      blob_hash: null,
      photo_uid: null,
      error: null,
      attempts: 0,
      created_at_ms: nowMs,
      changed_at_ms: nowMs,
    }
    // Before the row, so that every row has a file, unless another machine has it.
    await files.create(row.id)
    try {
      await db.write(async (tx) => {
        if ((await countUnfinished(tx, userId)) >= maxUnfinished)
          throw problem('too_many_uploads', { retryAfterMs: 60_000 })
        await ensureProfiles(tx, context, [userId])
        await insertUpload(tx, row)
      })
    } catch (error) {
      await files.remove(row.id)
      throw error
    }
    return row
  }

  async function append(
    upload: UploadRow,
    offset: number,
    content: Readable,
    check: Check,
  ): Promise<Appended> {
    const { id } = upload
    // A client that reconnects replaces its former request, which may be stalled.
    const former = receiving.get(id)
    former?.abort.abort()
    await former?.done
    if (receiving.has(id)) throw problem('upload_in_use')
    // The former request may have received the last byte, after which the file no longer exists.
    if (former && (await findUpload(db.read, id))?.state !== 'receiving') throw problem('offset_conflict')
    const abort = new AbortController()
    const done = receive(upload, { offset, content, check, signal: abort.signal })
    receiving.set(id, { abort, done: done.catch(() => {}) })
    try {
      return await done
    } finally {
      receiving.delete(id)
    }
  }

  async function receive(
    upload: UploadRow,
    { offset, content, check, signal }: ArrivingContent,
  ): Promise<Appended> {
    const { id, length } = upload
    const size = await files.sizeOf(id)
    if (size === undefined) throw problem('upload_not_found')
    if (offset !== size) throw problem('offset_conflict')
    const outcome = await files.append(id, content, length, signal)
    if (outcome.isTooLong)
      throw problem('file_too_large', { message: `The upload is longer than its ${length} bytes` })
    if (outcome.size < length) {
      await db.write((tx) => transitionUpload(tx, id, 'receiving', { changed_at_ms: clock.now() }))
      return { offset: outcome.size }
    }
    return { offset: length, published: await finish(upload, { check }) }
  }

  async function receiveWhole({ id }: UploadRow, content: Readable): Promise<{ size: number }> {
    const { size, isTooLong, failure } = await files.append(id, content, maxBytes)
    if (isTooLong) throw tooLarge()
    if (failure !== undefined) throw problem('upload_incomplete')
    return { size }
  }

  async function finish(upload: UploadRow, { input, check }: FinishOptions = {}): Promise<Published> {
    const { id, state, attempts } = upload
    const columns = {
      state: 'received',
      // Before the attempt, because it may end this process.
      attempts: attempts + 1,
      changed_at_ms: clock.now(),
      ...(input && { input: encodeJson(input) }),
    } as const
    finishing.add(id)
    try {
      const received = await db.write(async (tx) => {
        await check?.(tx)
        return transitionUpload(tx, id, state, columns)
      })
      if (!received) throw problem('upload_in_use')
      return await publishUpload(context, { pool, files }, received)
    } catch (error) {
      if (isOutage(error)) await db.write((tx) => setAttempts(tx, id, attempts))
      // The sweep publishes files that are complete, but the caller may no longer publish this one.
      else if (error instanceof Problem && error.status === 401) await cancel(upload)
      throw error
    } finally {
      finishing.delete(id)
    }
  }

  async function cancel({ id, state }: UploadRow): Promise<void> {
    if (state === 'publishing') throw problem('upload_in_use')
    receiving.get(id)?.abort.abort()
    await db.write(async (tx) => {
      // Publishing may have stored the blob since `upload` was read.
      const hash = (await deleteUpload(tx, id))?.blob_hash
      if (hash && !(await isBlobReferenced(tx, hash))) await scheduleBlobRemovals(tx, [hash])
    })
    await files.remove(id)
  }

  const tooLarge = () =>
    problem('file_too_large', { message: `Photo is larger than ${config.uploadMegabytes} MB` })

  return {
    files,
    begin,
    append: (...args) => withSpace(append(...args)),
    receiveFile: (upload, content) => withSpace(receiveWhole(upload, content)),
    finish: (...args) => withSpace(finish(...args)),
    isFinishing: (id) => finishing.has(id),
    async get(userId, id) {
      const upload = await findUpload(db.read, id)
      if (upload?.user_id !== userId) throw problem('upload_not_found')
      return upload
    },
    async offsetOf({ id, state, length }) {
      if (state !== 'receiving') return length
      const size = await files.sizeOf(id)
      if (size !== undefined) return size
      // The file is on another machine, unless it was published a moment ago.
      if ((await findUpload(db.read, id))?.state === 'receiving') throw problem('upload_not_found')
      return length
    },
    cancel,
    close: () => pool.close(),
  }
}

/** A full disk is not the client's fault, and the client can try again. */
async function withSpace<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw isStorageFull(error) ? problem('storage_full') : error
  }
}

/** A failure that is not the file's fault, so it is no reason to give up. */
const isOutage = (error: unknown): boolean => error instanceof BlobsUnavailableError || isStorageFull(error)

function isStorageFull(error: unknown): boolean {
  const code = errorCode(error)
  return code === 'ENOSPC' || code === 'EDQUOT'
}
