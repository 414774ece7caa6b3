/** Runs at most N tasks at once; the others wait in order of arrival. */
export interface Semaphore {
  run<T>(work: () => Promise<T>): Promise<T>
  readonly waiting: number
}

export function createSemaphore(atOnce: number): Semaphore {
  let inside = 0
  const queue = new Set<() => void>()

  async function enter() {
    if (inside < atOnce) inside += 1
    else await new Promise<void>((enterNow) => queue.add(enterNow))
  }

  // Passes the slot to the first waiter, so that a new task cannot overtake the queue.
  function leave() {
    const [next] = queue
    if (next === undefined) {
      inside -= 1
      return
    }
    queue.delete(next)
    next()
  }

  return {
    async run(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
    get waiting() {
      return queue.size
    },
  }
}
