import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { WaitlistEntryTable } from '../../database/order-tables.ts'
import { readSlice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import type { Page, Slice } from '../../wire/pages.ts'

export type WaitlistRow = Selectable<WaitlistEntryTable>

export async function isAnybodyWaiting(db: Kysely<Tables>, eventId: number): Promise<boolean> {
  const [first] = await listNextWaiting(db, eventId, 0, 1)
  return first !== undefined
}

/** The ticket classes that are reserved for those who wait; null among them is for any. */
export async function listAwaitedClasses(db: Kysely<Tables>, eventId: number): Promise<Set<number | null>> {
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

/** Those of the events for whose tickets, whichever they are, somebody waits. */
export async function listAwaited(db: Kysely<Tables>, eventIds: readonly number[]): Promise<Set<number>> {
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

/** Who has waited longest, behind one of them. */
export async function listNextWaiting(
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

/** There were tickets that none of them could take: from now on others can buy them. Tells how many are new to it. */
export async function skipWaiting(
  tx: Transaction<Tables>,
  ids: readonly number[],
  nowMs: number,
): Promise<number> {
  if (ids.length === 0) return 0
  const rows = await tx
    .updateTable('waitlist_entry')
    .set({ skipped_at_ms: nowMs })
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .where('skipped_at_ms', 'is', null)
    .returning('id')
    .execute()
  return rows.length
}

/** The events of those who wait. */
export async function listAwaitedEvents(db: Kysely<Tables>): Promise<number[]> {
  const rows = await db
    .selectFrom('waitlist_entry')
    .select('event_id')
    .distinct()
    .where('state', 'in', ['waiting', 'offered'])
    .execute()
  return rows.map(({ event_id }) => event_id)
}

export function listWaiting(db: Kysely<Tables>, eventId: number, page: Page): Promise<Slice<WaitlistRow>> {
  const entries = db
    .selectFrom('waitlist_entry')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('state', '!=', 'duplicate')
  return readSlice(entries, page, [['id', 'asc']])
}

export function findWaiting(
  db: Kysely<Tables>,
  eventId: number,
  id: number,
): Promise<WaitlistRow | undefined> {
  return db
    .selectFrom('waitlist_entry')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * A live entry of the same address and class keeps its place, and the new row is a duplicate. Callers cannot tell the
 * two apart: even a failed insert would show in the next id. Called by one at a time for each event.
 */
export async function insertWaiting(
  tx: Transaction<Tables>,
  entry: Omit<Insertable<WaitlistEntryTable>, 'state' | 'ticket_class_id'> & {
    ticket_class_id: number | null
  },
): Promise<WaitlistRow> {
  const live = await tx
    .selectFrom('waitlist_entry')
    .select('id')
    .where('event_id', '=', entry.event_id)
    .where('email_folded', '=', entry.email_folded)
    .where('ticket_class_id', entry.ticket_class_id === null ? 'is' : '=', entry.ticket_class_id)
    .where('state', 'in', ['waiting', 'offered'])
    .executeTakeFirst()
  return await tx
    .insertInto('waitlist_entry')
    .values({ ...entry, state: live ? 'duplicate' : 'waiting' })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** How many entries a client has of an event: those that wait or are offered tickets, and all recent ones. */
export async function countEntriesOfClient(
  db: Kysely<Tables>,
  eventId: number,
  clientKey: string,
  sinceMs: number,
): Promise<number> {
  const row = await db
    .selectFrom('waitlist_entry')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('event_id', '=', eventId)
    .where('client_key', '=', clientKey)
    .where((eb) => eb.or([eb('state', 'in', ['waiting', 'offered']), eb('created_at_ms', '>', sinceMs)]))
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** Those of the pools of which orders at the checkout hold something. What is offered to the waiting list is not among it. */
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

export function stepWaiting(
  tx: Transaction<Tables>,
  id: number,
  from: WaitlistRow['state'],
  change: Updateable<WaitlistEntryTable>,
): Promise<WaitlistRow | undefined> {
  return tx
    .updateTable('waitlist_entry')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst()
}

/** What became of the orders that were offered. */
export async function settleOffers(tx: Transaction<Tables>, eventId: number): Promise<void> {
  const settle = (
    state: 'accepted' | 'lapsed',
    statuses: readonly ('placed' | 'pending' | 'refunded' | 'abandoned' | 'deleted')[],
  ) =>
    tx
      .updateTable('waitlist_entry')
      .set({ state })
      .where('event_id', '=', eventId)
      .where('state', '=', 'offered')
      .where('offered_order_id', 'in', (eb) =>
        eb
          .selectFrom('ticket_order')
          .select('id')
          .where('event_id', '=', eventId)
          .where('status', 'in', statuses),
      )
      .execute()
  await settle('accepted', ['placed', 'pending', 'refunded'])
  await settle('lapsed', ['abandoned', 'deleted'])
}
