import type { Static } from 'typebox'
import { problem } from '../errors.ts'
import type { GuestInput, OrderInput } from '../orders/change-order.ts'
import type { Wish, WishedTickets } from '../orders/wish.ts'
import type { NewOrderBody, OrderChangeBody } from './orders.ts'

type NewOrder = Static<typeof NewOrderBody>['order']
type OrderChange = Static<typeof OrderChangeBody>['order']

/** What is set aside is the organiser's to give away. */
export function readWish(input: NewOrder, isSeller: boolean): Wish & { email: string | undefined } {
  if (input.hold_id !== undefined && !isSeller) throw problem('NOT_AUTHORIZED')
  return {
    tickets: readTickets(input.tickets),
    code: input.code,
    holdId: input.hold_id === undefined ? undefined : Number(input.hold_id.replace(/^[IH]/, '')),
    affiliate: input.affiliate,
    email: input.email,
  }
}

export function readOrderChange({ attendees, tickets, ...input }: OrderChange): OrderInput {
  const guests: GuestInput[] | undefined = attendees
  return { ...input, guests, tickets: tickets && readTickets(tickets) }
}

function readTickets(tickets: NewOrder['tickets']): WishedTickets[] {
  return tickets.map(({ ticket_class_id, variant_id, quantity, donation }) => ({
    ticketClassId: ticket_class_id === undefined ? undefined : Number(ticket_class_id),
    variantId: variant_id,
    quantity,
    donation,
  }))
}
