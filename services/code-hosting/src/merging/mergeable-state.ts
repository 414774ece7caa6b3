import type { ReadMergeableState } from '../context/pull-requests.ts'
import type { Context } from '../context.ts'
import { isMergeTested } from '../pulls/present/pulls.ts'
import type { MergeGate } from './merge-gate.ts'
import type { Mergeability } from './mergeability.ts'

/** The state that clients poll. Starts a merge test if none is known for the current commits. */
export function createStateReader(
  { db }: Pick<Context, 'db'>,
  gate: MergeGate,
  mergeability: Mergeability,
): ReadMergeableState {
  return async (read, pull, repository) => {
    // Payloads of events are presented in the transaction of a change, where neither git nor other writes may run.
    if (!pull.is_open || read.isTransaction) return 'unknown'
    if (!isMergeTested(pull)) {
      await db.write((tx) => mergeability.request(tx, pull))
      return 'unknown'
    }
    const target = { pull, repository }
    const facts = await gate.read(target, pull.base_oid)
    return (await gate.evaluate(read, target, facts)).state
  }
}
