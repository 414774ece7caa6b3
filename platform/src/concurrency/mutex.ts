export interface Mutex {
  /** Runs `task` when all that were given before it have ended. */
  run<T>(task: () => Promise<T> | T): Promise<T>
}

export function createMutex(): Mutex {
  let tail: Promise<unknown> = Promise.resolve()
  return {
    run(task) {
      const result = tail.then(task)
      tail = result.catch(() => {})
      return result
    },
  }
}
