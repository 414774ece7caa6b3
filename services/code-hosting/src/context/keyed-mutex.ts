/** A mutex per key. Waiters get it in the order of their calls. */
export interface KeyedMutex {
  /** Resolves with the function that releases the lock. */
  acquire(key: number): Promise<() => void>
  run<Result>(key: number, work: () => Promise<Result>): Promise<Result>
}

export function createKeyedMutex(): KeyedMutex {
  const tails = new Map<number, Promise<void>>()

  async function acquire(key: number): Promise<() => void> {
    const before = tails.get(key)
    const { promise, resolve } = Promise.withResolvers<void>()
    tails.set(key, promise)
    await before
    return () => {
      resolve()
      if (tails.get(key) === promise) tails.delete(key)
    }
  }

  return {
    acquire,
    async run(key, work) {
      const end = await acquire(key)
      try {
        return await work()
      } finally {
        end()
      }
    },
  }
}
