/** The requested tickets. */
export interface TicketRequest {
  tickets: readonly RequestedTickets[]
  code?: string | undefined
  /** The inventory hold to draw from. */
  holdId?: number | undefined
  affiliate?: string | undefined
}

export interface RequestedTickets {
  /** `T500000001` or `T500000001-D800000001`, or the class alone. */
  variantId?: string | undefined
  ticketClassId?: number | undefined
  quantity: number
  /** The best available seats by default. */
  seatIds?: readonly number[] | undefined
  /** The amount per ticket of a donation, in minor units. */
  donation?: number | undefined
}

/** Groups equivalent requests, to remember which of them are sold out. */
export function requestKeyOf(
  eventId: number,
  { code, holdId }: TicketRequest,
  requested: RequestedTickets,
): string {
  const tickets = requested.variantId ?? requested.ticketClassId
  return [eventId, tickets, code?.trim().toLowerCase(), holdId].join(' ')
}
