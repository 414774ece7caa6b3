import type { Kysely, Transaction } from 'kysely'
import type { Context, Viewer } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { notFound } from '../errors.ts'
import { inventoryKey } from '../inventory/key.ts'
import { requireManaging } from './get-event.ts'
import { type EventRow, findEventEvenDeleted, listOccurrencesOf } from './store/events.ts'

/** An event, which may be deleted, with all dates if it is a series. */
export interface EventTransaction {
  tx: Transaction<Tables>
  event: EventRow
  occurrences: readonly EventRow[]
}

/** Requires the declared permission, then runs `work` serialized with the event's orders. */
export function decide<T>(
  context: Context,
  viewer: Viewer,
  eventId: number,
  work: (matter: EventTransaction) => Promise<T>,
): Promise<T> {
  return inTurn(context, eventId, async (matter) => {
    await requireManaging(matter.tx, viewer, matter.event)
    return work(matter)
  })
}

/** Serialized with all orders and changes of the event and its series. */
export async function inTurn<T>(
  { db }: Pick<Context, 'db'>,
  eventId: number,
  work: (matter: EventTransaction) => Promise<T>,
): Promise<T> {
  const { id, series_id } = await getEvenDeleted(db.read, eventId)
  return db.writeBatched(inventoryKey({ id, series_id }), async (tx) => {
    const event = await getEvenDeleted(tx, eventId)
    const occurrences = event.is_series_parent ? await listOccurrencesOf(tx, [event.id]) : []
    return work({ tx, event, occurrences })
  })
}

export function idsOf(events: readonly EventRow[]): number[] {
  return events.map(({ id }) => id)
}

async function getEvenDeleted(db: Kysely<Tables>, id: number): Promise<EventRow> {
  const event = await findEventEvenDeleted(db, id)
  if (!event) throw notFound('event')
  return event
}
