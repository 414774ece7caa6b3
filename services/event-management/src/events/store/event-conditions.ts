import { type SqlBool, sql } from 'kysely'
import type { EventCondition } from './event-lists.ts'

const isNothing = sql<SqlBool>`1 = 0`

/** Visible to everybody in lists. */
export const isListed: EventCondition = (eb) =>
  eb.and([
    eb('is_listed', '=', 1),
    eb('state', '!=', 'draft'),
    eb('is_invite_only', '=', 0),
    eb('password', 'is', null),
  ])

export const startsFrom =
  (ms: number): EventCondition =>
  (eb) =>
    eb('start_ms', '>=', ms)

export const startsUntil =
  (ms: number): EventCondition =>
  (eb) =>
    eb('start_ms', '<=', ms)

export const isAmong =
  (column: 'id' | 'venue_id' | 'organizer_id' | 'series_id', ids: readonly number[]): EventCondition =>
  (eb) =>
    ids.length > 0 ? eb(column, 'in', ids) : isNothing

export const isNotAmong =
  (ids: readonly number[]): EventCondition =>
  (eb) =>
    eb.not(isAmong('id', ids)(eb))

export const isInCurrency =
  (currency: string): EventCondition =>
  (eb) =>
    eb('currency', '=', currency)

export const isNamedLike =
  (part: string): EventCondition =>
  () =>
    sql`name_folded like ${`%${part.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`

export const isOfSeries =
  (ids: readonly number[]): EventCondition =>
  (eb) =>
    eb.or([isAmong('series_id', ids)(eb), isAmong('id', ids)(eb)])

export const isInCollection =
  (ids: readonly number[]): EventCondition =>
  (eb) =>
    ids.length > 0
      ? eb('id', 'in', eb.selectFrom('collection_event').select('event_id').where('collection_id', 'in', ids))
      : isNothing

export const isNotInCollection =
  (ids: readonly number[]): EventCondition =>
  (eb) =>
    eb.not(isInCollection(ids)(eb))

export const isOfInventory =
  (types: readonly ('limited' | 'reserved' | 'externally_ticketed')[]): EventCondition =>
  (eb) =>
    eb.or(
      types.map((type) => {
        const isSoldHere = eb('external_ticketing', 'is', null)
        if (type === 'externally_ticketed') return eb.not(isSoldHere)
        return eb.and([isSoldHere, eb('is_reserved_seating', '=', type === 'reserved' ? 1 : 0)])
      }),
    )
