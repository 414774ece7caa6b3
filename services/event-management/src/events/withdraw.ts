import type { Context, Viewer } from '../context.ts'
import { notFound, problem } from '../errors.ts'
import { changeEvent, type EventTransaction, idsOf } from './change-event.ts'
import { eventsChanged } from './events-changed.ts'
import { refundEvent } from './refund-orders.ts'
import { listEventsWithOrders } from './store/event-orders.ts'
import { listTicketTotals } from './store/event-tickets.ts'
import { type EventRow, updateEvents } from './store/events.ts'
import { updateSeriesSpan } from './update-series-span.ts'

/** Makes a published event a draft again, or cancels a scheduled publication. */
export function unpublishEvent(context: Context, viewer: Viewer, id: number): Promise<void> {
  return changeEvent(context, viewer, id, async (eventTx) => {
    const { tx, event, occurrences } = eventTx
    const isWaiting = event.state === 'draft' && event.publish_at_ms !== null
    if (!isPublished(event) && !isWaiting) throw problem('NOT_PUBLISHED')
    if (event.series_id !== null) throw problem('CANNOT_UNPUBLISH')
    const events = [event, ...occurrences].filter((each) => isPublished(each) || each.publish_at_ms !== null)
    const sold = await listEventsWithOrders(tx, idsOf(events.filter(isPublished)))
    if (sold.size > 0 && !(await arePaidOut(eventTx, sold))) throw problem('CANNOT_UNPUBLISH')
    await updateEvents(tx, idsOf(events), { state: 'draft', publish_at_ms: null })
    await eventsChanged(tx, context, idsOf(events), isWaiting ? 'event.updated' : 'event.unpublished')
  })
}

/** With orders, requires `refundsAll`. */
export function cancelEvent(
  context: Context,
  viewer: Viewer,
  id: number,
  { refundsAll }: { refundsAll: boolean },
): Promise<void> {
  return changeEvent(context, viewer, id, async ({ tx, event, occurrences }) => {
    if (event.state === 'deleted') throw notFound('event')
    if (event.state === 'canceled') throw problem('ALREADY_CANCELED')
    const events = [event, ...occurrences].filter(({ state }) => state !== 'canceled')
    const sold = await listEventsWithOrders(tx, idsOf(events))
    if (sold.size > 0 && !refundsAll) throw problem('CANNOT_CANCEL')
    await updateEvents(tx, idsOf(events), { state: 'canceled', publish_at_ms: null })
    for (const eventId of sold) await refundEvent(tx, context, eventId)
    await eventsChanged(tx, context, idsOf(events))
  })
}

/** A soft delete: orders still refer to the event. */
export function deleteEvent(context: Context, viewer: Viewer, id: number): Promise<void> {
  return changeEvent(context, viewer, id, async ({ tx, event, occurrences }) => {
    if (event.state === 'deleted') throw problem('ALREADY_DELETED')
    const ids = idsOf([event, ...occurrences])
    if ((await listEventsWithOrders(tx, ids)).size > 0) throw problem('CANNOT_DELETE')
    await updateEvents(tx, ids, { state: 'deleted', publish_at_ms: null })
    if (event.series_id !== null) await updateSeriesSpan(tx, context, event.series_id)
    await eventsChanged(tx, context, ids)
  })
}

function isPublished({ state }: EventRow): boolean {
  return state === 'live' || state === 'completed'
}

/** Completed paid events can be unpublished despite their orders. */
async function arePaidOut(
  { tx, event, occurrences }: EventTransaction,
  sold: ReadonlySet<number>,
): Promise<boolean> {
  const totals = await listTicketTotals(tx, [...sold])
  const events = [event, ...occurrences].filter(({ id }) => sold.has(id))
  return events.every(({ id, state }) => state === 'completed' && (totals.get(id)?.paid ?? 0) > 0)
}
