import { createSemaphore } from '@octavo/platform/concurrency/semaphore.ts'
import { platformProblem } from '@octavo/platform/errors.ts'

const maxWaiting = 50

/** Renders one image at a time, and coalesces requests for the same key. */
export function createRenderQueue<Result>() {
  const pending = new Map<string, Promise<Result>>()
  const semaphore = createSemaphore(1)
  return (key: string, render: () => Promise<Result>): Promise<Result> => {
    const existing = pending.get(key)
    if (existing) return existing
    if (semaphore.waiting >= maxWaiting) throw platformProblem('overloaded', { retryAfterMs: 5_000 })
    const result = semaphore.run(render).finally(() => pending.delete(key))
    pending.set(key, result)
    return result
  }
}
