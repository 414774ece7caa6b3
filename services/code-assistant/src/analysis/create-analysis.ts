import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createFairSemaphore } from '@octavo/platform/concurrency/fair-semaphore.ts'
import type { Logger } from '@octavo/platform/log.ts'
import { problem } from '../errors.ts'
import type { Analysis } from './analysis.ts'
import type { TaskOutcome } from './analysis-problem.ts'

export interface AnalysisOptions {
  threads: number
  timeoutMs: number
  log: Logger
}

const maxWaiting = 200
const maxWaitingPerUser = 40
const maxLoadMs = 30_000
/** An idle thread ends after this time. */
const idleMs = 60_000
const workerModule = new URL('./analysis-worker.ts', import.meta.url)
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64, stackSizeMb: 16 }

export function createAnalysis({ threads, timeoutMs, log }: AnalysisOptions): Analysis {
  const slots = createFairSemaphore({
    maxConcurrent: threads,
    maxWaiting,
    maxWaitingPerClient: maxWaitingPerUser,
  })
  /** Started and free, the one that was used last at the end. */
  const idle: { worker: Worker; timer: NodeJS.Timeout }[] = []
  const all = new Set<Worker>()
  const closing = new AbortController()

  async function takeWorker(): Promise<Worker> {
    const free = idle.pop()
    if (free) {
      clearTimeout(free.timer)
      free.worker.ref()
      return free.worker
    }
    const worker = new Worker(workerModule, { resourceLimits })
    all.add(worker)
    // Its task fails with the error; without a task there is no listener.
    worker.on('error', () => {})
    worker.once('exit', () => {
      all.delete(worker)
      const index = idle.findIndex((entry) => entry.worker === worker)
      if (index < 0) return
      clearTimeout(idle[index]?.timer)
      idle.splice(index, 1)
    })
    await once(worker, 'message', { signal: AbortSignal.timeout(maxLoadMs) })
    return worker
  }

  function putBack(worker: Worker): void {
    worker.unref()
    const entry = {
      worker,
      timer: setTimeout(() => {
        idle.splice(idle.indexOf(entry), 1)
        worker.terminate()
      }, idleMs).unref(),
    }
    idle.push(entry)
  }

  async function perform(module: URL, input: unknown, signal: AbortSignal): Promise<TaskOutcome> {
    const worker = await takeWorker()
    try {
      const outcome = await outcomeOf(worker, { module: module.href, input }, signal)
      if (outcome.isWorn) worker.terminate()
      else putBack(worker)
      return outcome
    } catch (error) {
      worker.terminate()
      throw error
    }
  }

  return {
    async run(task, input, { userId, signal }) {
      const release = await slots.acquire(String(userId), signal)
      if (!release) throw problem('analysis_busy', { retryAfterMs: 2_000 })
      const timeout = AbortSignal.timeout(timeoutMs)
      try {
        const stop = AbortSignal.any([timeout, closing.signal, ...(signal ? [signal] : [])])
        const outcome = await perform(task.module, input, stop)
        // Typed by the task.
        if ('output' in outcome) return outcome.output as never
        if ('problem' in outcome) {
          const { code, message, param } = outcome.problem
          throw problem(code, { message, data: { param } })
        }
        log.error({ module: task.module.pathname, failure: outcome.failure }, 'an analysis failed')
        throw problem('analysis_failed')
      } catch (error) {
        if (timeout.aborted) throw problem('analysis_timeout')
        if (isOutOfMemory(error)) throw problem('analysis_failed', { message: tooMuchMemory })
        throw error
      } finally {
        release()
      }
    },
    async close() {
      closing.abort()
      for (const { timer } of idle) clearTimeout(timer)
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}

const tooMuchMemory = 'The analysis needs too much memory. Send less code.'

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** Rejects on the event `error`, which is how a thread that runs out of memory ends, and when the signal aborts. */
async function outcomeOf(worker: Worker, message: unknown, signal: AbortSignal): Promise<TaskOutcome> {
  worker.postMessage(message)
  const [outcome] = await once(worker, 'message', { signal })
  return outcome
}
