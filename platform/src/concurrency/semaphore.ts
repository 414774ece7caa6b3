/** Runs at most N tasks at once; the others wait in order of arrival. */
export interface Semaphore {
  run<T>(work: () => Promise<T>): Promise<T>
  /** Waits for a slot and returns the function that releases it. Rejects when the signal aborts. */
  acquire(signal?: AbortSignal): Promise<() => void>
  readonly running: number
  readonly waiting: number
}

export function createSemaphore(maxConcurrent: number): Semaphore {
  let running = 0
  const queue = new Set<() => void>()

  async function acquire(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted()
    if (running < maxConcurrent) running += 1
    else await wait(queue, signal)
    return release
  }

  // Passes the slot to the first waiter, so that a new task cannot overtake the queue.
  function release(): void {
    const [next] = queue
    if (next === undefined) {
      running -= 1
      return
    }
    queue.delete(next)
    next()
  }

  return {
    acquire,
    async run(work) {
      const end = await acquire()
      try {
        return await work()
      } finally {
        end()
      }
    },
    get running() {
      return running
    },
    get waiting() {
      return queue.size
    },
  }
}

async function wait(queue: Set<() => void>, signal?: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const leave = () => {
    queue.delete(resolve)
    reject(signal?.reason)
  }
  queue.add(resolve)
  signal?.addEventListener('abort', leave, { once: true })
  await promise.finally(() => signal?.removeEventListener('abort', leave))
}
