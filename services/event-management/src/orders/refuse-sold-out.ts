import { problem } from '../errors.ts'
import type { Sales } from './sales.ts'
import { requestKeyOf, type TicketRequest } from './ticket-request.ts'

/** Answers late requests from memory. */
export async function refuseSoldOut(
  { context, scarcity }: Sales,
  eventId: number,
  ticketRequest: TicketRequest,
): Promise<void> {
  const nowMs = context.clock.now()
  for (const tickets of ticketRequest.tickets) {
    if (await scarcity.isSoldOut(requestKeyOf(eventId, ticketRequest, tickets), tickets.quantity, nowMs))
      throw problem('SOLD_OUT')
  }
}
