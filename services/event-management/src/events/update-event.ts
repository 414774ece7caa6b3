import type { Context, Viewer } from '../context.ts'
import { notFound, problem } from '../errors.ts'
import { setEventCapacity } from './capacity.ts'
import { changeEvent, type EventTransaction, idsOf } from './change-event.ts'
import type { EventInput, InputColumns } from './event-input.ts'
import { refuseUnknownReferences } from './event-references.ts'
import {
  refuseChange,
  refuseContradictions,
  refuseInput,
  refuseReservedSeries,
  refuseSeriesChange,
} from './event-rules.ts'
import { moveToZone, readTimes, readZoneOfSeries, refuseTimesOfOccurrence } from './event-times.ts'
import { eventsChanged } from './events-changed.ts'
import { shortenDeadlines } from './shorten-deadlines.ts'
import { hasPaidOrders } from './store/event-orders.ts'
import { hasSeatMap } from './store/event-seats.ts'
import { listTicketTotals } from './store/event-tickets.ts'
import { closeWaitlists } from './store/event-waitlist.ts'
import { type EventChange, type EventRow, getEventRow, updateEvents } from './store/events.ts'
import { updateSeriesSpan } from './update-series-span.ts'

/** Updates an event. Fields that dates share with their series are updated in the dates too. */
export function updateEvent(
  context: Context,
  viewer: Viewer,
  id: number,
  { start, end, capacity, ...patch }: EventInput,
): Promise<EventRow> {
  return changeEvent(context, viewer, id, async (eventTx) => {
    const { tx, event, occurrences } = eventTx
    await refuseUpdate(eventTx, viewer, patch)
    const change = withOneText(patch)
    refuseContradictions({ ...event, ...change })
    await updateEvents(tx, [id], change)
    await updateEvents(tx, idsOf(occurrences), sharedIn(change))
    const all = [event, ...occurrences]
    // Offers would bypass the invitations.
    if (change.is_invite_only) await closeWaitlists(tx, idsOf(all))
    if (capacity !== undefined) for (const each of all) await setEventCapacity(tx, each, capacity)
    if (start || end) await changeTimes(context, eventTx, { ...(start && { start }), ...(end && { end }) })
    await eventsChanged(tx, context, idsOf(all))
    return getEventRow(tx, id)
  })
}

async function refuseUpdate(
  { tx, event, occurrences }: EventTransaction,
  viewer: Viewer,
  patch: EventInput,
): Promise<void> {
  if (event.state === 'deleted') throw notFound('event')
  refuseInput(patch)
  refuseChange(event, patch)
  const isSeries = patch.is_series_parent ?? event.is_series_parent
  if (isSeries !== event.is_series_parent) {
    const tickets = (await listTicketTotals(tx, [event.id])).get(event.id)?.classes ?? 0
    refuseSeriesChange(event, { tickets, occurrences: occurrences.length })
  }
  if (patch.is_reserved_seating === 0 && (await hasSeatMap(tx, event.id))) throw problem('HAS_SEATS')
  refuseReservedSeries({ ...event, ...patch }, isSeries === 1 || event.series_id !== null)
  const isNewCurrency = patch.currency !== undefined && patch.currency !== event.currency
  if (isNewCurrency && (await hasPaidOrders(tx, idsOf([event, ...occurrences]))))
    throw problem('CANNOT_UPDATE_CURRENCY')
  await refuseUnknownReferences(tx, viewer, event.organization_id, patch)
}

/** An event has either a summary or a description: setting one clears the other. */
function withOneText(patch: InputColumns): InputColumns {
  if (patch.summary) return { ...patch, description_html: null }
  return patch.description_html ? { ...patch, summary: null } : patch
}

async function changeTimes(
  context: Context,
  { tx, event, occurrences }: EventTransaction,
  input: EventInput,
) {
  const nowMs = context.clock.now()
  if (event.is_series_parent) {
    const zone = readZoneOfSeries(input, event)
    if (zone === event.zone) return
    for (const each of [event, ...occurrences]) {
      await updateEvents(tx, [each.id], moveToZone(each, zone, nowMs))
      await shortenDeadlines(tx, context, each.id)
    }
    return
  }
  const times = readTimes(input, nowMs, event)
  if (event.series_id !== null) refuseTimesOfOccurrence(times, event)
  await updateEvents(tx, [event.id], times)
  await shortenDeadlines(tx, context, event.id)
  if (event.series_id !== null) await updateSeriesSpan(tx, context, event.series_id)
}

function sharedIn(change: EventChange): EventChange {
  return Object.fromEntries(Object.entries(change).filter(([column]) => shared.has(column)))
}

const shared: ReadonlySet<string> = new Set<keyof EventRow>([
  'name_html',
  'name_text',
  'name_folded',
  'summary',
  'description_html',
  'currency',
  'hides_start_date',
  'hides_end_date',
  'shows_remaining',
  'password',
  'is_listed',
  'is_shareable',
  'is_invite_only',
])
