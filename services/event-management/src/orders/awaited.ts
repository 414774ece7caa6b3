import type { TicketClassRow } from '../tickets/store/ticket-classes.ts'

type TicketClass = Pick<TicketClassRow, 'id' | 'is_hidden' | 'is_donation' | 'category'>

/** What the waiting list can offer: tickets that everybody can buy, and that let somebody in. */
export function canBeOffered({ is_hidden, is_donation, category }: TicketClass): boolean {
  return is_hidden === 0 && is_donation === 0 && category !== 'add_on'
}

/** `awaited` are the classes of those who wait; null among them is any class. */
export function isReservedForWaiting(ticketClass: TicketClass, awaited: ReadonlySet<number | null>): boolean {
  return canBeOffered(ticketClass) && (awaited.has(ticketClass.id) || awaited.has(null))
}

export const offeredToOthers = 'Tickets that come back are offered to the waiting list.'
