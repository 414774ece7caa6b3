import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, Transaction } from 'kysely'
import { gatherActs } from '../../data/after-commit.ts'
import type { BatchItem } from '../../data/gathering.ts'
import { isConflict } from './postgres-conflicts.ts'
import type { TransactionGuard } from './transaction-guard.ts'

/** One of several units of work that share a transaction. */
export interface Part<DB> extends BatchItem {
  /** Returns a callback that reports the result to the caller after the commit. */
  attempt(parts: Kysely<DB>): Promise<() => void>
}

export function createPart<DB, T>(
  work: (tx: Transaction<DB>) => Promise<T>,
  guard: TransactionGuard,
): { part: Part<DB>; result: Promise<T> } {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  // One caller runs the whole batch, so each part restores its own caller's async context.
  const asCaller = AsyncLocalStorage.snapshot()
  const part: Part<DB> = {
    async attempt(parts) {
      const { result, acts } = await gatherActs((begun) =>
        parts.transaction().execute((tx) => {
          begun(tx)
          return asCaller(() => guard.guard(() => work(tx)))
        }),
      )
      return () => {
        for (const act of acts) act()
        resolve(result)
      }
    },
    fail: reject,
  }
  return { part, result: promise }
}

/** Runs the parts one after another in an open transaction. A transaction of `parts` is a savepoint. */
export async function runParts<DB>(parts: Kysely<DB>, all: readonly Part<DB>[]): Promise<(() => void)[]> {
  const tells: (() => void)[] = []
  for (const part of all) {
    const tell = await part.attempt(parts).catch((error) => {
      if (isConflict(error)) throw error
      return () => part.fail(error)
    })
    tells.push(tell)
  }
  return tells
}
