import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { tell } from '../webhooks/tell.ts'
import { touchEvents } from './store/events.ts'

type EventAction = 'event.created' | 'event.updated' | 'event.published' | 'event.unpublished'

/**
 * Called in the transaction of every change to an event, its tickets, venue or organizer: updates the search
 * index and emits webhooks.
 */
export async function eventsChanged(
  tx: Transaction<Tables>,
  context: Context,
  eventIds: readonly number[],
  action: EventAction = 'event.updated',
): Promise<void> {
  const touched = await touchEvents(tx, eventIds, context.clock.now())
  await context.relist(tx, eventIds)
  for (const { id, organization_id } of touched) {
    const path = `events/${id}/`
    await tell(tx, context, { organizationId: organization_id, eventId: id, action, path })
  }
}

export function eventChanged(
  tx: Transaction<Tables>,
  context: Context,
  eventId: number,
  action?: EventAction,
): Promise<void> {
  return eventsChanged(tx, context, [eventId], action)
}
