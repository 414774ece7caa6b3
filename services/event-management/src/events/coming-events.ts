import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { eventsChanged } from './events-changed.ts'
import { type EventOwner, listComingEventIds } from './store/event-lists.ts'

export const comingEventsJob = 'update-coming-events'

/** Events per transaction, because other changes wait for it. */
const batchSize = 200

type Payload = EventOwner & { afterId: number }

/**
 * Called in the transaction that changes a venue or organizer: updates the listings of its upcoming events. A job updates those
 * after the first batch.
 */
export async function comingEventsChanged(
  tx: Transaction<Tables>,
  context: Context,
  owner: EventOwner,
): Promise<void> {
  const lastId = await updateBatch(tx, context, { ...owner, afterId: 0 })
  if (lastId === undefined) return
  const payload: Payload = { ...owner, afterId: lastId }
  await context.jobs.enqueue(tx, { kind: comingEventsJob, payload, key: `${owner.column}:${owner.id}` })
}

export async function updateComingEvents(
  context: Context,
  payload: unknown,
  signal: AbortSignal,
): Promise<void> {
  // Enqueued by `comingEventsChanged`.
  const { afterId, ...owner } = payload as Payload
  for (let lastId: number | undefined = afterId; lastId !== undefined; ) {
    signal.throwIfAborted()
    const batch: Payload = { ...owner, afterId: lastId }
    lastId = await context.db.write((tx) => updateBatch(tx, context, batch))
  }
}

/** Returns the last ID of a full batch. */
async function updateBatch(
  tx: Transaction<Tables>,
  context: Context,
  { afterId, ...owner }: Payload,
): Promise<number | undefined> {
  const ids = await listComingEventIds(tx, owner, { afterId, limit: batchSize })
  await eventsChanged(tx, context, ids)
  return ids.length < batchSize ? undefined : ids.at(-1)
}
