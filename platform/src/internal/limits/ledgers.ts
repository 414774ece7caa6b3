import type { Window } from '../../limits/limits.ts'
import { isLasting, isRunning, keyOf, type WindowPeriod } from './windows.ts'

/** The usage of one subject in one window period. The next period gets a new counter. */
export interface Counter extends WindowPeriod {
  readonly ledger: Ledger
  readonly key: string
  readonly isLasting: boolean
  used: number
  max: number
  /** The usage recorded in the database. Grants up to this value survive a crash. */
  reserved: number
}

/** The counters of one subject. */
export interface Ledger {
  readonly subject: string
  readonly counters: Counter[]
  /** True once the persisted counters are loaded. */
  isLoaded: boolean
  /** Pending database operations that will use this ledger. */
  busy: number
}

export interface Ledgers {
  readonly size: number
  open(subject: string, nowMs: number): Ledger
  all(): Iterable<Ledger>
}

/** CLOCK eviction: advances a few entries per insertion. */
const stepsPerInsertion = 8

export function createLedgers(maxSubjects: number, areLoaded: boolean): Ledgers {
  const ledgers = new Map<string, Ledger>()
  let hand = ledgers.values()

  function step(): Ledger | undefined {
    const next = hand.next()
    if (!next.done) return next.value
    hand = ledgers.values()
    return undefined
  }

  /** Evicts expired ledgers and, when full, the least used of those visited. */
  function sweep(nowMs: number): void {
    let victim: Ledger | undefined
    let minSpent = Number.POSITIVE_INFINITY
    for (let steps = 0; steps < stepsPerInsertion; steps++) {
      const ledger = step()
      if (!ledger || ledger.busy > 0) continue
      const spent = shareSpent(ledger, nowMs)
      if (spent < 0) ledgers.delete(ledger.subject)
      else if (spent < minSpent) {
        minSpent = spent
        victim = ledger
      }
    }
    if (victim && ledgers.size >= maxSubjects) ledgers.delete(victim.subject)
  }

  return {
    get size() {
      return ledgers.size
    },
    open(subject, nowMs) {
      const existing = ledgers.get(subject)
      if (existing) return existing
      sweep(nowMs)
      const ledger: Ledger = { subject, counters: [], isLoaded: areLoaded, busy: 0 }
      ledgers.set(subject, ledger)
      return ledger
    },
    all: () => ledgers.values(),
  }
}

/** Drops the counters. References that callers still hold no longer count. */
export function emptyLedger(ledger: Ledger): void {
  ledger.counters.length = 0
  ledger.isLoaded = false
}

export function findCounter(ledger: Ledger, window: Window, nowMs: number): Counter | undefined {
  const { counters } = ledger
  const key = keyOf(window)
  for (let index = 0; index < counters.length; index++) {
    const counter = counters[index]
    if (counter?.key === key) return isRunning(counter, nowMs) ? counter : undefined
  }
  return undefined
}

/** Replaces the counter of the previous period. */
export function openCounter(ledger: Ledger, window: Window, period: WindowPeriod): Counter {
  const key = keyOf(window)
  const { startMs, endMs } = period
  const counter: Counter = {
    ledger,
    key,
    startMs,
    endMs,
    isLasting: isLasting(window),
    used: 0,
    max: window.max,
    reserved: 0,
  }
  const index = ledger.counters.findIndex((other) => other.key === key)
  if (index < 0) ledger.counters.push(counter)
  else ledger.counters[index] = counter
  return counter
}

/** The fullest of the running windows, from 0 to 1, or -1 when none is running. */
function shareSpent(ledger: Ledger, nowMs: number): number {
  let share = -1
  for (const counter of ledger.counters) {
    if (isRunning(counter, nowMs)) share = Math.max(share, Math.min(1, counter.used / counter.max))
  }
  return share
}
