import { type RawBuilder, sql } from 'kysely'
import type { SearchFilter } from '../filter.ts'
import type {
  AccessPath,
  ListedEvent,
  ListingOrder,
  ListingPage,
  ListingSource,
  RowSource,
} from './access-paths.ts'
import {
  allOf,
  filterConditions,
  isFirstOfSeries,
  type ListingContext,
  rangeConditions,
  sourceConditions,
  squaredChordTo,
} from './listing-conditions.ts'

export function selectListings(
  context: ListingContext,
  filter: SearchFilter,
  path: AccessPath,
  order: ListingOrder,
  page: ListingPage,
): RawBuilder<ListedEvent> {
  const direction = order.isReversed ? sql`desc` : sql`asc`
  const isPart = path.isWalked || page.within !== undefined
  const select = isPart ? selectWalking : selectSorted
  return sql<ListedEvent>`${select(context, filter, path, order, page)}
    order by value ${direction}, id ${direction} limit ${page.limit} offset ${page.offset}`
}

export function countListings(
  context: ListingContext,
  filter: SearchFilter,
  source: ListingSource,
): RawBuilder<{ count: number }> {
  const counted = filter.everyOccurrence
    ? sql`*`
    : // Negative, so that IDs of single events differ from IDs of series.
      sql`distinct coalesce(listing.series_id, -listing.event_id)`
  return sql`select count(${counted}) as count from ${fromSource(context, source)}
    where ${allOf(conditionsOf(context, filter, source))}`
}

/** Counts the matches among the first rows of each part of the source. */
export function sampleListings(
  context: ListingContext,
  filter: SearchFilter,
  source: RowSource,
  maxRows: number,
): RawBuilder<{ rows: number; fitting: number }> {
  const samples = branchesOf(source).map((each, index) => {
    const conditions = [
      ...sourceConditions(each, filter),
      ...rangeConditions(sql.ref('listing.start_ms'), filter.startMs),
    ]
    return sql`select ${sql.lit(index)} as branch, count(*) as rows,
        count(case when ${allOf(filterConditions(context, 'listing', filter))} then 1 end) as fitting
      from (select * from listing where ${allOf([sql`1 = 1`, ...conditions])} order by start_ms limit ${maxRows}) as listing`
  })
  return sql`select rows, fitting from (${sql.join(samples, sql` union all `)}) as samples order by branch`
}

/** Walks the rows in order until the page is full, checking each date of a series against earlier ones. */
function selectWalking(
  context: ListingContext,
  filter: SearchFilter,
  { source, isWalked }: AccessPath,
  order: ListingOrder,
  { after, within, starting }: ListingPage,
): RawBuilder<unknown> {
  const value = orderValue(filter, order, sql`listing.start_ms`)
  const pageConditions = [
    ...(filter.everyOccurrence ? [] : [isFirstOfSeries(context, filter)]),
    ...(after ? [isBeyond(value, sql`listing.event_id`, order, after)] : []),
    ...(within === undefined ? [] : [sql`${value} <= ${within}`]),
    ...rangeConditions(sql.ref('listing.start_ms'), starting),
  ]
  const branches = (isWalked ? branchesOf(source) : [source]).map(
    (each) => sql`select listing.event_id as id, ${value} as value from ${fromSource(context, each)}
      where ${allOf([...conditionsOf(context, filter, each), ...pageConditions])}`,
  )
  return sql.join(branches, sql` union all `)
}

/** Collects all matches, keeping the first date of each series. */
function selectSorted(
  context: ListingContext,
  filter: SearchFilter,
  { source }: AccessPath,
  order: ListingOrder,
  { after }: ListingPage,
): RawBuilder<unknown> {
  // The addition keeps the database from walking the sort index.
  const value = orderValue(filter, order, sql`listing.start_ms + 0`)
  const pageCondition = after ? isBeyond(sql`value`, sql`id`, order, after) : sql`1 = 1`
  const fitting = sql`
    select listing.event_id as id, ${value} as value, listing.series_id, listing.start_ms
    from ${fromSource(context, source)} where ${allOf(conditionsOf(context, filter, source))}`
  if (filter.everyOccurrence) return sql`select id, value from (${fitting}) as fitting where ${pageCondition}`
  return sql`
    with fitting as materialized (${fitting}), dates as (
      select id, value, row_number() over (partition by series_id order by start_ms, id) as turn
      from fitting where series_id is not null
    )
    select id, value from fitting where series_id is null and ${pageCondition}
    union all
    select id, value from dates where turn = 1 and ${pageCondition}`
}

function orderValue(
  { area }: SearchFilter,
  { by }: ListingOrder,
  start: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return by === 'distance' && area ? squaredChordTo('listing', area) : start
}

/** Counts the rows of each source, up to a limit. */
export function measureSources(
  filter: SearchFilter,
  sources: readonly RowSource[],
  maxRows: number,
): RawBuilder<Record<string, number>> {
  const counts = sources.map((source, index) => {
    const conditions = [
      ...sourceConditions(source, filter),
      ...('values' in source || source.by === 'time'
        ? rangeConditions(sql.ref('listing.start_ms'), filter.startMs)
        : []),
    ]
    return sql`(select count(*) from (
      select 1 from listing where ${allOf([sql`1 = 1`, ...conditions])} limit ${maxRows}) as first) as ${sql.ref(`s${index}`)}`
  })
  return sql`select ${sql.join(counts)}`
}

/** One branch per value: each is sorted by its index, and the database merges them. */
function branchesOf<Source extends ListingSource>(source: Source): Source[] {
  return 'values' in source ? source.values.map((value) => ({ ...source, values: [value] })) : [source]
}

function isBeyond(
  value: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  { isReversed }: ListingOrder,
  [afterValue, afterId]: readonly [number, number],
): RawBuilder<unknown> {
  return sql`(${value}, ${id}) ${isReversed ? sql`<` : sql`>`} (${afterValue}, ${afterId})`
}

function fromSource({ text }: ListingContext, source: ListingSource): RawBuilder<unknown> {
  if (source.by !== 'words') return sql`listing`
  // SQLite keeps the order of a cross join.
  return sql`${text.matchingIds(source.query)} as found cross join listing`
}

function conditionsOf(
  context: ListingContext,
  filter: SearchFilter,
  source: ListingSource,
): RawBuilder<unknown>[] {
  const words = source.by === 'words' ? undefined : filter.words
  return [
    ...(source.by === 'words' ? [sql`listing.event_id = found.id`] : sourceConditions(source, filter)),
    ...(source.by === 'words' || source.by === 'changed'
      ? []
      : rangeConditions(sql.ref('listing.start_ms'), filter.startMs)),
    ...filterConditions(context, 'listing', { ...filter, words }),
  ]
}
