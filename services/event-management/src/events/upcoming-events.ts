import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { eventsChanged } from './events-changed.ts'
import { type EventOwner, listUpcomingEventIds } from './store/event-lists.ts'

export const upcomingEventsJob = 'update-upcoming-events'

/** Events per transaction, because other changes wait for it. */
const batchSize = 200

/**
 * Called in the transaction that changes a venue or organizer: updates the listings of its upcoming events. If they fill more than
 * one batch, a job updates the others.
 */
export async function upcomingEventsChanged(
  tx: Transaction<Tables>,
  context: Context,
  owner: EventOwner,
): Promise<void> {
  const lastId = await updateBatch(tx, context, owner, 0)
  if (lastId === undefined) return
  const key = `${owner.column}:${owner.id}`
  await context.jobs.enqueue(tx, { kind: upcomingEventsJob, payload: owner, key })
}

export async function updateUpcomingEvents(
  context: Context,
  payload: unknown,
  signal: AbortSignal,
): Promise<void> {
  // Enqueued by `upcomingEventsChanged`. All batches, because the events may have changed since the first.
  const owner = payload as EventOwner
  for (let lastId: number | undefined = 0; lastId !== undefined; ) {
    signal.throwIfAborted()
    const afterId: number = lastId
    lastId = await context.db.write((tx) => updateBatch(tx, context, owner, afterId))
  }
}

/** Returns the last ID of a full batch. */
async function updateBatch(
  tx: Transaction<Tables>,
  context: Context,
  owner: EventOwner,
  afterId: number,
): Promise<number | undefined> {
  const ids = await listUpcomingEventIds(tx, owner, { afterId, limit: batchSize })
  await eventsChanged(tx, context, ids)
  return ids.length < batchSize ? undefined : ids.at(-1)
}
