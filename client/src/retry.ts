import { findWaitMs, isRateLimited } from './limit-headers.ts'
import type { Send } from './send.ts'

export interface Wait {
  waitMs: number
  /** 1 for the first wait of a request. */
  attempt: number
  /** The response that caused the wait. */
  response: Response
}

export interface RetryOptions {
  /** Maximum number of waits per request. */
  maxWaits?: number
  /** Maximum total wait per request. A response that requests more is returned immediately. */
  maxTotalMs?: number
  /** Methods to retry; idempotent methods by default. */
  methods?: readonly string[]
  /** Called before each wait. */
  onWait?: (wait: Wait) => void
  now?: () => number
  sleep?: (delayMs: number, signal: AbortSignal) => Promise<void>
}

/** https://www.rfc-editor.org/rfc/rfc9110#name-idempotent-methods */
const idempotentMethods = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE']

/** Retries rate-limited requests after the wait that the service requests. */
export function withRetry(send: Send, options: RetryOptions = {}): Send {
  const { maxWaits = 3, maxTotalMs = 90_000, methods = idempotentMethods } = options
  const { onWait = () => {}, now = Date.now, sleep = sleepFor } = options

  return async (request) => {
    if (!methods.includes(request.method)) return send(request)
    let totalMs = 0
    for (let attempt = 1; ; attempt++) {
      // A body can be sent only once, so send a copy.
      const response = await send(attempt > maxWaits ? request : request.clone())
      if (attempt > maxWaits || !isRateLimited(response)) return response
      const waitMs = findWaitMs(response, now()) ?? backoffMs(attempt)
      totalMs += waitMs
      if (totalMs > maxTotalMs) return response
      onWait({ waitMs, attempt, response })
      // Frees the connection, unless `onWait` reads the body.
      await response.body?.cancel().catch(() => {})
      await sleep(waitMs, request.signal)
    }
  }
}

/** Exponential backoff from one second, with jitter. */
function backoffMs(attempt: number): number {
  return 1000 * 2 ** (attempt - 1) * (1 + Math.random() / 2)
}

/** Timers are limited to 31 bits. */
const maxTimerMs = 2 ** 31 - 1

async function sleepFor(delayMs: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  await new Promise<void>((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(
      () => {
        signal.removeEventListener('abort', abort)
        resolve()
      },
      Math.min(delayMs, maxTimerMs),
    )
    signal.addEventListener('abort', abort, { once: true })
  })
}
