import type { Clock } from '../../clock.ts'
import { createMutex } from '../../concurrency/mutex.ts'
import { createBatcher } from '../concurrency/batcher.ts'
import { type CounterDatabase, type CounterRow, createCleaner, statement } from './counter-rows.ts'
import { type Counter, emptyLedger, type Ledger } from './ledgers.ts'
import { isRunning } from './windows.ts'

/**
 * Reserves usage in the database in blocks ahead of grants. This needs few writes. A crash costs a caller at most the
 * rest of a block, and never allows more than the limit.
 */
export interface Reservations {
  /** Adds the usage that the previous process recorded to the ledger. */
  load(ledger: Ledger): Promise<void>
  /** Resolves when the recorded usage covers the actual usage with little excess. */
  adjust(counter: Counter): Promise<void>
  isAdjusted(counter: Counter): boolean
  /** Writes the exact usage, so that a restart costs callers nothing. */
  settle(ledgers: Iterable<Ledger>): Promise<void>
  /** Runs `replace` while nothing is read or written, then drops all counters. */
  reloadAfter(ledgers: Iterable<Ledger>, replace: () => Promise<void>): Promise<void>
  /** Waits for a running cleanup. */
  end(): Promise<void>
}

const maxRows = 2000

const loadSql = `
  select subject, window_key, starts_at, ends_at, used from octavo_limit
  where subject in (select value from json_each(?))`

const saveSql = `
  insert into octavo_limit (subject, window_key, starts_at, ends_at, used)
  select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 from json_each(?)
  where true
  on conflict (subject, window_key) do update
  set starts_at = excluded.starts_at, ends_at = excluded.ends_at, used = excluded.used`

export function createReservations(db: CounterDatabase, clock: Clock, enforce: boolean): Reservations {
  const cleaning = createCleaner(db, clock)
  const readMutex = createMutex()
  const writing = createMutex()
  let settling = 0

  const load = createBatcher<Ledger>((ledgers) => readMutex.run(() => readAll(ledgers)))
  const save = createBatcher<Counter>((counters) => writing.run(() => writeDue(counters)))

  async function readAll(ledgers: Set<Ledger>): Promise<void> {
    // The previous batch may have loaded some already.
    const unloaded = [...ledgers].filter(({ isLoaded }) => !isLoaded)
    for (const batch of chunks(unloaded)) {
      const bySubject = new Map(batch.map((ledger) => [ledger.subject, ledger]))
      const subjects = JSON.stringify([...bySubject.keys()])
      const { rows } = await db.read.executeQuery(statement<CounterRow>(loadSql, [subjects]))
      for (const row of rows) {
        const ledger = bySubject.get(row.subject)
        ledger?.counters.push(toCounter(row, ledger))
      }
      for (const ledger of batch) ledger.isLoaded = true
    }
  }

  async function writeDue(counters: Set<Counter>): Promise<void> {
    const due = [...counters].filter((counter) => isCurrent(counter) && isDue(counter))
    await write(due)
    cleaning.start()
    for (const counter of due) {
      // Refunds arrived meanwhile. If this write fails, the recorded usage is too high, which is safe.
      if (isDue(counter)) adjust(counter).catch(() => {})
    }
  }

  function isDue(counter: Counter): boolean {
    return settling > 0 ? counter.reserved !== counter.used : !isAdjusted(counter)
  }

  function levelOf(counter: Counter): number {
    if (settling > 0) return counter.used
    // Without enforcement, grants may exceed the limit.
    const max = enforce ? counter.max : Number.POSITIVE_INFINITY
    return Math.max(counter.used, Math.min(max, counter.used + blockOf(counter) - 1))
  }

  async function write(counters: Counter[]): Promise<void> {
    for (const batch of chunks(counters)) {
      const rows = batch.map((counter) => ({ counter, level: levelOf(counter) }))
      // A lower level applies immediately: later grants must be written after it.
      for (const { counter, level } of rows) counter.reserved = Math.min(counter.reserved, level)
      await db.run(statement(saveSql, [JSON.stringify(rows.map(toRow))]))
      for (const { counter, level } of rows) counter.reserved = level
    }
  }

  async function adjust(counter: Counter): Promise<void> {
    counter.ledger.busy++
    try {
      await save(counter)
    } finally {
      counter.ledger.busy--
    }
  }

  return {
    load,
    adjust,
    isAdjusted,
    async settle(ledgers) {
      const nowMs = clock.now()
      const lasting = [...ledgers]
        .flatMap((ledger) => ledger.counters)
        .filter((counter) => counter.isLasting && isRunning(counter, nowMs))
      settling++
      try {
        await Promise.all(lasting.map(adjust))
      } finally {
        settling--
      }
    },
    reloadAfter(ledgers, replace) {
      return readMutex.run(() =>
        writing.run(async () => {
          await replace()
          for (const ledger of ledgers) emptyLedger(ledger)
        }),
      )
    },
    end: () => cleaning.end(),
  }
}

function isAdjusted(counter: Counter): boolean {
  return counter.used <= counter.reserved && counter.reserved - counter.used <= blockOf(counter)
}

/** One fiftieth of the limit. */
function blockOf(counter: Counter): number {
  return Math.max(1, Math.floor(counter.max / 50))
}

/** An expired counter has a successor in the same row, which must not be overwritten. */
function isCurrent(counter: Counter): boolean {
  return counter.ledger.counters.includes(counter)
}

function toCounter(row: CounterRow, ledger: Ledger): Counter {
  return {
    ledger,
    key: row.window_key,
    startMs: row.starts_at,
    endMs: row.ends_at,
    isLasting: true,
    used: row.used,
    // The limit is unknown until the next request.
    max: Math.max(1, row.used),
    reserved: row.used,
  }
}

function toRow({ counter, level }: { counter: Counter; level: number }): unknown[] {
  return [counter.ledger.subject, counter.key, counter.startMs, counter.endMs, level]
}

function* chunks<Item>(items: Item[]): Iterable<Item[]> {
  for (let start = 0; start < items.length; start += maxRows) yield items.slice(start, start + maxRows)
}
