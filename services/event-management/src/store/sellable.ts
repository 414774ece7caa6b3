import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** How many of the ticket classes still belong to an event that is live. */
export async function countSellable(
  db: Kysely<Tables>,
  eventId: number,
  classIds: readonly number[],
): Promise<number> {
  const rows = await db
    .selectFrom('ticket_class')
    .innerJoin('event', 'event.id', 'ticket_class.event_id')
    .select('ticket_class.id')
    .where('event.id', '=', eventId)
    .where('event.state', '=', 'live')
    .where('ticket_class.id', 'in', classIds)
    .where('ticket_class.deleted_at_ms', 'is', null)
    .execute()
  return rows.length
}

export async function isLive(db: Kysely<Tables>, eventId: number): Promise<boolean> {
  const row = await db
    .selectFrom('event')
    .select('id')
    .where('id', '=', eventId)
    .where('state', '=', 'live')
    .executeTakeFirst()
  return row !== undefined
}
