import type { TicketClassRow } from '../tickets/store/ticket-classes.ts'

type TicketClass = Pick<TicketClassRow, 'id' | 'is_hidden' | 'is_donation' | 'category'>

/** The waitlist offers public admission tickets only. */
export function isOfferable({ is_hidden, is_donation, category }: TicketClass): boolean {
  return is_hidden === 0 && is_donation === 0 && category !== 'add_on'
}

/** `waitlisted` has the ids of classes on the waitlist, and null for entries that take any class. */
export function isReservedForWaitlist(
  ticketClass: TicketClass,
  waitlisted: ReadonlySet<number | null>,
): boolean {
  return isOfferable(ticketClass) && (waitlisted.has(ticketClass.id) || waitlisted.has(null))
}

export const reservedForWaitlist = 'Tickets that come back are offered to the waitlist.'
