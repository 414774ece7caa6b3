import type { Clock } from '@octavo/platform/clock.ts'

/**
 * Stops requests to a server that fails, so that they fail, or use another server, at once. After a pause one request
 * probes the server. Pauses double while probes fail.
 */
export interface CircuitBreaker {
  /** Returns a function that reports the outcome of a request, or undefined while the circuit is open. */
  enter(): ReportOutcome | undefined
  /** How long requests are refused. */
  readonly retryAfterMs: number
}

/** `unknown` if the client left first. Only the first report counts. */
export type ReportOutcome = (outcome: 'success' | 'failure' | 'unknown') => void

const failuresToOpen = 5
const firstPauseMs = 2_000
const maxPauseMs = 60_000

export function createCircuitBreaker(clock: Pick<Clock, 'now'>): CircuitBreaker {
  let failures = 0
  let pauseMs = firstPauseMs
  let openUntilMs = 0
  let isProbing = false

  const report =
    (isProbe: boolean): ReportOutcome =>
    (outcome) => {
      if (isProbe) isProbing = false
      if (outcome === 'unknown') return
      if (outcome === 'success') {
        failures = 0
        pauseMs = firstPauseMs
        return
      }
      failures += 1
      // Requests that started before the first failure must not lengthen the pause.
      if (failures < failuresToOpen || (!isProbe && openUntilMs > clock.now())) return
      openUntilMs = clock.now() + pauseMs
      pauseMs = Math.min(pauseMs * 2, maxPauseMs)
    }

  return {
    enter() {
      if (failures < failuresToOpen) return once(report(false))
      if (isProbing || clock.now() < openUntilMs) return undefined
      isProbing = true
      return once(report(true))
    },
    get retryAfterMs() {
      return Math.max(1_000, openUntilMs - clock.now())
    },
  }
}

function once(report: ReportOutcome): ReportOutcome {
  let isReported = false
  return (outcome) => {
    if (isReported) return
    isReported = true
    report(outcome)
  }
}
