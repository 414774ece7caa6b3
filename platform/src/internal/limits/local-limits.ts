import type { Clock } from '../../clock.ts'
import type { Grant, Limits, Window, WindowState } from '../../limits/limits.ts'
import type { CounterDatabase } from './counter-rows.ts'
import { type Counter, createLedgers, findCounter, type Ledger, openCounter } from './ledgers.ts'
import { createReservations, type Reservations } from './reservations.ts'
import { decideGrant, grantPeriodEnd, isLasting, startPeriod, windowState } from './windows.ts'

export interface LocalLimitsOptions {
  /** Without a database, usage does not survive a restart. */
  db?: CounterDatabase | undefined
  clock: Clock
  enforce: boolean
  /** The maximum number of subjects in memory. The least used are evicted. */
  maxSubjects?: number
}

/** Counts in the memory of a single process, so almost no request waits for the database. */
export function createLocalLimits({ db, clock, enforce, maxSubjects = 100_000 }: LocalLimitsOptions): Limits {
  const ledgers = createLedgers(maxSubjects, !db)
  const reservations = db && createReservations(db, clock, enforce)

  function withLedger(
    subject: string,
    windows: readonly Window[],
    work: (ledger: Ledger) => Promise<Grant>,
  ): Promise<Grant> {
    const ledger = ledgers.open(subject, clock.now())
    if (ledger.isLoaded || !reservations || !windows.some(isLasting)) return work(ledger)
    ledger.busy++
    return reservations
      .load(ledger)
      .then(() => work(ledger))
      .finally(() => {
        ledger.busy--
      })
  }

  function preview(ledger: Ledger, windows: readonly Window[], cost: number, nowMs: number): Grant {
    const states = windows.map((window) => {
      const counter = findCounter(ledger, window, nowMs)
      return counter
        ? windowState(window, counter.used, counter)
        : windowState(window, 0, startPeriod(window, nowMs))
    })
    return decideGrant(states, cost, nowMs, enforce)
  }

  /** Counts synchronously, so that the next request sees it. Resolves when the grant is durable. */
  function spend(ledger: Ledger, windows: readonly Window[], cost: number, nowMs: number): Promise<Grant> {
    const states: WindowState[] = []
    const counters: Counter[] = []
    for (const window of windows) {
      const counter =
        findCounter(ledger, window, nowMs) ?? openCounter(ledger, window, startPeriod(window, nowMs))
      counter.max = window.max
      counter.used += cost
      counters.push(counter)
      states.push(windowState(window, counter.used, counter))
    }
    const grant = { granted: true, states, retryAfterMs: 0 }
    if (!reservations || !counters.some(isUncovered)) return Promise.resolve(grant)
    return cover(reservations, counters, cost).then(() => grant)
  }

  return {
    take(subject, windows, cost = 1) {
      return withLedger(subject, windows, (ledger) => {
        const nowMs = clock.now()
        const grant = preview(ledger, windows, cost, nowMs)
        return grant.granted && cost > 0 ? spend(ledger, windows, cost, nowMs) : Promise.resolve(grant)
      })
    },

    peek(subject, windows) {
      return withLedger(subject, windows, (ledger) =>
        Promise.resolve(preview(ledger, windows, 1, clock.now())),
      )
    },

    refund(subject, windows, cost = 1, earlierGrant) {
      return withLedger(subject, windows, async (ledger) => {
        const nowMs = clock.now()
        const counters: Counter[] = []
        for (const window of windows) {
          const counter = findCounter(ledger, window, nowMs)
          if (!counter || (earlierGrant && grantPeriodEnd(earlierGrant, window) !== counter.endMs)) continue
          counter.max = window.max
          refundCounter(counter, cost)
          if (counter.isLasting) counters.push(counter)
        }
        const grant = preview(ledger, windows, 1, nowMs)
        if (reservations) await adjustAll(reservations, counters)
        return grant
      })
    },

    async settle() {
      await reservations?.settle(ledgers.all())
    },

    async reloadAfter(replace) {
      await (reservations ? reservations.reloadAfter(ledgers.all(), replace) : replace())
    },

    async close() {
      await reservations?.settle(ledgers.all())
      await reservations?.end()
    },
  }
}

function isUncovered(counter: Counter): boolean {
  return counter.isLasting && counter.used > counter.reserved
}

/** Undoes the count when it could not be made durable. */
async function cover(reservations: Reservations, counters: Counter[], cost: number): Promise<void> {
  try {
    await adjustAll(reservations, counters.filter(isUncovered))
  } catch (error) {
    for (const counter of counters) refundCounter(counter, cost)
    throw error
  }
}

async function adjustAll(reservations: Reservations, counters: Counter[]): Promise<void> {
  const due = counters.filter((counter) => !reservations.isAdjusted(counter))
  await Promise.all(due.map(reservations.adjust))
}

function refundCounter(counter: Counter, cost: number): void {
  counter.used = Math.max(0, counter.used - cost)
}
