import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../data/database.ts'
import { platformProblem } from '../errors.ts'
import {
  cancelBlobRemoval,
  finishBlobRemoval,
  insertBlobRemovals,
  listBlobRemovals,
  startBlobRemoval,
} from '../internal/blobs/blob-removals.ts'
import type { Blobs } from './blobs.ts'

/** A service whose rows reference blobs creates this table in one of its migrations. */
export interface BlobRemovalTables {
  blob_removal: { hash: string; started_at_ms: number | null }
}

/** Content whose SHA-256 is known. */
export interface HashedContent {
  hash: string
  open(): Readable
}

const maxAttempts = 50
const pauseMs = 100
const removalBatchSize = 200
const minUnreferencedMs = 24 * 3_600_000

// biome-ignore lint/suspicious/noExplicitAny: works with the tables of any service
type AnyTables = any

/** For a migration. */
export async function createBlobRemovals(db: Kysely<AnyTables>): Promise<void> {
  await db.schema
    .createTable('blob_removal')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('started_at_ms', 'bigint')
    .execute()
}

/**
 * Stores a blob that a row references. The reference comes first: a blob without a row would stay forever,
 * and a pending removal must finish before the blob is stored again.
 */
export async function storeBlob<Tables extends BlobRemovalTables>(
  { db, blobs }: { db: Database<Tables>; blobs: Blobs },
  content: Buffer | HashedContent,
  refer: (tx: Transaction<Tables>, hash: string) => Promise<void>,
): Promise<string> {
  const hash = Buffer.isBuffer(content) ? createHash('sha256').update(content).digest('hex') : content.hash
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const isReferred = await db.write(async (tx) => {
      if (!(await cancelBlobRemoval(removals(tx), hash))) return false
      await refer(tx, hash)
      return true
    })
    if (isReferred) {
      await blobs.put(Buffer.isBuffer(content) ? content : content.open())
      return hash
    }
    await pause(pauseMs)
  }
  throw platformProblem('overloaded', { retryAfterMs: 60_000 })
}

/**
 * For content that was stored before, such as an upload. Called in the transaction that references it. Fails while the
 * blob is being removed. After the commit no removal can begin, but one may have ended before it: see `confirmBlob`.
 */
export async function claimBlob<Tables extends BlobRemovalTables>(
  tx: Transaction<Tables>,
  hash: string,
): Promise<void> {
  if (!(await cancelBlobRemoval(removals(tx), hash)))
    throw platformProblem('overloaded', { retryAfterMs: 60_000 })
}

/** Called after the commit of a claim. If the blob is gone, undoes the reference and fails, so that the client uploads again. */
export async function confirmBlob(blobs: Blobs, hash: string, undo: () => Promise<unknown>): Promise<void> {
  if (await blobs.find(hash)) return
  await undo()
  throw platformProblem('overloaded', { retryAfterMs: 1_000 })
}

/** Schedules the removal of blobs, in the transaction that deletes the last row that references them. */
export function scheduleBlobRemovals<Tables extends BlobRemovalTables>(
  tx: Transaction<Tables>,
  hashes: readonly string[],
): Promise<void> {
  return insertBlobRemovals(removals(tx), hashes)
}

/** Removes the scheduled blobs. */
export async function removeBlobs<Tables extends BlobRemovalTables>(
  { db, blobs, clock }: { db: Database<Tables>; blobs: Blobs; clock: Clock },
  signal?: AbortSignal,
): Promise<void> {
  const due = await listBlobRemovals(removals(db.read), clock.now(), removalBatchSize)
  for (const hash of due) {
    if (signal?.aborted) return
    if (!(await db.write((tx) => startBlobRemoval(removals(tx), hash, clock.now())))) continue
    await blobs.remove(hash)
    await db.write((tx) => finishBlobRemoval(removals(tx), hash))
  }
}

/**
 * Removes the blobs without a reference, from deleted rows and from uploads that failed. `findReferenced` returns the hashes
 * that rows still reference, so it must know all of them. Younger content may belong to an upload that is about to
 * reference it.
 */
export async function removeUnreferencedBlobs<Tables extends BlobRemovalTables>(
  { db, blobs, clock }: { db: Database<Tables>; blobs: Blobs; clock: Clock },
  findReferenced: (tx: Transaction<Tables>, hashes: readonly string[]) => Promise<ReadonlySet<string>>,
  signal: AbortSignal,
): Promise<void> {
  let batch: string[] = []
  const remove = async () => {
    const hashes = batch
    batch = []
    await db.write(async (tx) => {
      const referenced = await findReferenced(tx, hashes)
      await scheduleBlobRemovals(
        tx,
        hashes.filter((hash) => !referenced.has(hash)),
      )
    })
    await removeBlobs({ db, blobs, clock }, signal)
  }
  for await (const { hash, modifiedAtMs } of blobs.list()) {
    if (signal.aborted) return
    if (modifiedAtMs > clock.now() - minUnreferencedMs) continue
    batch.push(hash)
    if (batch.length >= removalBatchSize) await remove()
  }
  await remove()
}

/** Kysely's types do not let a function that needs one table take a database of more tables. */
function removals(db: Kysely<AnyTables>): Kysely<BlobRemovalTables> {
  return db
}
