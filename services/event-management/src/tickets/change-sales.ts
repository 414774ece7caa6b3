import type { Context, Viewer } from '../context.ts'
import { notFound, problem } from '../errors.ts'
import { changeEvent, type EventTransaction } from '../events/change-event.ts'

/** Serialized with the event's orders. */
export function changeSales<T>(
  context: Context,
  viewer: Viewer,
  eventId: number,
  work: (eventTx: EventTransaction) => Promise<T>,
): Promise<T> {
  return changeEvent(context, viewer, eventId, async (eventTx) => {
    const { state } = eventTx.event
    if (state === 'deleted') throw notFound('event')
    if (state === 'canceled' || state === 'completed') throw problem('INVALID_EVENT')
    return work(eventTx)
  })
}
