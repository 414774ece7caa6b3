import type { Dialect } from '@octavo/platform/data/database.ts'
import type { TextIndex } from '@octavo/platform/search/text-index.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Area, middleOf } from '../../geography/area.ts'
import { squaredChordOf, unitVectorOf } from '../../geography/sphere.ts'
import type { MsRange, SearchFilter } from '../filter.ts'
import type { RowSource } from './access-paths.ts'

export interface ListingContext {
  dialect: Dialect
  text: Pick<TextIndex<unknown>, 'matches' | 'matchingIds'>
}

export function sourceConditions(source: RowSource, filter: SearchFilter): RawBuilder<unknown>[] {
  if (source.by === 'time') return []
  if (source.by === 'changed') return rangeConditions(sql.ref('listing.changed_at_ms'), filter.changedMs)
  const column = sql.ref(`listing.${source.by}`)
  const [first, ...others] = source.values
  return [others.length > 0 ? sql`${column} in (${sql.join(source.values)})` : sql`${column} = ${first ?? 0}`]
}

export function rangeConditions(
  column: RawBuilder<unknown>,
  range: MsRange | undefined,
): RawBuilder<unknown>[] {
  if (!range) return []
  return [
    ...(range.from === undefined ? [] : [sql`${column} >= ${range.from}`]),
    ...(range.to === undefined ? [] : [sql`${column} <= ${range.to}`]),
  ]
}

/** True if the series has no earlier matching event. */
export function isFirstOfSeries(context: ListingContext, filter: SearchFilter): RawBuilder<unknown> {
  return sql`(listing.series_id is null or not exists (
    select 1 from listing as earlier where earlier.series_id = listing.series_id
      and (earlier.start_ms, earlier.event_id) < (listing.start_ms, listing.event_id)
      and ${allOf(filterConditions(context, 'earlier', filter))}))`
}

export function filterConditions(
  { dialect, text }: ListingContext,
  name: string,
  filter: SearchFilter,
): RawBuilder<unknown>[] {
  // An expression keeps SQLite from choosing this index. PostgreSQL needs the bare column for its
  // statistics.
  const column = (each: string) =>
    dialect === 'sqlite' ? sql`+${sql.ref(`${name}.${each}`)}` : sql.ref(`${name}.${each}`)
  const among = (each: string, values: readonly number[] | undefined) =>
    values && sql`${column(each)} in (${sql.join(values.length > 0 ? values : [unusedId])})`
  const is = (each: string, value: boolean | undefined) =>
    value !== undefined && sql`${column(each)} = ${value ? 1 : 0}`
  const { nowMs, words } = filter
  return [
    sql`${column('end_ms')} > ${nowMs}`,
    ...rangeConditions(column('start_ms'), filter.startMs),
    ...rangeConditions(column('changed_at_ms'), filter.changedMs),
    among('event_id', filter.eventIds),
    among('organization_id', filter.organizationIds),
    among('organizer_id', filter.organizerIds),
    among('category_id', filter.categoryIds),
    among('subcategory_id', filter.subcategoryIds),
    among('format_id', filter.formatIds),
    is('is_online', filter.isOnline),
    is('is_free', filter.isFree),
    !filter.includesAdult && is('is_adult', false),
    !filter.includesUnavailable &&
      sql`${column('sales_start_ms')} <= ${nowMs} and ${column('sales_end_ms')} > ${nowMs}`,
    ...insideArea(name, filter.area),
    words && text.matches(`${name}.event_id`, words, 'rows'),
  ].filter((condition) => condition !== undefined && condition !== false)
}

/** An ID that no event has. */
const unusedId = -1

function insideArea(name: string, area: Area | undefined): RawBuilder<SqlBool>[] {
  if (!area) return []
  if ('center' in area) return [sql`${squaredChordTo(name, area)} <= ${squaredChordOf(area.withinM)}`]
  const { south, north, west, east } = area.viewport
  const [latitude, longitude] = [sql.ref(`${name}.latitude`), sql.ref(`${name}.longitude`)]
  const across = west > east ? sql`or` : sql`and`
  return [
    sql`${latitude} between ${south} and ${north}`,
    sql`(${longitude} >= ${west} ${across} ${longitude} <= ${east})`,
  ]
}

/** See `geography/sphere.ts`. */
export function squaredChordTo(name: string, area: Area): RawBuilder<number> {
  const middle = unitVectorOf(middleOf(area))
  const square = (axis: 'x' | 'y' | 'z') => {
    const difference = sql`(${sql.ref(`${name}.${axis}`)} - ${middle[axis]})`
    return sql`${difference} * ${difference}`
  }
  return sql`(${square('x')} + ${square('y')} + ${square('z')})`
}

export const allOf = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `)
