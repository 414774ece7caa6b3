import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { seatsOfTickets } from '../seats/seats-of-lines.ts'
import { seatAttendee } from '../seats/store/seat-changes.ts'
import { listSeatsOfOrders } from '../seats/store/seats.ts'
import type { AttendeeRow } from './store/attendees.ts'

/** Assigns the order's seats to its attendees. */
export async function assignSeats(
  tx: Transaction<Tables>,
  orderId: number,
  attendees: readonly AttendeeRow[],
  state: 'held' | 'sold',
): Promise<void> {
  const seats = await listSeatsOfOrders(tx, [orderId])
  if (seats.length === 0) return
  const sorted = attendees.toSorted((a, b) => a.id - b.id)
  for (const [index, seat] of seatsOfTickets(sorted, seats).entries()) {
    const attendee = sorted[index]
    if (seat && attendee) await seatAttendee(tx, seat.id, attendee.id, state)
  }
}
