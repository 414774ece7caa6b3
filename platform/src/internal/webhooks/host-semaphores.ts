import { createSemaphore, type Semaphore } from '../../concurrency/semaphore.ts'

/** Limits concurrent requests per host. */
export interface HostSemaphores {
  /**
   * Waits for a slot and returns the function that releases it. Returns undefined immediately when the queue is full.
   * Rejects when the signal aborts.
   */
  take(host: string, signal: AbortSignal): Promise<(() => void) | undefined>
}

export function createHostSemaphores({
  maxConcurrentPerHost,
  maxQueuePerHost,
}: {
  maxConcurrentPerHost: number
  maxQueuePerHost: number
}): HostSemaphores {
  const hosts = new Map<string, Semaphore>()
  return {
    async take(host, signal) {
      signal.throwIfAborted()
      const semaphore = hosts.get(host) ?? createSemaphore(maxConcurrentPerHost)
      if (semaphore.running === maxConcurrentPerHost && semaphore.waiting >= maxQueuePerHost) return undefined
      hosts.set(host, semaphore)
      const release = await semaphore.acquire(signal)
      return () => {
        release()
        if (semaphore.running === 0) hosts.delete(host)
      }
    },
  }
}
