import { GitError } from './git-error.ts'
import { serverCaller } from './work-scope.ts'

/**
 * A bounded pool of slots. Free slots go to waiting callers in rotation, however many requests each of them sent.
 * One caller can hold only a part of the slots.
 */
export interface FairQueue {
  /** Resolves with the function that releases the slot. */
  enter(ticket: Ticket): Promise<() => void>
  /** True while callers wait because all slots are taken, and not only those of one caller. */
  isContended(): boolean
}

export interface Ticket {
  /** A user or a client address. */
  caller: string
  /** `transfer` lasts as long as a client takes to read or send. `short` ends without the client. */
  use: Use
  signal?: AbortSignal | undefined
}

export type Use = 'short' | 'transfer'

export interface FairQueueOptions {
  max: number
  maxPerCaller: number
  /** Fewer than all slots, so slow clients leave some for short work. */
  maxTransfers: number
  maxTransfersPerCaller: number
  maxWaiting: number
  maxWaitingPerCaller: number
  maxWaitMs: number
}

interface Usage {
  working: number
  transfers: number
}

interface Caller extends Usage {
  waiting: Waiting[]
}

interface Waiting {
  use: Use
  begin(leave: () => void): void
}

const retryAfterMs = 10_000

export function createFairQueue(options: FairQueueOptions): FairQueue {
  const total: Usage = { working: 0, transfers: 0 }
  // In rotation order.
  const callers = new Map<string, Caller>()
  let waitingCount = 0

  function callerOf(name: string): Caller {
    const caller = callers.get(name) ?? { working: 0, transfers: 0, waiting: [] }
    callers.set(name, caller)
    return caller
  }

  function forgetIdle(name: string, caller: Caller): void {
    if (caller.working === 0 && caller.waiting.length === 0) callers.delete(name)
  }

  function hasSlot(caller: Usage, use: Use): boolean {
    if (total.working >= options.max || caller.working >= options.maxPerCaller) return false
    if (use === 'short') return true
    return total.transfers < options.maxTransfers && caller.transfers < options.maxTransfersPerCaller
  }

  function take(name: string, caller: Caller, use: Use): () => void {
    const count = (by: 1 | -1) => {
      for (const usage of [total, caller]) {
        usage.working += by
        if (use === 'transfer') usage.transfers += by
      }
    }
    count(1)
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      count(-1)
      forgetIdle(name, caller)
      startWaiting()
    }
  }

  function startWaiting(): void {
    for (let next = findNext(); next; next = findNext()) {
      const { name, caller, index } = next
      const [waiting] = caller.waiting.splice(index, 1)
      waitingCount--
      // A caller that got a slot moves to the end of the rotation.
      callers.delete(name)
      callers.set(name, caller)
      if (waiting) waiting.begin(take(name, caller, waiting.use))
    }
  }

  function findNext() {
    if (waitingCount === 0 || total.working >= options.max) return undefined
    for (const [name, caller] of callers) {
      const index = caller.waiting.findIndex(({ use }) => hasSlot(caller, use))
      if (index >= 0) return { name, caller, index }
    }
    return undefined
  }

  return {
    isContended: () =>
      waitingCount > 0 && (total.working >= options.max || total.transfers >= options.maxTransfers),
    async enter({ caller: name, use, signal }) {
      signal?.throwIfAborted()
      const caller = callerOf(name)
      if (!caller.waiting.some((other) => other.use === use) && hasSlot(caller, use))
        return take(name, caller, use)
      // The server's own work is bounded by its jobs and never refused.
      const isServer = name === serverCaller
      const isFull =
        waitingCount >= options.maxWaiting || caller.waiting.length >= options.maxWaitingPerCaller
      if (isFull && !isServer) {
        forgetIdle(name, caller)
        throw busy()
      }
      const { promise, resolve, reject } = Promise.withResolvers<() => void>()
      const waiting: Waiting = { use, begin: resolve }
      const giveUp = (error: unknown) => {
        const index = caller.waiting.indexOf(waiting)
        if (index < 0) return
        caller.waiting.splice(index, 1)
        waitingCount--
        forgetIdle(name, caller)
        reject(error)
      }
      const timer = isServer ? undefined : setTimeout(() => giveUp(busy()), options.maxWaitMs)
      const onAbort = () => giveUp(signal?.reason)
      signal?.addEventListener('abort', onAbort)
      caller.waiting.push(waiting)
      waitingCount++
      try {
        return await promise
      } finally {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
      }
    },
  }
}

function busy(): GitError {
  return new GitError('busy', 'Too many requests wait for git at this moment. Try again soon.', {
    retryAfterMs,
  })
}
