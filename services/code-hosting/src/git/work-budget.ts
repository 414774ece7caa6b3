import { availableParallelism } from 'node:os'
import type { FairQueueOptions } from './fair-queue.ts'

/** The one budget of all git processes but those that read single objects, which are a pool of their own. */
export function defaultBudget(): FairQueueOptions {
  // Making a pack is work for a processor; sending it is not.
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
