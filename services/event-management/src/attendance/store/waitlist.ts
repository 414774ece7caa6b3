import type { Insertable, Kysely, Transaction, Updateable } from 'kysely'
import type { WaitlistEntryTable } from '../../database/order-tables.ts'
import { readSlice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import type { WaitlistRow } from '../../tickets/store/waitlist.ts'
import type { Page, Slice } from '../../wire/pages.ts'

/**
 * Marks entries that the available tickets did not fit, and returns how many are new. Others can buy these
 * tickets now.
 */
export async function markSkipped(
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

/** The events with live entries. */
export async function listEventsWithWaitlist(db: Kysely<Tables>): Promise<number[]> {
  const rows = await db
    .selectFrom('waitlist_entry')
    .select('event_id')
    .distinct()
    .where('state', 'in', ['waiting', 'offered'])
    .execute()
  return rows.map(({ event_id }) => event_id)
}

export function listWaitlist(db: Kysely<Tables>, eventId: number, page: Page): Promise<Slice<WaitlistRow>> {
  const entries = db
    .selectFrom('waitlist_entry')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('state', '!=', 'duplicate')
  return readSlice(entries, page, [['id', 'asc']])
}

export function findWaitlistEntry(
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
 * Inserts a `duplicate` if the address already has a live entry for the class. Callers must not be able to
 * tell, and a failed insert would show in the next ID. Calls are serialized per event.
 */
export async function insertWaitlistEntry(
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

/** Live entries and recent ones of a client. */
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

export function transitionWaitlistEntry(
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

/** Updates entries whose offered orders have been placed or have ended. */
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
