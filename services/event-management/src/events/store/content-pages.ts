import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { ContentPageTable, ContentPurpose } from '../../database/event-tables.ts'
import type { Tables } from '../../database/tables.ts'

export type ContentPageRow = Selectable<ContentPageTable>

export function findPublishedPage(
  db: Kysely<Tables>,
  eventId: number,
  purpose: ContentPurpose,
): Promise<ContentPageRow | undefined> {
  return selectLatest(db, eventId, purpose).where('is_published', '=', 1).executeTakeFirst()
}

export function findWorkingPage(
  db: Kysely<Tables>,
  eventId: number,
  purpose: ContentPurpose,
): Promise<ContentPageRow | undefined> {
  return selectLatest(db, eventId, purpose).executeTakeFirst()
}

/** Undefined if the version exists already. */
export function insertPage(
  tx: Transaction<Tables>,
  page: Insertable<ContentPageTable>,
): Promise<ContentPageRow | undefined> {
  return tx
    .insertInto('content_page')
    .values(page)
    .onConflict((conflict) => conflict.columns(['event_id', 'purpose', 'version']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** The events that have published content for online attendees. */
export async function listEventsWithDigitalContent(
  db: Kysely<Tables>,
  eventIds: readonly number[],
): Promise<Set<number>> {
  if (eventIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('content_page')
    .select('event_id')
    .distinct()
    .where('event_id', 'in', eventIds)
    .where('purpose', '=', 'digital_content')
    .where('is_published', '=', 1)
    .execute()
  return new Set(rows.map(({ event_id }) => event_id))
}

/** The user's own tickets of an event: those bought and kept, and those transferred to the verified address. */
export async function listHeldTicketClasses(
  db: Kysely<Tables>,
  eventId: number,
  { userId, address }: { userId: number; address: string | undefined },
): Promise<number[]> {
  const valid = db
    .selectFrom('attendee')
    .select('attendee.ticket_class_id')
    .distinct()
    .where('attendee.event_id', '=', eventId)
    .where('attendee.status', '=', 'attending')
  const [bought, received] = await Promise.all([
    valid
      .innerJoin('ticket_order', 'ticket_order.id', 'attendee.order_id')
      .where('ticket_order.user_id', '=', userId)
      .where('attendee.transferred_from', 'is', null)
      .execute(),
    address === undefined
      ? []
      : valid
          .where('attendee.email_folded', '=', address)
          .where('attendee.transferred_from', 'is not', null)
          .execute(),
  ])
  return [...bought, ...received].map(({ ticket_class_id }) => ticket_class_id)
}

export async function insertPages(
  tx: Transaction<Tables>,
  pages: readonly Insertable<ContentPageTable>[],
): Promise<void> {
  if (pages.length > 0) await tx.insertInto('content_page').values(pages).execute()
}

function selectLatest(db: Kysely<Tables>, eventId: number, purpose: ContentPurpose) {
  return db
    .selectFrom('content_page')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('purpose', '=', purpose)
    .orderBy('version', 'desc')
    .limit(1)
}
