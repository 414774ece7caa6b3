import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** The events with orders that are placed or awaiting payment. */
export async function listEventsWithOrders(
  db: Kysely<Tables>,
  eventIds: readonly number[],
): Promise<Set<number>> {
  if (eventIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('ticket_order')
    .select('event_id')
    .distinct()
    .where('event_id', 'in', eventIds)
    .where('status', 'in', ['pending', 'placed'])
    .execute()
  return new Set(rows.map(({ event_id }) => event_id))
}

export async function hasPaidOrders(db: Kysely<Tables>, eventIds: readonly number[]): Promise<boolean> {
  const row = await db
    .selectFrom('ticket_order')
    .select('id')
    .where('event_id', 'in', eventIds)
    .where('status', 'in', ['started', 'pending', 'placed'])
    .where('gross', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
