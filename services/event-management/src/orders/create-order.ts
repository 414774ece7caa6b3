import type { EventRow } from '../events/store/events.ts'
import type { Buyer } from './buyer.ts'
import { chooseLines } from './choose-lines.ts'
import { listInvitationPools } from './entitlement.ts'
import { priceLines } from './price-lines.ts'
import { refuseSoldOut } from './refuse-sold-out.ts'
import type { Sales } from './sales.ts'
import { attemptToReserve } from './shortages.ts'
import type { OrderRow } from './store/orders.ts'
import { requestKeyOf, type TicketRequest } from './ticket-request.ts'

/** Reserves the tickets for the time limit of the event. */
export async function createOrder(
  sales: Sales,
  { id: eventId }: Pick<EventRow, 'id'>,
  buyer: Buyer,
  ticketRequest: TicketRequest,
): Promise<OrderRow> {
  // Tickets offered to the waitlist have just become available.
  if (!buyer.isWaiting) await refuseSoldOut(sales, eventId, ticketRequest)
  const { db, clock, config } = sales.context
  const forSale = await sales.readForSale(eventId)
  const chosen = await chooseLines(db.read, forSale, ticketRequest, clock.now())
  const { entry } = buyer
  const invitationId = entry?.kind === 'invitation' ? entry.invitationId : null
  const priced = priceLines(chosen, forSale.rules, await listInvitationPools(db.read, invitationId))
  // Members are exempt from the limit per buyer.
  const limit = buyer.isSeller ? null : forSale.limit
  const maxHoldMs = config.maxOrderHoldMinutes * 60_000
  const { recordEffect } = sales
  const draft = { event: forSale.event, buyer, ticketRequest, chosen, priced, limit, maxHoldMs, recordEffect }
  const rememberShortage = (poolId: number) => {
    for (const [at, tickets] of ticketRequest.tickets.entries())
      if (chosen[at]?.variant.pools.includes(poolId))
        sales.scarcity.remember(requestKeyOf(eventId, ticketRequest, tickets), { eventId, poolId })
  }
  return await attemptToReserve(sales, () => sales.grant(draft), rememberShortage)
}
