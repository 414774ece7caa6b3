import type { Context, Viewer } from '../context.ts'
import { argumentsError, problem } from '../errors.ts'
import { changeEvent, type EventTransaction, idsOf, inTurn } from './change-event.ts'
import { eventsChanged } from './events-changed.ts'
import { findReadinessProblem } from './find-readiness-problem.ts'
import { putOnSale, updateEvents } from './store/events.ts'

/** Publishes an event, and all dates of a series. */
export function publishEvent(context: Context, viewer: Viewer, id: number): Promise<void> {
  return changeEvent(context, viewer, id, async (eventTx) => {
    await refuseUnready(context, eventTx)
    await publish(context, eventTx)
  })
}

/** Checks readiness now, so that the scheduled publication does not fail. */
export async function schedulePublishing(
  context: Context,
  viewer: Viewer,
  eventId: number,
  publishAtMs: number,
): Promise<void> {
  if (publishAtMs <= context.clock.now()) throw argumentsError({ publish_at: ['INVALID'] })
  await changeEvent(context, viewer, eventId, async (eventTx) => {
    await refuseUnready(context, eventTx)
    await updateEvents(eventTx.tx, [eventId], { publish_at_ms: publishAtMs })
    await eventsChanged(eventTx.tx, context, [eventId])
    await context.jobs.enqueue(eventTx.tx, { kind: 'publish-event', payload: eventId, runAtMs: publishAtMs })
  })
}

/** Does nothing if the event was rescheduled, unscheduled, or is no longer ready. */
export function publishAsScheduled(context: Context, eventId: number): Promise<void> {
  return inTurn(context, eventId, async (eventTx) => {
    const { tx, event, occurrences } = eventTx
    const isDue = event.publish_at_ms !== null && event.publish_at_ms <= context.clock.now()
    if (event.state !== 'draft' || !isDue) return
    await updateEvents(tx, [eventId], { publish_at_ms: null })
    const reason = await findReadinessProblem(tx, context.config, event, occurrences.length)
    if (reason)
      context.log.warn({ eventId, reason: reason.code }, 'An event could not be published as scheduled')
    else await publish(context, eventTx)
  })
}

async function publish(context: Context, { tx, event, occurrences }: EventTransaction): Promise<void> {
  const ids = idsOf([event, ...occurrences].filter(({ state }) => state === 'draft'))
  await putOnSale(tx, ids, context.clock.now())
  await eventsChanged(tx, context, ids, 'event.published')
}

async function refuseUnready(
  context: Pick<Context, 'config'>,
  { tx, event, occurrences }: EventTransaction,
): Promise<void> {
  if (event.state !== 'draft') throw problem('ALREADY_PUBLISHED_OR_DELETED')
  // Dates are published with their series.
  if (event.series_id !== null) throw problem('UNSUPPORTED_OPERATION')
  const reason = await findReadinessProblem(tx, context.config, event, occurrences.length)
  if (reason) throw reason
}
