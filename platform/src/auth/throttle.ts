import type { Clock } from '../clock.ts'

export interface ThrottleOptions {
  /** Failures before the first pause. */
  freeFailures: number
  /** The first pause; it doubles with each further failure, up to `maxPauseMs`. */
  firstPauseMs: number
  maxPauseMs: number
  decayMs: number
  /** The maximum number of stored keys; the least recently failed is evicted first. */
  keys: number
}

/** Exponential backoff per key. */
export interface Throttle {
  /** Returns 0 when the key is not paused. */
  pauseMs(key: string): number
  /** Counts a failure. The returned function undoes it. */
  fail(key: string): () => void
  clear(key: string): void
}

interface Failures {
  count: number
  /** When the next failure starts to decay. */
  sinceMs: number
  pausedUntilMs: number
}

export function createThrottle(clock: Clock, settings: ThrottleOptions): Throttle {
  const { freeFailures, firstPauseMs, maxPauseMs, decayMs, keys } = settings
  // The pause reaches its maximum at this count.
  const maxCount = freeFailures + Math.ceil(Math.log2(maxPauseMs / firstPauseMs))
  const failuresByKey = new Map<string, Failures>()

  function forgetOld(failures: Failures) {
    const forgotten = Math.max(0, Math.floor((clock.now() - failures.sinceMs) / decayMs))
    failures.count = Math.max(0, failures.count - forgotten)
    failures.sinceMs = failures.count === 0 ? clock.now() : failures.sinceMs + forgotten * decayMs
  }

  function recall(key: string): Failures {
    const failures = failuresByKey.get(key) ?? { count: 0, sinceMs: clock.now(), pausedUntilMs: 0 }
    failuresByKey.delete(key)
    failuresByKey.set(key, failures)
    if (failuresByKey.size > keys) {
      const [oldest] = failuresByKey.keys()
      if (oldest !== undefined) failuresByKey.delete(oldest)
    }
    forgetOld(failures)
    return failures
  }

  return {
    pauseMs(key) {
      const failures = failuresByKey.get(key)
      if (failures === undefined) return 0
      // The upper bound limits the pause if the system clock was set back.
      return Math.min(maxPauseMs, Math.max(0, failures.pausedUntilMs - clock.now()))
    },

    fail(key) {
      const failures = recall(key)
      const before = { ...failures }
      failures.count = Math.min(maxCount, failures.count + 1)
      if (failures.count >= freeFailures) {
        const pauseMs = Math.min(maxPauseMs, firstPauseMs * 2 ** (failures.count - freeFailures))
        failures.pausedUntilMs = clock.now() + pauseMs
      }
      const after = { ...failures }
      return () => {
        failures.count = Math.max(0, failures.count - (after.count - before.count))
        if (failures.pausedUntilMs === after.pausedUntilMs) failures.pausedUntilMs = before.pausedUntilMs
      }
    },

    clear(key) {
      failuresByKey.delete(key)
    },
  }
}
