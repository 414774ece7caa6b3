/** Limits concurrent requests per host. */
export interface HostSemaphores {
  /**
   * Waits for its turn and gives the way to end it; undefined at once when enough wait already.
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
    const known = hosts.get(host)
    if (!known) return
    const [next] = known.waiting
    if (next) {
      // The slot changes hands.
      known.waiting.delete(next)
      next()
    } else if (--known.taken === 0) hosts.delete(host)
  }

  return {
    async take(host, signal) {
      signal.throwIfAborted()
      const known = hosts.get(host) ?? { taken: 0, waiting: new Set() }
      if (known.taken < maxConcurrentPerHost) {
        known.taken++
        hosts.set(host, known)
      } else {
        if (known.waiting.size >= line) return undefined
        await wait(known.waiting, signal)
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
