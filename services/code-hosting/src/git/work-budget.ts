import { availableParallelism } from 'node:os'
import type { FairQueueOptions } from './fair-queue.ts'

/** The budget of all git processes, except the object readers, which have their own pool. */
export function defaultBudget(): FairQueueOptions {
  // Creating a pack needs a processor, and sending it does not.
  const maxTransfers = Math.max(8, availableParallelism() * 4)
  const max = maxTransfers + Math.max(4, availableParallelism() * 2)
  return {
    max,
    maxPerCaller: max / 2,
    maxTransfers,
    maxTransfersPerCaller: maxTransfers / 2,
    maxWaiting: 2_000,
    maxWaitingPerCaller: 300,
    maxWaitMs: 60_000,
  }
}
