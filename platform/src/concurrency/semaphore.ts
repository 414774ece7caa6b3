/** Lets in so many pieces of work at once; the others wait in the order in which they came. */
export interface Semaphore {
  run<T>(work: () => Promise<T>): Promise<T>
  /** How many stand in the queue. */
  readonly waiting: number
}

export function createSemaphore(atOnce: number): Semaphore {
  let inside = 0
  const queue = new Set<() => void>()

  async function enter() {
    if (inside < atOnce) inside += 1
    else await new Promise<void>((enterNow) => queue.add(enterNow))
  }

  // Whoever leaves hands their place over, so that no newcomer overtakes the queue.
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
