import type { Grant, Window } from '../../limits/limits.ts'
import { type CounterDatabase, type CounterRow, statement } from './counter-rows.ts'
import { grantPeriodEnd, keyOf, startPeriod } from './windows.ts'

export type SharedCount = Omit<CounterRow, 'subject'>

/** Counters in PostgreSQL. Each function is one statement, which locks its rows in key order. */
export interface SharedCounters {
  /** Takes `cost` from all windows as often as they have capacity for it, up to `maxTimes`. */
  take(demand: Demand): Promise<Taken>
  refundCounter(refund: Refund): Promise<SharedCount[]>
  read(subject: string, windows: readonly Window[]): Promise<SharedCount[]>
}

interface Demand {
  subject: string
  windows: readonly Window[]
  cost: number
  maxTimes: number
  nowMs: number
}

interface Taken {
  times: number
  before: SharedCount[]
}

interface Refund {
  subject: string
  windows: readonly Window[]
  cost: number
  earlierGrant: Grant | undefined
  nowMs: number
}

export function createSharedCounters(db: CounterDatabase, enforce: boolean): SharedCounters {
  async function take(demand: Demand): Promise<Taken> {
    const { subject, windows, cost, maxTimes, nowMs } = demand
    const requested = windows.map((window) => {
      const { startMs, endMs } = startPeriod(window, nowMs)
      const max = enforce ? window.max : Number.MAX_SAFE_INTEGER
      return { window_key: keyOf(window), max, starts_at: startMs, ends_at: endMs }
    })
    const parameters = [subject, JSON.stringify(requested), nowMs]
    const rows = await db.run(statement<FoundRow>(takeSql, [...parameters, maxTimes, cost]))
    const times = rows[0]?.times ?? null
    if (times !== null) return { times, before: rows }
    await db.run(statement(addMissingSql, parameters))
    return take(demand)
  }

  return {
    take,

    refundCounter({ subject, windows, cost, earlierGrant, nowMs }) {
      const requested = windows.map((window) => ({
        window_key: keyOf(window),
        // No period ends at 0.
        resets_at: earlierGrant ? (grantPeriodEnd(earlierGrant, window) ?? 0) : null,
      }))
      return db.run(statement<SharedCount>(releaseSql, [subject, JSON.stringify(requested), nowMs, cost]))
    },

    async read(subject, windows) {
      const keys = JSON.stringify(windows.map(keyOf))
      const { rows } = await db.read.executeQuery(statement<SharedCount>(readSql, [subject, keys]))
      return rows
    },
  }
}

/** `times` is null when a row was missing and nothing was taken. */
type FoundRow = SharedCount & { times: number | null }

// Rows are locked before the decision. A locked row is read in its current version, so the rest of the statement uses
// the result of `held`, not the snapshot of the statement.
const heldSql = `
  held as materialized (
    select window_key, starts_at, ends_at, used,
      $3::bigint < ends_at and $3::bigint >= 2 * starts_at - ends_at as is_running
    from octavo_limit
    where subject = $1 and window_key = any (array (select window_key from requested))
    order by window_key for update)`

const takeSql = `
  with requested as materialized (
    select * from json_to_recordset($2::json)
      as window_asked (window_key text, max bigint, starts_at bigint, ends_at bigint)),
  ${heldSql},
  found as materialized (
    select requested.window_key, requested.max,
      case when is_running then held.starts_at else requested.starts_at end as starts_at,
      case when is_running then held.ends_at else requested.ends_at end as ends_at,
      case when is_running then held.used else 0 end as used
    from held join requested on requested.window_key = held.window_key),
  verdict as materialized (
    select case when count(*) = (select count(*) from requested)
      then least($4::bigint, greatest(0, min((max - used) / nullif($5::bigint, 0)))) end as times
    from found),
  taken as (
    update octavo_limit
    set starts_at = found.starts_at, ends_at = found.ends_at, used = found.used + times * $5::bigint
    from found, verdict
    where subject = $1 and octavo_limit.window_key = found.window_key and times > 0)
  select window_key, starts_at, ends_at, used, times from verdict left join found on true`

/** Inserts rows that are already expired. The take that follows opens them or leaves them alone. */
const addMissingSql = `
  insert into octavo_limit (subject, window_key, starts_at, ends_at, used)
  select $1, window_key, $3::bigint, $3::bigint, 0
  from json_to_recordset($2::json) as requested (window_key text)
  order by window_key
  on conflict do nothing`

const releaseSql = `
  with requested as materialized (
    select * from json_to_recordset($2::json) as window_asked (window_key text, resets_at bigint)),
  ${heldSql},
  found as materialized (
    select held.window_key, greatest(0, held.used - $4::bigint) as used
    from held join requested on requested.window_key = held.window_key
    where is_running and coalesce(requested.resets_at, held.ends_at) = held.ends_at),
  given_back as (
    update octavo_limit set used = found.used from found
    where subject = $1 and octavo_limit.window_key = found.window_key)
  select held.window_key, starts_at, ends_at, coalesce(found.used, held.used) as used
  from held left join found on found.window_key = held.window_key`

const readSql = `
  select window_key, starts_at, ends_at, used from octavo_limit
  where subject = $1 and window_key in (select json_array_elements_text($2::json))`
