import { findWaitMs, isRefusedForNow } from './limit-headers.ts'
import type { Send } from './send.ts'

export interface Wait {
  waitMs: number
  /** 1 for the first wait of a request. */
  attempt: number
  /** The answer that made it necessary. */
  response: Response
}

export interface PatienceOptions {
  /** How often to wait for one request. */
  maxWaits?: number
  /** How long to wait for one request, all in all; a refusal that asks for more is given to the caller at once. */
  maxTotalMs?: number
  /** Requests that may be sent again. By default those whose repetition changes nothing more. */
  methods?: readonly string[]
  /** Is told before each wait. */
  onWait?: (wait: Wait) => void
  now?: () => number
  sleep?: (delayMs: number, signal: AbortSignal) => Promise<void>
}

/** https://www.rfc-editor.org/rfc/rfc9110#name-idempotent-methods */
const IDEMPOTENT = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE']

/** Sends a request again after the wait that a limit asks for. */
export function withPatience(send: Send, options: PatienceOptions = {}): Send {
  const { maxWaits = 3, maxTotalMs = 90_000, methods = IDEMPOTENT } = options
  const { onWait = () => {}, now = Date.now, sleep = sleepFor } = options

  return async (request) => {
    if (!methods.includes(request.method)) return send(request)
    let totalMs = 0
    for (let attempt = 1; ; attempt++) {
      // A body can be sent once, so its copy is.
      const response = await send(attempt > maxWaits ? request : request.clone())
      if (attempt > maxWaits || !isRefusedForNow(response)) return response
      const waitMs = findWaitMs(response, now()) ?? backoffMs(attempt)
      totalMs += waitMs
      if (totalMs > maxTotalMs) return response
      onWait({ waitMs, attempt, response })
      // Frees the connection, unless whoever was told reads what the refusal says.
      await response.body?.cancel().catch(() => {})
      await sleep(waitMs, request.signal)
    }
  }
}

/** Where nothing is stated: a second, then twice as long each time, and not all clients at once. */
function backoffMs(attempt: number): number {
  return 1000 * 2 ** (attempt - 1) * (1 + Math.random() / 2)
}

/** Timers count milliseconds in 31 bits. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

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
      Math.min(delayMs, LONGEST_TIMER_MS),
    )
    signal.addEventListener('abort', abort, { once: true })
  })
}
