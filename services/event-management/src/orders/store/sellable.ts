import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** The ticket classes that belong to a live event, and whether it has reserved seating. */
export async function listSellable(
  db: Kysely<Tables>,
  eventId: number,
  classIds: Iterable<number>,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('ticket_class')
    .innerJoin('event', 'event.id', 'ticket_class.event_id')
    .select(['ticket_class.id', 'event.is_reserved_seating'])
    .where('event.id', '=', eventId)
    .where('event.state', '=', 'live')
    .where('ticket_class.id', 'in', [...classIds])
    .where('ticket_class.deleted_at_ms', 'is', null)
    .execute()
  return new Map(rows.map(({ id, is_reserved_seating }) => [id, is_reserved_seating]))
}

export function findLive(
  db: Kysely<Tables>,
  eventId: number,
): Promise<{ is_reserved_seating: number } | undefined> {
  return db
    .selectFrom('event')
    .select('is_reserved_seating')
    .where('id', '=', eventId)
    .where('state', '=', 'live')
    .executeTakeFirst()
}
