import type { Window } from '../../limits/limits.ts'
import { isLasting, isRunning, keyOf, type WindowPeriod } from './windows.ts'

/** What one subject has used of one turn. The turn never changes: the next turn gets a counter of its own. */
export interface Counter extends WindowPeriod {
  readonly ledger: Ledger
  readonly key: string
  readonly isLasting: boolean
  used: number
  max: number
  /** What the database counts already. Until `used` reaches it, a crash forgets nothing that was granted. */
  reserved: number
}

/** The counters of one subject. */
export interface Ledger {
  readonly subject: string
  readonly counters: Counter[]
  /** Whether the counters that outlived the previous process are among them. */
  isLoaded: boolean
  /** How many pieces of work wait for the database and will come back to this ledger. */
  busy: number
}

export interface Ledgers {
  readonly size: number
  open(subject: string, nowMs: number): Ledger
  all(): Iterable<Ledger>
}

/** A hand goes round, a few steps with each newcomer, so that nobody ever waits for a search through all. */
const STEPS = 8

export function createLedgers(maxSubjects: number, areLoaded: boolean): Ledgers {
  const ledgers = new Map<string, Ledger>()
  let hand = ledgers.values()

  function step(): Ledger | undefined {
    const next = hand.next()
    if (!next.done) return next.value
    hand = ledgers.values()
    return undefined
  }

  /** Forgets what has turned over and, when there is no room, whoever of a few has spent the minSpent. */
  function sweep(nowMs: number): void {
    let victim: Ledger | undefined
    let minSpent = Number.POSITIVE_INFINITY
    for (let steps = 0; steps < STEPS; steps++) {
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
      const known = ledgers.get(subject)
      if (known) return known
      sweep(nowMs)
      const ledger: Ledger = { subject, counters: [], isLoaded: areLoaded, busy: 0 }
      ledgers.set(subject, ledger)
      return ledger
    },
    all: () => ledgers.values(),
  }
}

/** Whoever holds a counter of it holds one that counts no more. */
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

/** In the place of the counter of the turn before. */
export function openCounter(ledger: Ledger, window: Window, turn: WindowPeriod): Counter {
  const key = keyOf(window)
  const { startMs, endMs } = turn
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
