import { expandSchedule, type Occurrence } from '../calendar/recurrence.ts'
import type { Context, Viewer } from '../context.ts'
import { argumentsError, problem } from '../errors.ts'
import { changeEvent, type EventTransaction } from '../events/change-event.ts'
import { insertWithPool } from '../events/create-event.ts'
import { timesOf } from '../events/event-times.ts'
import { eventsChanged } from '../events/events-changed.ts'
import { copySettings } from '../events/store/event-settings.ts'
import type { EventRow } from '../events/store/events.ts'
import { updateSeriesSpan } from '../events/update-series-span.ts'
import { copyPages } from './copy-pages.ts'
import { copyTickets } from './copy-tickets.ts'
import { insertSchedule, type SeriesScheduleRow } from './store.ts'

interface NewSchedule {
  recurrenceRule: string
  occurrenceDurationS: number
}

const maxOccurrences = 120

/** Adds dates to a series. Existing dates at the same times are kept. */
export function addSchedule(
  context: Context,
  viewer: Viewer,
  eventId: number,
  { recurrenceRule, occurrenceDurationS }: NewSchedule,
): Promise<SeriesScheduleRow> {
  const nowMs = context.clock.now()
  return changeEvent(context, viewer, eventId, async (eventTx) => {
    const { tx, event, occurrences } = eventTx
    if (!event.is_series_parent || event.state === 'deleted' || event.state === 'canceled')
      throw argumentsError({ event_id: ['INVALID'] })
    const takenStarts = new Set(occurrences.map(({ start_ms }) => start_ms))
    const schedule = { rule: recurrenceRule, zone: event.zone, durationS: occurrenceDurationS }
    const added = expand(schedule, nowMs).filter(({ startMs }) => !takenStarts.has(startMs))
    if (takenStarts.size + added.length > maxOccurrences) throw problem('EXCEEDS_MAX_OCCURRENCES')
    const ids = await insertOccurrences(context, eventTx, added)
    if (ids.length > 0) await updateSeriesSpan(tx, context, eventId)
    return insertSchedule(tx, {
      event_id: eventId,
      recurrence_rule: recurrenceRule,
      occurrence_duration_s: occurrenceDurationS,
      created_event_ids: JSON.stringify(ids),
      created_at_ms: nowMs,
    })
  })
}

function expand(schedule: Parameters<typeof expandSchedule>[0], nowMs: number): readonly Occurrence[] {
  const expansion = expandSchedule(schedule, { nowMs, occurrences: maxOccurrences })
  if (!('problem' in expansion)) return expansion.occurrences
  if (expansion.problem === 'INVALID') throw argumentsError({ 'schedule.recurrence_rule': ['INVALID'] })
  throw problem(expansion.problem)
}

/** Each date is an event with a copy of the series' current content. */
async function insertOccurrences(
  context: Context,
  { tx, event }: EventTransaction,
  added: readonly Occurrence[],
): Promise<number[]> {
  const nowMs = context.clock.now()
  const { id: seriesId, ...columns } = event
  const ids: number[] = []
  for (const { startMs, endMs } of added) {
    const { id } = await insertWithPool(tx, {
      ...columns,
      ...timesOf(event.zone, startMs, endMs, nowMs),
      ...occurrenceOf(seriesId),
      created_at_ms: nowMs,
      changed_at_ms: nowMs,
      published_at_ms: event.state === 'live' ? nowMs : null,
    })
    ids.push(id)
  }
  await copyPages(tx, seriesId, await copyTickets(tx, context, seriesId, ids))
  await copySettings(tx, seriesId, ids)
  await eventsChanged(tx, context, ids, 'event.created')
  return ids
}

function occurrenceOf(seriesId: number) {
  return {
    series_id: seriesId,
    is_series_parent: 0,
    publish_at_ms: null,
    vanity_url: null,
  } satisfies Partial<EventRow>
}
