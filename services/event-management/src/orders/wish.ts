/** What somebody wants to buy. */
export interface Wish {
  tickets: readonly WishedTickets[]
  code?: string | undefined
  /** Of what is set aside. */
  holdId?: number | undefined
  affiliate?: string | undefined
}

export interface WishedTickets {
  /** As `T500000001` or `T500000001-D800000001`, or by the class alone. */
  variantId?: string | undefined
  ticketClassId?: number | undefined
  quantity: number
  /** The best that are free, where none are named. */
  seatIds?: readonly number[] | undefined
  /** Of each, in minor units, where the buyer says how much. */
  donation?: number | undefined
}

/** By what a crowd that wants the same can be told from others. */
export function nameOfWish(eventId: number, { code, holdId }: Wish, wished: WishedTickets): string {
  const tickets = wished.variantId ?? wished.ticketClassId
  return [eventId, tickets, code?.trim().toLowerCase(), holdId].join(' ')
}
