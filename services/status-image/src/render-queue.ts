import { clientOfAddress, createFairSemaphore } from '@octavo/platform/concurrency/fair-semaphore.ts'
import { platformProblem } from '@octavo/platform/errors.ts'

const maxWaiting = 50
/** Rendering a large image takes seconds, so one client must not fill the queue. */
const maxWaitingPerClient = 6

/** A request. Its signal is read only if an image must be rendered. */
export interface Client {
  readonly ip?: string | undefined
  readonly disconnectSignal: AbortSignal
}

interface QueuedRender<Result> {
  result: Promise<Result>
  /** Clients that wait for the result. */
  clients: number
  isStarted: boolean
  drop: AbortController
}

/**
 * Renders one image at a time, coalesces requests for the same key, and drops queued renders without clients. Clients
 * take turns.
 */
export function createRenderQueue<Result>() {
  const pending = new Map<string, QueuedRender<Result>>()
  const turns = createFairSemaphore({ maxConcurrent: 1, maxWaiting, maxWaitingPerClient })

  function enqueue(key: string, render: () => Promise<Result>, ip?: string): QueuedRender<Result> {
    const state = { clients: 0, isStarted: false, drop: new AbortController() }
    const run = async () => {
      const end = await turns.acquire(clientOfAddress(ip), state.drop.signal)
      if (!end) {
        pending.delete(key)
        throw platformProblem('overloaded', { retryAfterMs: 5_000 })
      }
      state.isStarted = true
      try {
        return await render()
      } finally {
        end()
        pending.delete(key)
      }
    }
    const queued = Object.assign(state, { result: run() })
    pending.set(key, queued)
    return queued
  }

  return (key: string, render: () => Promise<Result>, { ip, disconnectSignal }: Client): Promise<Result> => {
    disconnectSignal.throwIfAborted()
    const queued = pending.get(key) ?? enqueue(key, render, ip)
    queued.clients += 1
    const leave = () => {
      queued.clients -= 1
      if (queued.clients > 0 || queued.isStarted) return
      pending.delete(key)
      queued.drop.abort()
    }
    disconnectSignal.addEventListener('abort', leave, { once: true })
    return queued.result
  }
}
