import type { Static } from 'typebox'
import { argumentsError } from '../../errors.ts'
import type { OrderInput } from '../change-order.ts'
import type { GuestInput } from '../people.ts'
import type { RequestedTickets, TicketRequest } from '../ticket-request.ts'
import type { NewOrderBody, OrderChangeBody } from './orders.ts'

type NewOrder = Static<typeof NewOrderBody>['order']
type OrderChange = Static<typeof OrderChangeBody>['order']

export function readTicketRequest(input: NewOrder): TicketRequest & { email: string | undefined } {
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

function readTickets(tickets: NewOrder['tickets']): RequestedTickets[] {
  return tickets.map(({ ticket_class_id, variant_id, seats, donation, ...ticket }, at) => {
    const quantity = ticket.quantity ?? seats?.length
    const field = `order.tickets.${at}.quantity`
    if (quantity === undefined) throw argumentsError({ [field]: ['MISSING'] })
    if (seats && quantity !== seats.length) throw argumentsError({ [field]: ['INVALID'] })
    return {
      ticketClassId: ticket_class_id === undefined ? undefined : Number(ticket_class_id),
      variantId: variant_id,
      quantity,
      seatIds: seats?.map(Number),
      donation,
    }
  })
}
