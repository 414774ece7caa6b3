import { chunkRows } from '@octavo/platform/data/chunks.ts'
import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { AttendeeStatus, AttendeeTable } from '../../database/order-tables.ts'
import type { Tables } from '../../database/tables.ts'
import { type NameKeys, nameKeysOf } from './name-keys.ts'

export type AttendeeRow = Selectable<AttendeeTable>
export type NewAttendee = Omit<Insertable<AttendeeTable>, keyof NameKeys>
export type AttendeeChange = Updateable<AttendeeTable>

export function findAttendee(db: Kysely<Tables>, id: number): Promise<AttendeeRow | undefined> {
  return db.selectFrom('attendee').selectAll().where('id', '=', id).executeTakeFirst()
}

/** By serial number. */
export async function listAttendeesOf(
  db: Kysely<Tables>,
  orderIds: readonly number[],
  limit = Infinity,
): Promise<AttendeeRow[]> {
  if (orderIds.length === 0) return []
  return await db
    .selectFrom('attendee')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('id')
    .$if(limit !== Infinity, (query) => query.limit(limit))
    .execute()
}

export async function insertAttendees(
  tx: Transaction<Tables>,
  attendees: readonly NewAttendee[],
): Promise<AttendeeRow[]> {
  const rows = attendees.map((attendee) => ({ ...attendee, ...nameKeysOf(attendee) }))
  const inserted: AttendeeRow[] = []
  for (const part of chunkRows(rows))
    inserted.push(...(await tx.insertInto('attendee').values(part).returningAll().execute()))
  return inserted
}

/** Compare-and-set on the status of all attendees of an order, or of `ids`. */
export async function transitionAttendees(
  tx: Transaction<Tables>,
  orderId: number,
  from: readonly AttendeeStatus[],
  change: AttendeeChange,
  ids?: readonly number[],
): Promise<AttendeeRow[]> {
  return await tx
    .updateTable('attendee')
    .set(change)
    .where('order_id', '=', orderId)
    .where('status', 'in', from)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .returningAll()
    .execute()
}
