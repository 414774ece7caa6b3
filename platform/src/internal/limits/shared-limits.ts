import type { Clock } from '../../clock.ts'
import type { Grant, Limits, Window, WindowState } from '../../limits/limits.ts'
import { type CounterDatabase, createCleaner } from './counter-rows.ts'
import { createSharedCounters, type SharedCount } from './shared-counters.ts'
import { decideGrant, isRunning, keyOf, startPeriod, windowState } from './windows.ts'

export interface SharedLimitsOptions {
  db: CounterDatabase
  clock: Clock
  enforce: boolean
}

/** Takes of the same subject and windows that share one statement. */
interface PendingTakes {
  readonly subject: string
  readonly windows: readonly Window[]
  readonly cost: number
  waiting: PromiseWithResolvers<Grant>[]
}

/** Counts in PostgreSQL, shared by all processes. A busy subject uses one connection per process. */
export function createSharedLimits({ db, clock, enforce }: SharedLimitsOptions): Limits {
  const counters = createSharedCounters(db, enforce)
  const cleaning = createCleaner(db, clock)
  const lines = new Map<string, PendingTakes>()

  async function processAll(key: string, line: PendingTakes): Promise<void> {
    while (line.waiting.length > 0) {
      const batch = line.waiting
      line.waiting = []
      await serve(line, batch)
    }
    lines.delete(key)
  }

  async function serve(
    { subject, windows, cost }: PendingTakes,
    batch: PendingTakes['waiting'],
  ): Promise<void> {
    const nowMs = clock.now()
    try {
      const { times, before } = await counters.take({
        subject,
        windows,
        cost,
        maxTimes: batch.length,
        nowMs,
      })
      for (const [index, { resolve }] of batch.entries()) {
        const isGranted = index < times
        const states = windowStates(windows, before, nowMs, cost * (isGranted ? index + 1 : times))
        resolve(
          isGranted ? { granted: true, states, retryAfterMs: 0 } : decideGrant(states, cost, nowMs, enforce),
        )
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    cleaning.start()
  }

  return {
    take(subject, windows, cost = 1) {
      const key = JSON.stringify([subject, cost, windows.map((window) => [keyOf(window), window.max])])
      const pendingGrant = Promise.withResolvers<Grant>()
      const line = lines.get(key)
      if (line) line.waiting.push(pendingGrant)
      else {
        const newLine = { subject, windows, cost, waiting: [pendingGrant] }
        lines.set(key, newLine)
        processAll(key, newLine)
      }
      return pendingGrant.promise
    },

    async peek(subject, windows) {
      const counts = await counters.read(subject, windows)
      const nowMs = clock.now()
      return decideGrant(windowStates(windows, counts, nowMs, 0), 1, nowMs, enforce)
    },

    async refund(subject, windows, cost = 1, earlierGrant) {
      const nowMs = clock.now()
      const counts = await counters.refundCounter({ subject, windows, cost, earlierGrant, nowMs })
      return decideGrant(windowStates(windows, counts, nowMs, 0), 1, nowMs, enforce)
    },

    async settle() {},

    reloadAfter: (replace) => replace(),

    async close() {
      await cleaning.end()
    },
  }
}

/** Returns the window states after taking `more`. */
function windowStates(
  windows: readonly Window[],
  counts: SharedCount[],
  nowMs: number,
  more: number,
): WindowState[] {
  return windows.map((window) => {
    const key = keyOf(window)
    const count = counts.find((candidate) => candidate.window_key === key)
    const period = count && { startMs: count.starts_at, endMs: count.ends_at }
    if (!count || !period || !isRunning(period, nowMs))
      return windowState(window, more, startPeriod(window, nowMs))
    return windowState(window, count.used + more, period)
  })
}
