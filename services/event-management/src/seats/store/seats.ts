import { chunkIds } from '@octavo/platform/data/chunks.ts'
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { SeatState, SeatTable } from '../../database/seat-tables.ts'
import { readSlice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'
import type { Page, Slice } from '../../wire/pages.ts'

/** A seat with its section and row. */
export type Seat = Awaited<ReturnType<typeof listSeatsById>>[number]

export interface SeatFilter {
  eventId: number
  sectionId?: number | undefined
  ticketClassId?: number | undefined
  state?: SeatState | undefined
}

export function listSeats(db: Kysely<Tables>, filter: SeatFilter, page: Page): Promise<Slice<Seat>> {
  return readSlice(seatsLike(db, filter), page, [['place', 'asc']])
}

export function listSeatsOfSection(db: Kysely<Tables>, eventId: number, sectionId: number): Promise<Seat[]> {
  return seatsLike(db, { eventId, sectionId }).orderBy('place').execute()
}

export async function listSeatsById(db: Kysely<Tables>, ids: readonly number[]) {
  const parts = []
  for (const part of chunkIds(ids)) parts.push(await seats(db).where('seat.id', 'in', part).execute())
  return parts.flat().sort((a, b) => a.place - b.place)
}

export async function listSeatsOfOrders(db: Kysely<Tables>, orderIds: readonly number[]): Promise<Seat[]> {
  if (orderIds.length === 0) return []
  return await seats(db).where('order_id', 'in', orderIds).orderBy('place').execute()
}

/** By attendee ID. */
export async function findSeatsOfAttendees(
  db: Kysely<Tables>,
  attendeeIds: readonly number[],
): Promise<Map<number, Seat>> {
  const seatsByAttendee = new Map<number, Seat>()
  for (const part of chunkIds(attendeeIds))
    for (const seat of await seats(db).where('attendee_id', 'in', part).execute())
      seatsByAttendee.set(seat.attendee_id ?? 0, seat)
  return seatsByAttendee
}

/** The frontmost available seats. */
export function listFreeSeats(
  db: Kysely<Tables>,
  ticketClassId: number,
  limit: number,
): Promise<{ id: number; place: number }[]> {
  return db
    .selectFrom('seat')
    .select(['id', 'place'])
    .where('ticket_class_id', '=', ticketClassId)
    .where('state', '=', 'free')
    .orderBy('place')
    .limit(limit)
    .execute()
}

export async function insertSeats(
  tx: Transaction<Tables>,
  rows: readonly Insertable<SeatTable>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += insertBatchSize)
    await tx
      .insertInto('seat')
      .values(rows.slice(start, start + insertBatchSize))
      .execute()
}

const insertBatchSize = 1_000

/** Copies seats to the sections at the same positions. Blocked seats stay blocked, all others are free. */
export async function copySeats(
  tx: Transaction<Tables>,
  fromEventId: number,
  toEventId: number,
): Promise<void> {
  await tx
    .insertInto('seat')
    .columns(['event_id', 'section_id', 'ticket_class_id', 'row_name', 'name', 'place', 'state'])
    .expression((eb) =>
      eb
        .selectFrom('seat')
        .innerJoin('seat_section as old', 'old.id', 'seat.section_id')
        .innerJoin('seat_section as new', 'new.position', 'old.position')
        .select(['new.event_id', 'new.id', 'new.ticket_class_id', 'seat.row_name', 'seat.name', 'seat.place'])
        .select(sql<SeatState>`case when state = 'blocked' then 'blocked' else 'free' end`.as('state'))
        .where('seat.event_id', '=', fromEventId)
        .where('new.event_id', '=', toEventId)
        .orderBy('seat.place'),
    )
    .execute()
}

/** Expired orders that hold some of these seats. */
export async function listExpiredAt(
  db: Kysely<Tables>,
  ids: readonly number[],
  nowMs: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('seat')
    .innerJoin('ticket_order', 'ticket_order.id', 'seat.order_id')
    .select('ticket_order.id')
    .distinct()
    .where('seat.id', 'in', ids)
    .where('seat.state', '=', 'held')
    .where('ticket_order.expires_at_ms', '<=', nowMs)
    .execute()
  return rows.map(({ id }) => id)
}

function seatsLike(db: Kysely<Tables>, { eventId, sectionId, ticketClassId, state }: SeatFilter) {
  let query = seats(db).where('seat.event_id', '=', eventId)
  if (sectionId !== undefined) query = query.where('seat.section_id', '=', sectionId)
  if (ticketClassId !== undefined) query = query.where('seat.ticket_class_id', '=', ticketClassId)
  if (state !== undefined) query = query.where('seat.state', '=', state)
  return query
}

function seats(db: Kysely<Tables>) {
  return db
    .selectFrom('seat')
    .innerJoin('seat_section', 'seat_section.id', 'seat.section_id')
    .select(['seat.id', 'seat.event_id', 'seat.section_id', 'seat_section.name as section', 'seat.row_name'])
    .select(['seat.name', 'seat.place', 'seat.state', 'seat.ticket_class_id'])
    .select(['seat.order_id', 'seat.attendee_id'])
}
