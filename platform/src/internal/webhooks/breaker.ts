import type { Clock } from '../../clock.ts'

/**
 * A circuit breaker per URL: after repeated timeouts it pauses, then lets one request probe the URL, with
 * growing pauses. Its state is lost with the process.
 */
export interface Breaker {
  /** Undefined when a request may go; otherwise when to ask again. */
  closedUntilMs(url: string): number | undefined
  timedOut(url: string): void
  answered(url: string): void
}

export interface BreakerOptions {
  clock: Clock
  /** How long one request may take. */
  timeoutMs: number
  /** How many time-outs in a row before the first pause. */
  freeFailures?: number
  firstPauseMs?: number
  maxPauseMs?: number
}

interface Trouble {
  timeOuts: number
  pauseMs: number
  untilMs: number
  isTried: boolean
}

export function createBreaker(given: BreakerOptions): Breaker {
  const { clock, timeoutMs, freeFailures = 3, firstPauseMs = 15_000, maxPauseMs = 300_000 } = given
  const troubles = new Map<string, Trouble>()

  return {
    closedUntilMs(url) {
      const trouble = troubles.get(url)
      if (!trouble || trouble.timeOuts < freeFailures) return undefined
      const nowMs = clock.now()
      // Further away than any pause is what a clock left that was put back.
      if (nowMs < trouble.untilMs && trouble.untilMs <= nowMs + maxPauseMs) return trouble.untilMs
      // This one tries; the others wait for what becomes of it.
      trouble.untilMs = nowMs + timeoutMs + 1_000
      trouble.isTried = true
      return undefined
    },
    timedOut(url) {
      const trouble = troubles.get(url) ?? {
        timeOuts: 0,
        pauseMs: firstPauseMs / 2,
        untilMs: 0,
        isTried: false,
      }
      troubles.delete(url)
      troubles.set(url, trouble)
      // Those that were on their way when the pause began do not make it longer.
      if (++trouble.timeOuts === freeFailures || trouble.isTried) {
        trouble.isTried = false
        trouble.pauseMs = Math.min(maxPauseMs, trouble.pauseMs * 2)
        trouble.untilMs = clock.now() + trouble.pauseMs
      }
      if (troubles.size > maxUrls) troubles.delete(troubles.keys().next().value ?? url)
    },
    answered: (url) => void troubles.delete(url),
  }
}

const maxUrls = 10_000
