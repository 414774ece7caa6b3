import type { Clock } from '../../clock.ts'
import type { Grant, Limits, Window, WindowState } from '../../limits/limits.ts'
import { type CounterDatabase, createCleaning } from './counter-rows.ts'
import { createSharedCounters, type SharedCount } from './shared-counters.ts'
import { isRunning, judge, keyOf, openTurn, stateOf } from './windows.ts'

export interface SharedLimitsOptions {
  db: CounterDatabase
  clock: Clock
  enforce: boolean
}

/** Requests for the same from the same: while one statement is under way, those who come share the next. */
interface Line {
  readonly subject: string
  readonly windows: readonly Window[]
  readonly cost: number
  waiting: PromiseWithResolvers<Grant>[]
}

/** Counts in PostgreSQL, for any number of processes. A busy subject holds one connection of each, not all. */
export function createSharedLimits({ db, clock, enforce }: SharedLimitsOptions): Limits {
  const counters = createSharedCounters(db, enforce)
  const cleaning = createCleaning(db, clock)
  const lines = new Map<string, Line>()

  async function serveAll(key: string, line: Line): Promise<void> {
    while (line.waiting.length > 0) {
      const served = line.waiting
      line.waiting = []
      await serve(line, served)
    }
    lines.delete(key)
  }

  async function serve({ subject, windows, cost }: Line, served: Line['waiting']): Promise<void> {
    const nowMs = clock.now()
    try {
      const { times, before } = await counters.take({ subject, windows, cost, atMost: served.length, nowMs })
      for (const [index, { resolve }] of served.entries()) {
        const isGranted = index < times
        const states = statesOf(windows, before, nowMs, cost * (isGranted ? index + 1 : times))
        resolve(isGranted ? { granted: true, states, retryAfterMs: 0 } : judge(states, cost, nowMs, enforce))
      }
    } catch (error) {
      for (const { reject } of served) reject(error)
    }
    cleaning.start()
  }

  return {
    take(subject, windows, cost = 1) {
      const key = JSON.stringify([subject, cost, windows.map((window) => [keyOf(window), window.max])])
      const answer = Promise.withResolvers<Grant>()
      const line = lines.get(key)
      if (line) line.waiting.push(answer)
      else {
        const opened = { subject, windows, cost, waiting: [answer] }
        lines.set(key, opened)
        serveAll(key, opened)
      }
      return answer.promise
    },

    async peek(subject, windows) {
      const counts = await counters.read(subject, windows)
      const nowMs = clock.now()
      return judge(statesOf(windows, counts, nowMs, 0), 1, nowMs, enforce)
    },

    async refund(subject, windows, cost = 1, taken) {
      const nowMs = clock.now()
      const counts = await counters.giveBack({ subject, windows, cost, taken, nowMs })
      return judge(statesOf(windows, counts, nowMs, 0), 1, nowMs, enforce)
    },

    async settle() {},

    relearn: (replace) => replace(),

    async close() {
      await cleaning.end()
    },
  }
}

/** As found, with `more` taken since. */
function statesOf(
  windows: readonly Window[],
  counts: SharedCount[],
  nowMs: number,
  more: number,
): WindowState[] {
  return windows.map((window) => {
    const key = keyOf(window)
    const count = counts.find((candidate) => candidate.window_key === key)
    const turn = count && { startMs: count.starts_at, endMs: count.ends_at }
    if (!count || !turn || !isRunning(turn, nowMs)) return stateOf(window, more, openTurn(window, nowMs))
    return stateOf(window, count.used + more, turn)
  })
}
