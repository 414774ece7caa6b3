import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, Transaction } from 'kysely'
import { collectCallbacks } from '../../data/after-commit.ts'
import type { BatchItem } from '../concurrency/keyed-batcher.ts'
import { isConflict } from './postgres-conflicts.ts'
import type { TransactionGuard } from './transaction-guard.ts'

/** One of several units of work that share a transaction. */
export interface BatchedWrite<DB> extends BatchItem {
  /** Returns a callback that reports the result to the caller after the commit. */
  attempt(savepoints: Kysely<DB>): Promise<() => void>
}

export function createBatchedWrite<DB, T>(
  work: (tx: Transaction<DB>) => Promise<T>,
  guard: TransactionGuard,
): { write: BatchedWrite<DB>; result: Promise<T> } {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  // One caller runs the whole batch, so each write restores its own caller's async context.
  const asCaller = AsyncLocalStorage.snapshot()
  const write: BatchedWrite<DB> = {
    async attempt(savepoints) {
      const { result, callbacks } = await collectCallbacks((begun) =>
        savepoints.transaction().execute((tx) => {
          begun(tx)
          return asCaller(() => guard.guard(() => work(tx)))
        }),
      )
      return () => {
        for (const callback of callbacks) callback()
        resolve(result)
      }
    },
    fail: reject,
  }
  return { write, result: promise }
}

/** Runs the writes one after another in an open transaction. A transaction of `savepoints` is a savepoint. */
export async function runBatch<DB>(
  savepoints: Kysely<DB>,
  all: readonly BatchedWrite<DB>[],
): Promise<(() => void)[]> {
  const callbacks: (() => void)[] = []
  for (const write of all) {
    const callback = await write.attempt(savepoints).catch((error) => {
      if (isConflict(error)) throw error
      return () => write.fail(error)
    })
    callbacks.push(callback)
  }
  return callbacks
}
