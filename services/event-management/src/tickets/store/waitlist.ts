import type { Kysely, Selectable } from 'kysely'
import type { WaitlistEntryTable } from '../../database/order-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type WaitlistRow = Selectable<WaitlistEntryTable>

/** True if an entry waits or has an offer. */
export async function hasLiveWaitlistEntries(db: Kysely<Tables>, eventId: number): Promise<boolean> {
  const first = await db
    .selectFrom('waitlist_entry')
    .select('id')
    .where('event_id', '=', eventId)
    .where('state', 'in', ['waiting', 'offered'])
    .limit(1)
    .executeTakeFirst()
  return first !== undefined
}

/** The classes that are reserved for the waitlist. Null stands for any class. */
export async function listWaitlistedClasses(
  db: Kysely<Tables>,
  eventId: number,
): Promise<Set<number | null>> {
  const rows = await db
    .selectFrom('waitlist_entry')
    .select('ticket_class_id')
    .distinct()
    .where('event_id', '=', eventId)
    .where('state', '=', 'waiting')
    .where('skipped_at_ms', 'is', null)
    .execute()
  return new Set(rows.map(({ ticket_class_id }) => ticket_class_id))
}

/** The events whose waitlist accepts any class. */
export async function listWaitlistedEvents(
  db: Kysely<Tables>,
  eventIds: readonly number[],
): Promise<Set<number>> {
  if (eventIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('event')
    .select('event.id')
    .where('event.id', 'in', eventIds)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('waitlist_entry')
          .select('waitlist_entry.id')
          .whereRef('waitlist_entry.event_id', '=', 'event.id')
          .where('state', '=', 'waiting')
          .where('skipped_at_ms', 'is', null)
          .where('ticket_class_id', 'is', null),
      ),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The next entry after `afterId`. */
export async function listNextWaitlistEntries(
  db: Kysely<Tables>,
  eventId: number,
  afterId: number,
  limit: number,
): Promise<WaitlistRow[]> {
  return await db
    .selectFrom('waitlist_entry')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('state', '=', 'waiting')
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** The pools with units in checkouts. Waitlist offers do not count. */
export async function listPoolsAtCheckout(
  db: Kysely<Tables>,
  poolIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (poolIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('pool')
    .select('pool.id')
    .where('pool.id', 'in', poolIds)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('hold')
          .innerJoin('ticket_order', 'ticket_order.id', 'hold.order_id')
          .select('hold.order_id')
          .whereRef('hold.pool_id', '=', 'pool.id')
          .where('hold.state', '=', 'held')
          .where('ticket_order.status', '=', 'started')
          .where(({ not, exists: isThere, selectFrom: from }) =>
            not(
              isThere(
                from('waitlist_entry')
                  .select('waitlist_entry.id')
                  .whereRef('waitlist_entry.offered_order_id', '=', 'ticket_order.id')
                  .where('waitlist_entry.state', '=', 'offered'),
              ),
            ),
          ),
      ),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}
