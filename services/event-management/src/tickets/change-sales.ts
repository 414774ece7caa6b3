import type { Context, Viewer } from '../context.ts'
import { notFound, problem } from '../errors.ts'
import { decide, type EventTransaction } from '../events/change-event.ts'

/** Serialized with the event's orders. */
export function changeSales<T>(
  context: Context,
  viewer: Viewer,
  eventId: number,
  work: (matter: EventTransaction) => Promise<T>,
): Promise<T> {
  return decide(context, viewer, eventId, async (matter) => {
    const { state } = matter.event
    if (state === 'deleted') throw notFound('event')
    if (state === 'canceled' || state === 'completed') throw problem('INVALID_EVENT')
    return work(matter)
  })
}
