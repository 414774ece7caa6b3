import { type Compilable, CompiledQuery, type Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Dialect } from '../../data/database.ts'

/** The part of a database that counters use. */
export interface CounterDatabase {
  readonly dialect: Dialect
  readonly read: Pick<Kysely<unknown>, 'executeQuery'>
  run<Row>(statement: Compilable<Row>): Promise<Row[]>
}

export interface CounterRow {
  subject: string
  window_key: string
  starts_at: number
  ends_at: number
  used: number
}

/** Precompiled SQL. The caller declares the row type. */
export function statement<Row>(text: string, parameters: readonly unknown[]): Compilable<Row> {
  return { compile: () => CompiledQuery.raw(text, [...parameters]) as CompiledQuery<Row> }
}

export interface Cleaner {
  /** Deletes rows of long expired windows in the background, at most once per interval. */
  start(): void
  /** Waits for a running deletion. */
  end(): Promise<void>
}

const cleanIntervalMs = 3_600_000
/** Keeps rows for a day, in case the clock is set back. */
const retentionMs = 24 * 3_600_000
const maxRows = 1000

const deleteEndedSql = {
  sqlite: `
    delete from octavo_limit where (subject, window_key) in (
      select subject, window_key from octavo_limit where ends_at < ? order by ends_at limit ?)
    returning 1 as deleted`,
  // Skips locked rows: waiting for them could deadlock.
  postgres: `
    with ended as materialized (
      select subject, window_key from octavo_limit where ends_at < $1
      order by ends_at limit $2 for update skip locked)
    delete from octavo_limit using ended
    where octavo_limit.subject = ended.subject and octavo_limit.window_key = ended.window_key
    returning 1 as deleted`,
}

export function createCleaner(db: CounterDatabase, clock: Clock): Cleaner {
  let cleanedAtMs = Number.NEGATIVE_INFINITY
  let running: Promise<void> | undefined

  async function clean(nowMs: number): Promise<void> {
    const deleted = await db.run(statement(deleteEndedSql[db.dialect], [nowMs - retentionMs, maxRows]))
    if (deleted.length < maxRows) cleanedAtMs = nowMs
  }

  return {
    start() {
      const nowMs = clock.now()
      if (running || Math.abs(nowMs - cleanedAtMs) < cleanIntervalMs) return
      // A failure is harmless: the rows are expired, and the next request retries.
      running = clean(nowMs)
        .catch(() => {})
        .finally(() => {
          running = undefined
        })
    },
    async end() {
      await running
    },
  }
}
