import type { Transaction } from 'kysely'

const attempts = new WeakMap<object, (() => void)[]>()

/**
 * Runs `act` right after the transaction commits, and never if it rolls back. Nothing awaits `act`, and it must not
 * throw. A crash loses it, so work that must happen belongs in a job.
 */
export function afterCommit<Tables>(tx: Transaction<Tables>, act: () => void): void {
  const acts = attempts.get(tx)
  if (!acts) throw new Error('Only the transaction that write() gave to its work tells when it has committed')
  acts.push(act)
}

/** Runs one attempt at a transaction. The attempt reports its `tx` before its work starts. */
export async function attemptCommit<T>(attempt: Attempt<T>): Promise<T> {
  const { result, acts } = await gatherActs(attempt)
  for (const act of acts) act()
  return result
}

/** Like `attemptCommit`, for part of a larger transaction: the caller runs the acts after the commit. */
export async function gatherActs<T>(attempt: Attempt<T>): Promise<{ result: T; acts: (() => void)[] }> {
  const acts: (() => void)[] = []
  const result = await attempt((tx) => void attempts.set(tx, acts))
  return { result, acts }
}

type Attempt<T> = (begun: (tx: object) => void) => Promise<T>
