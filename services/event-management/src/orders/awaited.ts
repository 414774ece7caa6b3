import type { TicketClassRow } from '../tickets/store/ticket-classes.ts'

type TicketClass = Pick<TicketClassRow, 'id' | 'is_hidden' | 'is_donation' | 'category'>

/** The waitlist offers public admission tickets only. */
export function canBeOffered({ is_hidden, is_donation, category }: TicketClass): boolean {
  return is_hidden === 0 && is_donation === 0 && category !== 'add_on'
}

/** `awaited` are the classes on the waitlist; null stands for any class. */
export function isReservedForWaiting(ticketClass: TicketClass, awaited: ReadonlySet<number | null>): boolean {
  return canBeOffered(ticketClass) && (awaited.has(ticketClass.id) || awaited.has(null))
}

export const offeredToOthers = 'Tickets that come back are offered to the waiting list.'
