import { chunkIds } from '@octavo/platform/data/chunks.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/**
 * Condition and update are one statement, so concurrent orders cannot take the same seat. Returns the seats that
 * were held.
 */
export async function holdSeats(
  tx: Transaction<Tables>,
  orderId: number,
  ids: readonly number[],
): Promise<number[]> {
  const heldIds: number[] = []
  for (const part of chunkIds(ids)) {
    const rows = await tx
      .updateTable('seat')
      .set({ state: 'held', order_id: orderId })
      .where('id', 'in', part)
      .where('state', '=', 'free')
      .returning('id')
      .execute()
    heldIds.push(...rows.map(({ id }) => id))
  }
  return heldIds
}

export async function seatAttendee(
  tx: Transaction<Tables>,
  id: number,
  attendeeId: number,
  state: 'held' | 'sold',
): Promise<void> {
  await tx.updateTable('seat').set({ attendee_id: attendeeId, state }).where('id', '=', id).execute()
}

/** Turns an order's held seats into sold ones. */
export async function sellSeats(tx: Transaction<Tables>, orderId: number): Promise<void> {
  await tx
    .updateTable('seat')
    .set({ state: 'sold' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'held')
    .execute()
}

export async function transferSeat(
  tx: Transaction<Tables>,
  attendeeId: number,
  toAttendeeId: number,
): Promise<void> {
  await tx
    .updateTable('seat')
    .set({ attendee_id: toAttendeeId })
    .where('attendee_id', '=', attendeeId)
    .execute()
}

export async function freeSeatsOfOrder(tx: Transaction<Tables>, orderId: number): Promise<void> {
  await tx.updateTable('seat').set(unassigned).where('order_id', '=', orderId).execute()
}

export async function freeSeatsOfAttendees(
  tx: Transaction<Tables>,
  attendeeIds: readonly number[],
): Promise<void> {
  for (const part of chunkIds(attendeeIds))
    await tx.updateTable('seat').set(unassigned).where('attendee_id', 'in', part).execute()
}

/** Blocks or unblocks seats. Seats that already have the state count as changed. */
export async function setSeatState(
  tx: Transaction<Tables>,
  eventId: number,
  ids: readonly number[],
  state: 'free' | 'blocked',
): Promise<number[]> {
  const rows = await tx
    .updateTable('seat')
    .set({ state })
    .where('event_id', '=', eventId)
    .where('id', 'in', ids)
    .where('state', 'in', ['free', 'blocked'])
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

const unassigned = { state: 'free', order_id: null, attendee_id: null } as const
