import { type RawBuilder, sql } from 'kysely'
import type { NewestMatch, NewestOptions } from '../../search/text-index.ts'
import type { RunQuery } from './text-store.ts'

interface Matching {
  table: RawBuilder<unknown>
  condition: RawBuilder<unknown>
  score: RawBuilder<number>
}

/** From this share of matches on, checking documents in order is faster than collecting all matches. */
const denseShare = 0.1
/** Up to this many times the wanted matches, collecting all of them is as fast as collecting those of a window. */
const maxSurplus = 2
/** A window has more matches than needed on average, because a further one costs more than a few rows. */
const margin = 1.2
/** Older documents may have fewer matches than the estimate. */
const growth = 4

/**
 * Lists the newest matches. PostgreSQL can collect all matches, or check all documents in order until there are enough.
 * For words in a few percent of a million documents both read most of the table, so these are collected in windows of
 * ids.
 */
export async function listNewestMatches(
  run: RunQuery,
  matching: Matching,
  options: NewestOptions,
): Promise<NewestMatch[]> {
  const { limit, ranked } = options
  const estimate = await estimateMatches(run, matching)
  // An optimization fence: PostgreSQL underestimates the cost of checking documents, and would check too many of them.
  const listAll = () => run(newestOf(matching, sql`offset 0`, options))
  if (estimate <= limit) return listAll()
  const [range] = await run(
    sql<{ low: number | null; high: number | null }>`
      select min(id) as low, max(id) as high from ${matching.table}`,
  )
  if (range?.low == null || range.high === null) return []
  const { low, high } = range
  const share = estimate / (high - low + 1)
  if (share > denseShare) return run(newestOf(matching, sql``, options))
  if (estimate <= maxSurplus * limit) return listAll()
  const matches: NewestMatch[] = []
  let span = Math.ceil((margin * limit) / share)
  for (let last = high; last >= low && matches.length < limit; span *= growth) {
    // For the same reason a disjunction, for which PostgreSQL has no plan but a bitmap.
    const window = sql`and (id > ${last - span} and id <= ${last} or id = ${last}) offset 0`
    const rest = { limit: limit - matches.length, ranked: Math.max(0, ranked - matches.length) }
    matches.push(...(await run(newestOf(matching, window, rest))))
    last -= span
  }
  return matches
}

/** From the statistics of the planner: https://wiki.postgresql.org/wiki/Count_estimate */
async function estimateMatches(run: RunQuery, { table, condition }: Matching): Promise<number> {
  const [row] = await run(
    sql<{ 'QUERY PLAN': string }>`explain (format json) select 1 from ${table} where ${condition}`,
  )
  const [plan]: { Plan: { 'Plan Rows': number } }[] = JSON.parse(row?.['QUERY PLAN'] ?? '[]')
  return plan?.Plan['Plan Rows'] ?? 0
}

/** Reads the documents to rank a second time, because ranking all matches costs more. */
function newestOf(
  { table, condition, score }: Matching,
  more: RawBuilder<unknown>,
  { limit, ranked }: NewestOptions,
) {
  return sql<NewestMatch>`
    with newest as materialized (
      select id, row_id, row_number() over (order by id desc) as number
      from (select id, ctid as row_id from ${table} where ${condition} ${more}) as found
      order by id desc limit ${limit})
    select id, case when number <= ${ranked} then (
      select ${score} from ${table} where ${table}.ctid = newest.row_id) end as score
    from newest order by id desc`
}
