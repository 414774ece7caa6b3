import type { EventRow } from '../events/store/events.ts'
import { seatsOfLines } from '../seats/seats-of-lines.ts'
import { listSeatsOfOrders } from '../seats/store/seats.ts'
import { chooseLines } from './choose-lines.ts'
import { listInvitationPools } from './entitlement.ts'
import { priceLines } from './price-lines.ts'
import type { Sales } from './sales.ts'
import { listLines } from './store/order-lines.ts'
import type { OrderRow } from './store/orders.ts'
import type { TicketRequest } from './ticket-request.ts'

export interface NewChoiceInput {
  code?: string | undefined
  tickets?: TicketRequest['tickets'] | undefined
}

export type NewChoice = Awaited<ReturnType<typeof changeSelection>>

/** Changes the code or the tickets. Missing fields keep their value. */
export async function changeSelection(
  { context, readForSale }: Sales,
  event: EventRow,
  order: OrderRow,
  input: NewChoiceInput,
) {
  if (input.code === undefined && input.tickets === undefined) return undefined
  const { db, clock } = context
  const before = await listLines(db.read, [order.id])
  const seats = seatsOfLines(before, await listSeatsOfOrders(db.read, [order.id]))
  const tickets =
    input.tickets ??
    before.map(({ ticket_class_id, quantity, donation }, at) => ({
      ticketClassId: ticket_class_id,
      quantity,
      seatIds: seats[at]?.length ? seats[at].map(({ id }) => id) : undefined,
      donation: donation ?? undefined,
    }))
  const code = (input.code ?? order.promo_code) || undefined
  // Tickets that a code drew from a hold return with the code. Tickets that a member gave out of a hold
  // stay.
  const memberLine = before.find(
    ({ tier_hold_id, discount_id }) => tier_hold_id !== null && discount_id === null,
  )
  const holdId = memberLine?.tier_hold_id ?? undefined
  const ticketRequest = { tickets, code, holdId: code === undefined ? holdId : undefined }
  const forSale = await readForSale(event.id)
  const chosen = await chooseLines(db.read, forSale, ticketRequest, clock.now())
  const poolIds = await listInvitationPools(db.read, order.invitation_id)
  const { currency } = forSale.event
  return { code, chosen, currency, priced: priceLines(chosen, forSale.rules, poolIds) }
}
