/** Runs a task once for all callers of its key, and aborts it when the last of them has left. */
export interface SharedTasks<Value> {
  has(key: string): boolean
  /** Starts the task, or joins it. `signal` is that of the caller; the task gets one that aborts with the last caller. */
  join(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value>
}

interface Running<Value> {
  promise: Promise<Value>
  callers: number
  controller: AbortController
}

export function createSharedTasks<Value>(): SharedTasks<Value> {
  const tasks = new Map<string, Running<Value>>()

  function begin(key: string, start: (signal: AbortSignal) => Promise<Value>): Running<Value> {
    const controller = new AbortController()
    const task: Running<Value> = { promise: start(controller.signal), callers: 0, controller }
    tasks.set(key, task)
    // The callers handle a failure. Without a caller it would be unhandled.
    task.promise.catch(() => {}).finally(() => forget(key, task))
    return task
  }

  function forget(key: string, task: Running<Value>): void {
    if (tasks.get(key) === task) tasks.delete(key)
  }

  return {
    has: (key) => tasks.has(key),
    async join(key, signal, start) {
      signal?.throwIfAborted()
      const task = tasks.get(key) ?? begin(key, start)
      task.callers += 1
      const { promise: left, reject } = Promise.withResolvers<never>()
      const leave = () => {
        task.callers -= 1
        if (task.callers === 0) {
          // A later caller starts again.
          forget(key, task)
          task.controller.abort(signal?.reason)
        }
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      return await Promise.race([task.promise, left]).finally(() =>
        signal?.removeEventListener('abort', leave),
      )
    },
  }
}
