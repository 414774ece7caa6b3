import os from 'node:os'
import { createFairSemaphore, type FairSemaphore } from '@octavo/platform/concurrency/fair-semaphore.ts'
import { platformProblem } from '@octavo/platform/errors.ts'
import { lowerRenderThreads } from './render-priority.ts'

/** `slow` is for work that takes seconds, so that it does not hold up the rest. */
export type LaneName = 'fast' | 'slow'

export interface RenderLanes {
  /** Runs the work when it is the client's turn. Fails with 503 when the queue or the client's share of it is full. */
  run<Value>(lane: LaneName, client: string, signal: AbortSignal, work: () => Promise<Value>): Promise<Value>
  isIdle(lane: LaneName): boolean
}

export interface RenderLaneOptions {
  maxConcurrent?: number
  maxQueued?: number
}

const retryAfterMs = 2_000

export function createRenderLanes(options: RenderLaneOptions = {}): RenderLanes {
  const { maxConcurrent = defaultConcurrency(), maxQueued = 256 } = options
  const lane = (running: number, maxWaiting: number) =>
    createFairSemaphore({
      maxConcurrent: running,
      maxWaiting,
      maxWaitingPerClient: Math.max(1, Math.ceil(maxWaiting / 4)),
    })
  const lanes: Record<LaneName, FairSemaphore> = {
    fast: lane(maxConcurrent, maxQueued),
    slow: lane(1, Math.ceil(maxQueued / 4)),
  }
  return {
    async run(name, client, signal, work) {
      const release = await lanes[name].acquire(client, signal)
      if (!release) throw platformProblem('overloaded', { retryAfterMs })
      try {
        // The client may have left in the moment of its turn.
        signal.throwIfAborted()
        return await work()
      } finally {
        lowerRenderThreads()
        release()
      }
    },
    isIdle: (name) => lanes[name].running === 0 && lanes[name].waiting === 0,
  }
}

/**
 * One render per core. libvips runs on the thread pool, which also serves files and name lookups; two threads stay free
 * for them and for the slow lane.
 */
function defaultConcurrency(): number {
  const poolSize = Number(process.env.UV_THREADPOOL_SIZE) || 4
  return Math.max(1, Math.min(os.availableParallelism(), poolSize - 2))
}
