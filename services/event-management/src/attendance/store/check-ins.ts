import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { CheckInTable } from '../../database/order-tables.ts'
import type { Tables } from '../../database/tables.ts'
import type { AttendeeRow } from '../../orders/store/attendees.ts'

export type CheckInRow = Selectable<CheckInTable>

export function findByBarcode(
  db: Kysely<Tables>,
  eventId: number,
  barcode: string,
): Promise<AttendeeRow | undefined> {
  return db
    .selectFrom('attendee')
    .selectAll()
    .where('barcode', '=', barcode)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
}

/**
 * Compare-and-set, so of two gates only one admits. Undefined if the ticket is already checked in or not
 * valid.
 */
export function enter(
  tx: Transaction<Tables>,
  id: number,
  { atMs, type, changedMs }: { atMs: number; type: 1 | 2; changedMs: number },
): Promise<AttendeeRow | undefined> {
  return tx
    .updateTable('attendee')
    .set({ checked_in_at_ms: atMs, checkin_type: type, changed_at_ms: changedMs })
    .where('id', '=', id)
    .where('status', '=', 'attending')
    .where('is_refunded', '=', 0)
    .where('is_cancelled', '=', 0)
    .where('checked_in_at_ms', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Undefined if the ticket is not checked in. */
export function leave(
  tx: Transaction<Tables>,
  id: number,
  { atMs, changedMs }: { atMs: number; changedMs: number },
): Promise<AttendeeRow | undefined> {
  return tx
    .updateTable('attendee')
    .set({ checked_in_at_ms: null, checked_out_at_ms: atMs, checkin_type: 0, changed_at_ms: changedMs })
    .where('id', '=', id)
    .where('checked_in_at_ms', 'is not', null)
    .returningAll()
    .executeTakeFirst()
}

export function findCheckIn(
  db: Kysely<Tables>,
  eventId: number,
  nonce: string,
): Promise<CheckInRow | undefined> {
  return db
    .selectFrom('check_in')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('nonce', '=', nonce)
    .executeTakeFirst()
}

export async function insertCheckIn(tx: Transaction<Tables>, row: Insertable<CheckInTable>): Promise<void> {
  await tx.insertInto('check_in').values(row).execute()
}

/** Tickets changed since a time, by ID. */
export function listForScanners(
  db: Kysely<Tables>,
  eventId: number,
  { afterId, changedSinceMs, limit }: { afterId: number; changedSinceMs: number; limit: number },
) {
  return db
    .selectFrom('attendee')
    .leftJoin('seat', 'seat.attendee_id', 'attendee.id')
    .leftJoin('seat_section', 'seat_section.id', 'seat.section_id')
    .select(['attendee.id', 'barcode', 'attendee.name', 'attendee.ticket_class_id', 'status'])
    .select(['is_refunded', 'is_cancelled', 'checked_in_at_ms', 'changed_at_ms'])
    .select(['seat_section.name as section', 'seat.row_name as row', 'seat.name as seat'])
    .where('attendee.event_id', '=', eventId)
    .where('attendee.id', '>', afterId)
    .where('changed_at_ms', '>=', changedSinceMs)
    .orderBy('attendee.id')
    .limit(limit)
    .execute()
}
