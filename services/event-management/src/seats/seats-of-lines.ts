import type { Seat } from './store/seats.ts'

/** Assigns an order's seats to its lines from the front. All seats of a class are equivalent. */
export function seatsOfLines(
  lines: readonly { ticket_class_id: number; quantity: number }[],
  seats: readonly Seat[],
): Seat[][] {
  const seatsByClass = Map.groupBy(seats, (seat) => seat.ticket_class_id)
  return lines.map(
    ({ ticket_class_id, quantity }) => seatsByClass.get(ticket_class_id)?.splice(0, quantity) ?? [],
  )
}

/** The same per ticket. */
export function seatsOfTickets(
  tickets: readonly { ticket_class_id: number }[],
  seats: readonly Seat[],
): (Seat | undefined)[] {
  const lines = tickets.map(({ ticket_class_id }) => ({ ticket_class_id, quantity: 1 }))
  return seatsOfLines(lines, seats).map(([seat]) => seat)
}
