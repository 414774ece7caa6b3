import { once } from 'node:events'
import { parentPort, Worker } from 'node:worker_threads'

export interface TaskWorkerOptions {
  /** A task that takes longer fails, and its thread is terminated. */
  maxMs?: number
  /** An idle thread ends after this time. */
  idleMs?: number
}

const maxLoadMs = 30_000

/**
 * Runs expensive tasks one at a time on a worker thread, off the event loop. `module` is a file that calls
 * `serveTasks`.
 */
export function createTaskWorker<Asked>(
  module: URL,
  { maxMs = 2_000, idleMs = 30_000 }: TaskWorkerOptions = {},
): (asked: Asked) => Promise<string> {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function ask(asked: Asked): Promise<string> {
    clearTimeout(idle)
    worker ??= await begin(module)
    const busy = worker
    busy.ref()
    busy.postMessage(asked)
    try {
      const [answer] = await once(busy, 'message', { signal: AbortSignal.timeout(maxMs) })
      if (typeof answer !== 'string') throw new Error('This work cannot be done')
      busy.unref()
      idle = setTimeout(() => stop(busy), idleMs).unref()
      return answer
    } catch (error) {
      stop(busy)
      throw error
    }
  }

  function stop(one: Worker): void {
    if (worker === one) worker = undefined
    one.terminate()
  }

  return (asked) => {
    const done = last.then(() => ask(asked))
    last = done.catch(() => {})
    return done
  }
}

/** Loading a thread does not count against the time limit of its first task. */
async function begin(module: URL): Promise<Worker> {
  const worker = new Worker(module)
  try {
    await once(worker, 'message', { signal: AbortSignal.timeout(maxLoadMs) })
    return worker
  } catch (error) {
    worker.terminate()
    throw error
  }
}

/**
 * Runs inside the worker thread: answers each task with the result of `work`, or undefined when that fails.
 */
export function serveTasks<Asked>(work: (asked: Asked) => string | Promise<string>): void {
  parentPort?.on('message', async (asked: Asked) => {
    parentPort?.postMessage(await attempt(() => work(asked)))
  })
  parentPort?.postMessage('ready')
}

async function attempt(work: () => string | Promise<string>): Promise<string | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
