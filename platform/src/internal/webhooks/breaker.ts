import type { Clock } from '../../clock.ts'

/**
 * A circuit breaker per URL. After repeated timeouts it pauses, then lets one request probe the URL. Pauses grow. The
 * state is in memory only.
 */
export interface Breaker {
  /** Returns undefined when a request may be sent, otherwise the time of the next check. */
  closedUntilMs(url: string): number | undefined
  onTimeout(url: string): void
  onResponse(url: string): void
}

export interface BreakerOptions {
  clock: Clock
  /** The timeout of one request. */
  timeoutMs: number
  /** The number of consecutive timeouts before the first pause. */
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

export function createBreaker(options: BreakerOptions): Breaker {
  const { clock, timeoutMs, freeFailures = 3, firstPauseMs = 15_000, maxPauseMs = 300_000 } = options
  const troubles = new Map<string, Trouble>()

  return {
    closedUntilMs(url) {
      const trouble = troubles.get(url)
      if (!trouble || trouble.timeOuts < freeFailures) return undefined
      const nowMs = clock.now()
      // A time further away than the longest pause means that the clock was set back.
      if (nowMs < trouble.untilMs && trouble.untilMs <= nowMs + maxPauseMs) return trouble.untilMs
      // This request probes the URL; the others wait for its result.
      trouble.untilMs = nowMs + timeoutMs + 1_000
      trouble.isTried = true
      return undefined
    },
    onTimeout(url) {
      const trouble = troubles.get(url) ?? {
        timeOuts: 0,
        pauseMs: firstPauseMs / 2,
        untilMs: 0,
        isTried: false,
      }
      troubles.delete(url)
      troubles.set(url, trouble)
      // Requests that were in flight when the pause began do not extend it.
      if (++trouble.timeOuts === freeFailures || trouble.isTried) {
        trouble.isTried = false
        trouble.pauseMs = Math.min(maxPauseMs, trouble.pauseMs * 2)
        trouble.untilMs = clock.now() + trouble.pauseMs
      }
      if (troubles.size > maxUrls) troubles.delete(troubles.keys().next().value ?? url)
    },
    onResponse: (url) => void troubles.delete(url),
  }
}

const maxUrls = 10_000
