import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { insertRows } from '../../database/insert-rows.ts'
import type { Tables } from '../../database/tables.ts'
import type { TicketClassTable } from '../../database/ticket-tables.ts'

export type TicketClassRow = Selectable<TicketClassTable>
export type NewTicketClass = Insertable<TicketClassTable>
export type TicketClassChange = Updateable<TicketClassTable>

/** In display order. */
export function listTicketClasses(
  db: Kysely<Tables>,
  eventIds: readonly number[],
): Promise<TicketClassRow[]> {
  return db
    .selectFrom('ticket_class')
    .selectAll()
    .where('event_id', 'in', eventIds)
    .where('deleted_at_ms', 'is', null)
    .orderBy('event_id')
    .orderBy('sorting')
    .orderBy('id')
    .execute()
}

/** Includes deleted classes, for references to them. */
export async function listTicketClassesById(
  db: Kysely<Tables>,
  ids: Iterable<number>,
): Promise<Map<number, TicketClassRow>> {
  const requested = [...new Set(ids)]
  if (requested.length === 0) return new Map()
  const rows = await db.selectFrom('ticket_class').selectAll().where('id', 'in', requested).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export function insertTicketClass(
  tx: Transaction<Tables>,
  ticketClass: NewTicketClass,
): Promise<TicketClassRow> {
  return tx.insertInto('ticket_class').values(ticketClass).returningAll().executeTakeFirstOrThrow()
}

/** Returns the IDs in the order of the classes. */
export function insertTicketClasses(
  tx: Transaction<Tables>,
  classes: readonly NewTicketClass[],
): Promise<number[]> {
  return insertRows(tx, 'ticket_class', classes)
}

export async function updateTicketClass(
  tx: Transaction<Tables>,
  id: number,
  change: TicketClassChange,
): Promise<void> {
  await tx.updateTable('ticket_class').set(change).where('id', '=', id).execute()
}

export interface PriceRangeRow {
  event_id: number
  classes: number
  not_free: number
  minimum: number | null
  maximum: number | null
}

/** The price range of each event in one query, without add-ons. */
export async function listPriceRanges(
  db: Kysely<Tables>,
  eventIds: readonly number[],
): Promise<PriceRangeRow[]> {
  const rows = await db
    .selectFrom('ticket_class')
    .select(({ fn, eb, val }) => [
      'event_id',
      fn.countAll<number>().as('classes'),
      fn.sum<number>(eb(val(1), '-', eb.ref('is_free'))).as('not_free'),
      fn.min(eb.case().when('is_free', '=', 1).then(0).else(eb.ref('cost')).end()).as('minimum'),
      fn.max(eb.case().when('is_free', '=', 1).then(0).else(eb.ref('cost')).end()).as('maximum'),
    ])
    .where('event_id', 'in', eventIds)
    .where('deleted_at_ms', 'is', null)
    .where('is_hidden', '=', 0)
    .where('category', '!=', 'add_on')
    .groupBy('event_id')
    .execute()
  return rows.map((row) => ({ ...row, classes: Number(row.classes), not_free: Number(row.not_free) }))
}

export async function hasAttendees(db: Kysely<Tables>, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('attendee')
    .select('id')
    .where('ticket_class_id', '=', id)
    .where('status', 'not in', ['deleted', 'not_attending'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasSeats(
  db: Kysely<Tables>,
  { id, event_id }: Pick<TicketClassRow, 'id' | 'event_id'>,
): Promise<boolean> {
  const section = await db
    .selectFrom('seat_section')
    .select('ticket_class_id')
    .where('event_id', '=', event_id)
    .where('ticket_class_id', '=', id)
    .executeTakeFirst()
  return section !== undefined
}
