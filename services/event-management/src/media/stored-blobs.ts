import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { platformProblem } from '@octavo/platform/errors.ts'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import {
  cancelBlobRemoval,
  finishBlobRemoval,
  listBlobRemovals,
  startBlobRemoval,
} from './store/blob-removals.ts'

const maxAttempts = 50
const pauseMs = 100
const removalBatchSize = 200

/**
 * Stores a blob that a row references. The reference comes first: a blob without a row would stay forever,
 * and a pending removal must finish before the blob is stored again.
 */
export async function storeBlob(
  { db, blobs }: Pick<Context, 'db' | 'blobs'>,
  bytes: Buffer,
  refer: (tx: Transaction<Tables>, hash: string) => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const isReferred = await db.write(async (tx) => {
      if (!(await cancelBlobRemoval(tx, hash))) return false
      await refer(tx, hash)
      return true
    })
    if (isReferred) {
      await blobs.put(bytes)
      return hash
    }
    await pause(pauseMs)
  }
  throw platformProblem('overloaded', { retryAfterMs: 60_000 })
}

/** Removes blobs without references. */
export async function removeBlobs(
  { db, blobs, clock }: Pick<Context, 'db' | 'blobs' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  for (const hash of await listBlobRemovals(db.read, clock.now(), removalBatchSize)) {
    if (signal?.aborted) return
    if (!(await db.write((tx) => startBlobRemoval(tx, hash, clock.now())))) continue
    await blobs.remove(hash)
    await db.write((tx) => finishBlobRemoval(tx, hash))
  }
}
