import { TransportError } from './transport.ts'

/** Lets so many work at once, and so many more wait for it; everybody else is told to come back. */
export interface PackQueue {
  /** Gives the function that makes room for the next. */
  enter(signal: AbortSignal): Promise<() => void>
}

export interface PackQueueOptions {
  max: number
  maxWaiting: number
  maxWaitMs: number
}

const retryAfterSeconds = 10

export function createPackQueue({ max, maxWaiting, maxWaitMs }: PackQueueOptions): PackQueue {
  let working = 0
  const waiting = new Set<() => void>()

  const leave = () => {
    const [next] = waiting
    if (!next) {
      working--
      return
    }
    waiting.delete(next)
    next()
  }
  const once = () => {
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      leave()
    }
  }

  return {
    async enter(signal) {
      signal.throwIfAborted()
      if (working < max) {
        working++
        return once()
      }
      if (waiting.size >= maxWaiting) throw busy()
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const giveUp = (error: unknown) => {
        if (waiting.delete(resolve)) reject(error)
      }
      const timer = setTimeout(() => giveUp(busy()), maxWaitMs)
      const onAbort = () => giveUp(signal.reason)
      signal.addEventListener('abort', onAbort)
      waiting.add(resolve)
      try {
        await promise
      } finally {
        clearTimeout(timer)
        signal.removeEventListener('abort', onAbort)
      }
      return once()
    },
  }
}

function busy(): TransportError {
  return new TransportError(
    'busy',
    'Too many are fetching at this moment. Try again soon.',
    retryAfterSeconds,
  )
}
