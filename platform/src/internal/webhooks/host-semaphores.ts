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
  line,
}: {
  maxConcurrentPerHost: number
  line: number
}): HostSemaphores {
  const hosts = new Map<string, { taken: number; waiting: Set<() => void> }>()

  function release(host: string): void {
    const state = hosts.get(host)
    if (!state) return
    const [next] = state.waiting
    if (next) {
      // Passes the slot to the first waiter.
      state.waiting.delete(next)
      next()
    } else if (--state.taken === 0) hosts.delete(host)
  }

  return {
    async take(host, signal) {
      signal.throwIfAborted()
      const state = hosts.get(host) ?? { taken: 0, waiting: new Set() }
      if (state.taken < maxConcurrentPerHost) {
        state.taken++
        hosts.set(host, state)
      } else {
        if (state.waiting.size >= line) return undefined
        await wait(state.waiting, signal)
      }
      return () => release(host)
    },
  }
}

async function wait(waiting: Set<() => void>, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const leave = () => {
    waiting.delete(resolve)
    reject(signal.reason)
  }
  waiting.add(resolve)
  signal.addEventListener('abort', leave, { once: true })
  await promise.finally(() => signal.removeEventListener('abort', leave))
}
