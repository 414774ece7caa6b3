import { createFairSemaphore } from '@octavo/platform/concurrency/fair-semaphore.ts'
import { platformProblem } from '@octavo/platform/errors.ts'
import type { SearchScope } from './post-search.ts'

/**
 * Lets callers take turns, so that one with many expensive searches delays the others by few of them. A search whose
 * client disconnects before its turn never starts.
 */
export function createSearchTurns(maxConcurrent: number) {
  const semaphore = createFairSemaphore({ maxConcurrent, maxWaiting: 2_000, maxWaitingPerClient: 200 })

  return async function inTurn<T>(
    { client, signal }: Pick<SearchScope, 'client' | 'signal'>,
    search: () => Promise<T>,
  ): Promise<T> {
    if (client === undefined) return search()
    const end = await semaphore.acquire(client, signal)
    if (!end) throw platformProblem('overloaded', { retryAfterMs: 5_000 })
    try {
      return await search()
    } finally {
      end()
    }
  }
}
