import type { Transaction } from 'kysely'

const attempts = new WeakMap<object, (() => void)[]>()

/**
 * Runs `callback` right after the transaction commits, and never if it rolls back. It is not awaited and must not throw.
 * A crash loses it, so work that must happen belongs in a job.
 */
export function afterCommit<Tables>(tx: Transaction<Tables>, callback: () => void): void {
  const callbacks = attempts.get(tx)
  if (!callbacks) throw new Error('afterCommit needs the transaction that write() passed to its callback')
  callbacks.push(callback)
}

/** Runs one attempt at a transaction. The attempt reports its `tx` before its work starts. */
export async function attemptCommit<T>(attempt: Attempt<T>): Promise<T> {
  const { result, callbacks } = await collectCallbacks(attempt)
  for (const callback of callbacks) callback()
  return result
}

/** Like `attemptCommit`, for part of a larger transaction: the caller runs the callbacks after the commit. */
export async function collectCallbacks<T>(
  attempt: Attempt<T>,
): Promise<{ result: T; callbacks: (() => void)[] }> {
  const callbacks: (() => void)[] = []
  const result = await attempt((tx) => void attempts.set(tx, callbacks))
  return { result, callbacks }
}

type Attempt<T> = (begun: (tx: object) => void) => Promise<T>
