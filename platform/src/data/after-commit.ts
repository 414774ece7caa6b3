import type { Transaction } from 'kysely'

const attempts = new WeakMap<object, (() => void)[]>()

/**
 * Has `act` done at once when the transaction has committed, and never if it does not. Nobody waits for it,
 * and it must not fail. It is lost with the process: what has to happen for certain is a job.
 */
export function afterCommit<Tables>(tx: Transaction<Tables>, act: () => void): void {
  const acts = attempts.get(tx)
  if (!acts) throw new Error('Only the transaction that write() gave to its work tells when it has committed')
  acts.push(act)
}

/** Runs one attempt at a transaction, which names its `tx` before its work begins. */
export async function attemptCommit<T>(attempt: Attempt<T>): Promise<T> {
  const { result, acts } = await gatherActs(attempt)
  for (const act of acts) act()
  return result
}

/** As `attemptCommit`, for what is committed only as part of something larger: acting is left to the caller. */
export async function gatherActs<T>(attempt: Attempt<T>): Promise<{ result: T; acts: (() => void)[] }> {
  const acts: (() => void)[] = []
  const result = await attempt((tx) => void attempts.set(tx, acts))
  return { result, acts }
}

type Attempt<T> = (begun: (tx: object) => void) => Promise<T>
