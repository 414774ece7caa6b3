import { once } from 'node:events'
import { parentPort, Worker } from 'node:worker_threads'

export interface TaskWorkerOptions {
  /** A task that takes longer fails, and its thread is terminated. */
  maxMs?: number
  /** A task that needs a larger heap fails, and its thread is terminated. */
  maxHeapMegabytes?: number
  /** An idle thread ends after this time. */
  idleMs?: number
}

const maxLoadMs = 30_000

/**
 * Runs expensive tasks one at a time on a worker thread, off the event loop. `module` is a file that calls
 * `serveTasks`.
 */
export function createTaskWorker<Input, Output = string>(
  module: URL,
  { maxMs = 2_000, maxHeapMegabytes = 1_024, idleMs = 30_000 }: TaskWorkerOptions = {},
): (input: Input) => Promise<Output> {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function run(input: Input): Promise<Output> {
    clearTimeout(idle)
    worker ??= await startWorker(module, maxHeapMegabytes)
    const busy = worker
    busy.ref()
    busy.postMessage(input)
    try {
      const [output] = await once(busy, 'message', { signal: AbortSignal.timeout(maxMs) })
      if (output === undefined) throw new Error('The task failed')
      busy.unref()
      idle = setTimeout(() => stop(busy), idleMs).unref()
      return output
    } catch (error) {
      stop(busy)
      throw error
    }
  }

  function stop(one: Worker): void {
    if (worker === one) worker = undefined
    one.terminate()
  }

  return (input) => {
    const done = last.then(() => run(input))
    last = done.catch(() => {})
    return done
  }
}

/** Loading a thread does not count against the time limit of its first task. */
async function startWorker(module: URL, maxHeapMegabytes: number): Promise<Worker> {
  const worker = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes } })
  try {
    await once(worker, 'message', { signal: AbortSignal.timeout(maxLoadMs) })
    return worker
  } catch (error) {
    worker.terminate()
    throw error
  }
}

/**
 * Runs inside the worker thread: responds to each task with the result of `work`, or undefined when that fails.
 */
export function serveTasks<Input, Output = string>(work: (input: Input) => Output | Promise<Output>): void {
  parentPort?.on('message', async (input: Input) => {
    parentPort?.postMessage(await attempt(() => work(input)))
  })
  parentPort?.postMessage('ready')
}

async function attempt<Output>(work: () => Output | Promise<Output>): Promise<Output | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
