import { isZone, toInstantMs, toLocal } from '../calendar/wall-time.ts'
import { problem } from '../errors.ts'
import type { EventInput } from './event-input.ts'
import type { EventRow } from './store/events.ts'

type EventTimes = Pick<EventRow, 'zone' | 'start_ms' | 'end_ms' | 'start_local' | 'end_local' | 'is_over'>

const maxOccurrenceMs = 7 * 86_400_000

export function timesOf(zone: string, start_ms: number, end_ms: number, nowMs: number): EventTimes {
  return {
    zone,
    start_ms,
    end_ms,
    is_over: end_ms <= nowMs ? 1 : 0,
    start_local: toLocal(start_ms, zone),
    end_local: toLocal(end_ms, zone),
  }
}

/** Times that are not in the input stay unchanged. */
export function readTimes({ start, end }: EventInput, nowMs: number, before?: EventTimes): EventTimes {
  const zone = start?.zone ?? before?.zone ?? ''
  const endZone = end?.zone ?? before?.zone ?? ''
  if (!isZone(zone) || !isZone(endZone)) throw problem('UNSUPPORTED_TIMEZONE')
  if (zone !== endZone) throw problem('DIFFERENT_TIMEZONES')
  const startMs = start?.ms ?? before?.start_ms ?? 0
  const endMs = end?.ms ?? before?.end_ms ?? 0
  if (endMs <= startMs) throw problem('DATE_CONFLICT')
  const isMovedIntoPast = (ms: number, wasMs: number | undefined) => ms !== wasMs && ms < nowMs
  if (isMovedIntoPast(startMs, before?.start_ms) || isMovedIntoPast(endMs, before?.end_ms))
    throw problem('INVALID_DATE')
  return timesOf(zone, startMs, endMs, nowMs)
}

/** The times of a series follow from its dates. Only its zone can change. */
export function readZoneOfSeries({ start, end }: EventInput, before: EventRow): string {
  const isMoved = (start && start.ms !== before.start_ms) || (end && end.ms !== before.end_ms)
  if (isMoved) throw problem('SERIES_PARENT_START_END_DATE_EDIT')
  const zone = start?.zone ?? before.zone
  if (!isZone(zone)) throw problem('UNSUPPORTED_TIMEZONE')
  if (zone !== (end?.zone ?? zone)) throw problem('DIFFERENT_TIMEZONES')
  return zone
}

/** Local times stay the same. */
export function moveToZone({ start_local, end_local }: EventRow, zone: string, nowMs: number): EventTimes {
  return timesOf(zone, toInstantMs(start_local, zone), toInstantMs(end_local, zone), nowMs)
}

export function refuseTimesOfOccurrence(times: EventTimes, before: EventRow): void {
  if (times.zone !== before.zone) throw problem('OCCURRENCE_TIMEZONE_UPDATE_NOT_ALLOWED')
  if (times.end_ms - times.start_ms > maxOccurrenceMs) throw problem('OCCURRENCE_DURATION_TOO_LONG')
}
