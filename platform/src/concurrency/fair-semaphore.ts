import { addressGroup } from '../auth/address.ts'
import { secureIds } from '../ids.ts'
import { isPublicAddress } from '../outgoing/public-addresses.ts'

/** Runs at most N tasks at once. The clients that wait take turns, and each may only have a share of the queue. */
export interface FairSemaphore {
  /**
   * Waits for a slot and returns the function that releases it, or undefined when the queue or the client's share of it
   * is full. Rejects when the signal aborts.
   */
  acquire(client: string, signal?: AbortSignal): Promise<(() => void) | undefined>
  readonly running: number
  readonly waiting: number
}

export interface FairSemaphoreOptions {
  maxConcurrent: number
  maxWaiting: number
  maxWaitingPerClient: number
}

export function createFairSemaphore(options: FairSemaphoreOptions): FairSemaphore {
  const { maxConcurrent, maxWaiting, maxWaitingPerClient } = options
  /** The client whose turn it is comes first. */
  const queues = new Map<string, Set<() => void>>()
  let running = 0
  let waiting = 0

  // Passes the slot on, so that a new task cannot overtake the queue.
  function release(): void {
    const start = takeNext()
    if (start) start()
    else running -= 1
  }

  function takeNext(): (() => void) | undefined {
    const [next] = queues
    if (!next) return undefined
    const [client, queue] = next
    const [start] = queue
    if (!start) return undefined
    leave(client, queue, start)
    // The client goes to the end of the line.
    if (queues.delete(client)) queues.set(client, queue)
    return start
  }

  function leave(client: string, queue: Set<() => void>, start: () => void): void {
    if (!queue.delete(start)) return
    waiting -= 1
    if (queue.size === 0) queues.delete(client)
  }

  async function wait(client: string, queue: Set<() => void>, signal?: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const abort = () => {
      leave(client, queue, resolve)
      reject(signal?.reason)
    }
    queues.set(client, queue.add(resolve))
    waiting += 1
    signal?.addEventListener('abort', abort, { once: true })
    await promise.finally(() => signal?.removeEventListener('abort', abort))
  }

  return {
    async acquire(client, signal) {
      signal?.throwIfAborted()
      if (running < maxConcurrent) running += 1
      else {
        const queue = queues.get(client) ?? new Set()
        if (waiting >= maxWaiting || queue.size >= maxWaitingPerClient) return undefined
        await wait(client, queue, signal)
      }
      return once(release)
    },
    get running() {
      return running
    },
    get waiting() {
      return waiting
    },
  }
}

/**
 * Returns the client of a request by its address. An address that is not public, such as a proxy's, may stand for many
 * clients, so each of its requests counts as a client of its own.
 */
export function clientOfAddress(ip: string | undefined): string {
  return ip !== undefined && isPublicAddress(ip) ? addressGroup(ip) : secureIds.uuid()
}

/** A slot that is released twice would admit one task too many. */
function once(release: () => void): () => void {
  let isReleased = false
  return () => {
    if (isReleased) return
    isReleased = true
    release()
  }
}
