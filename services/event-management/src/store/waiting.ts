import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { Page, Slice } from '../wire/pages.ts'
import type { WaitlistEntryTable } from './order-tables.ts'
import { readSlice } from './slices.ts'
import type { Tables } from './tables.ts'

export type WaitlistRow = Selectable<WaitlistEntryTable>

export async function isAnybodyWaiting(db: Kysely<Tables>, eventId: number): Promise<boolean> {
  return (await findNextWaiting(db, eventId)) !== undefined
}

/** The ticket classes for which somebody waits; null among them is for any. */
export async function listAwaitedClasses(db: Kysely<Tables>, eventId: number): Promise<Set<number | null>> {
  const rows = await db
    .selectFrom('waitlist_entry')
    .select('ticket_class_id')
    .distinct()
    .where('event_id', '=', eventId)
    .where('state', '=', 'waiting')
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
          .where('ticket_class_id', 'is', null),
      ),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Who has waited longest, behind those who were passed over. */
export function findNextWaiting(
  db: Kysely<Tables>,
  eventId: number,
  afterId = 0,
): Promise<WaitlistRow | undefined> {
  return db
    .selectFrom('waitlist_entry')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('state', '=', 'waiting')
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
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
  return readSlice(db.selectFrom('waitlist_entry').selectAll().where('event_id', '=', eventId), page, [
    ['id', 'asc'],
  ])
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

/** Whoever waits already keeps their place. */
export async function insertWaiting(
  tx: Transaction<Tables>,
  entry: Insertable<WaitlistEntryTable> & { email_folded: string },
): Promise<WaitlistRow> {
  const before = await tx
    .selectFrom('waitlist_entry')
    .selectAll()
    .where('event_id', '=', entry.event_id)
    .where('email_folded', '=', entry.email_folded)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return before ?? tx.insertInto('waitlist_entry').values(entry).returningAll().executeTakeFirstOrThrow()
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
