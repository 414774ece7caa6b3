import { argumentsError, problem } from '../errors.ts'
import type { EventInput } from './event-input.ts'
import type { EventRow } from './store/events.ts'

type Privacy = Pick<EventRow, 'is_listed' | 'is_shareable' | 'is_invite_only' | 'password'>

/** Checks combinations of stored columns. */
export function refuseContradictions(event: Privacy & Pick<EventRow, 'is_online' | 'venue_id'>): void {
  if (event.is_listed && event.password !== null) throw problem('PASSWORD_CONFLICT')
  if (event.is_listed && event.is_invite_only) throw problem('INVITE_CONFLICT')
  if (event.is_shareable && event.is_invite_only) throw problem('SHARE_INVITE_CONFLICT')
  if (event.is_online && event.venue_id !== null) throw problem('VENUE_AND_ONLINE')
}

/** Checks combinations within one request. */
export function refuseInput({ summary, description_html, is_online, venue_id }: EventInput): void {
  if (summary && description_html) throw problem('SUMMARY_DESCRIPTION_CONFLICT')
  if (is_online === 0 && venue_id === null) throw problem('NO_VENUE')
}

/** Checks columns that cannot change. */
export function refuseChange(before: EventRow, { source, is_series_parent }: EventInput): void {
  if (source !== undefined && source !== before.source) throw problem('CANNOT_UPDATE_SOURCE')
  if (before.series_id !== null && is_series_parent === 0)
    throw problem('IS_SERIES_UPDATE_NOT_ALLOWED_ON_SERIES_OCCURRENCE')
}

export function refuseReservedSeries(event: Pick<EventRow, 'is_reserved_seating'>, isSeries: boolean): void {
  if (event.is_reserved_seating && isSeries)
    throw problem('IS_RESERVED_SEATING_UPDATE_NOT_ALLOWED_ON_SERIES_EVENTS')
}

/** Converts between a single event and a series, while there are no tickets or dates. */
export function refuseSeriesChange(
  before: EventRow,
  { tickets, occurrences }: { tickets: number; occurrences: number },
): void {
  if (occurrences > 0) throw problem('IS_SERIES_UPDATE_NOT_ALLOWED_HAS_OCCURRENCES')
  if (before.is_reserved_seating) throw problem('IS_SERIES_UPDATE_NOT_ALLOWED_ON_RESERVED_EVENTS')
  if (before.state !== 'draft') throw problem('IS_SERIES_UPDATE_NOT_ALLOWED_ON_PUBLISHED_EVENTS')
  if (tickets > 0) throw problem('IS_SERIES_UPDATE_NOT_ALLOWED_ON_TICKETED_EVENTS')
}

export function refuseUnknown(field: string, isKnown: boolean): void {
  if (!isKnown) throw argumentsError({ [`event.${field}`]: ['INVALID'] })
}
