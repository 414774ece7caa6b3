export interface Mutex {
  /** Runs `task` after all earlier tasks have ended. */
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
