import type { Seat } from './store/seats.ts'

/** Which seats of an order belong to which of its lines: from the front, for all seats of a class are alike. */
export function seatsOfLines(
  lines: readonly { ticket_class_id: number; quantity: number }[],
  seats: readonly Seat[],
): Seat[][] {
  const left = Map.groupBy(seats, (seat) => seat.ticket_class_id)
  return lines.map(({ ticket_class_id, quantity }) => left.get(ticket_class_id)?.splice(0, quantity) ?? [])
}

/** The same for tickets, one by one. */
export function seatsOfTickets(
  tickets: readonly { ticket_class_id: number }[],
  seats: readonly Seat[],
): (Seat | undefined)[] {
  const lines = tickets.map(({ ticket_class_id }) => ({ ticket_class_id, quantity: 1 }))
  return seatsOfLines(lines, seats).map(([seat]) => seat)
}
