import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { type ArgumentErrors, argumentsError, problem } from '../errors.ts'
import { requireRequestedSeats } from '../seats/requested-seats.ts'
import type { SeatRequest } from '../seats/take-seats.ts'
import { defaultMaxQuantity, maxTicketsInOrder } from '../tickets/max-quantities.ts'
import { type Offer, readOffers, type Variant } from '../tickets/offers/offers.ts'
import type { SaleState } from '../tickets/on-sale.ts'
import type { ForSale } from './for-sale.ts'
import type { RequestedTickets, TicketRequest } from './ticket-request.ts'

export interface ChosenLine {
  variant: Variant
  quantity: number
  seatIds: readonly number[] | undefined
  donation: number | null
}

/** Matches the requested tickets with the current offers. */
export async function chooseLines(
  db: Kysely<Tables>,
  { stock, offers }: Pick<ForSale, 'stock' | 'offers'>,
  ticketRequest: TicketRequest,
  nowMs: number,
): Promise<ChosenLine[]> {
  const { code, holdId, tickets } = ticketRequest
  const isForAll = code === undefined && holdId === undefined
  const own = isForAll ? [] : await readOffers(db, stock, { nowMs, code, holdId })
  // A code limits the offers it applies to; other tickets can be bought as well.
  const others = isForAll || code !== undefined ? offers : []
  const lines = tickets.map((requested, at) => lineOf(requested, `order.tickets.${at}`, [...own, ...others]))
  refuseExcess(lines)
  await requireRequestedSeats(db, seatRequestsOf(lines))
  return lines
}

export function seatRequestsOf(lines: readonly ChosenLine[]): SeatRequest[] {
  return lines.map(({ variant, quantity, seatIds }) => ({
    ticketClassId: variant.ticketClass.id,
    quantity,
    seatIds,
  }))
}

function lineOf(requested: RequestedTickets, at: string, offers: readonly Offer[]): ChosenLine {
  const variant = offers.flatMap(({ variants }) => variants).find((one) => isRequested(one, requested))
  if (!variant) {
    const field = requested.variantId === undefined ? 'ticket_class_id' : 'variant_id'
    throw argumentsError({ [`${at}.${field}`]: ['INVALID'] })
  }
  requireOnSale(variant.sale.state)
  const errors = { ...quantityErrors(variant, requested, at), ...donationErrors(variant, requested, at) }
  if (Object.keys(errors).length > 0) throw argumentsError(errors)
  return {
    variant,
    quantity: requested.quantity,
    seatIds: requested.seatIds,
    donation: variant.unitPrice === null ? (requested.donation ?? 0) : null,
  }
}

function isRequested(variant: Variant, { variantId, ticketClassId }: RequestedTickets): boolean {
  return variantId === undefined ? variant.ticketClass.id === ticketClassId : variant.id === variantId
}

/** Holds of others may have expired, which only an attempt to reserve can tell. */
function requireOnSale(state: SaleState): void {
  if (state === 'sold_out') throw problem('SOLD_OUT')
  if (state === 'not_yet') throw problem('NOT_YET_ON_SALE')
  if (state !== 'available' && state !== 'held') throw problem('SALES_ENDED')
}

function quantityErrors(
  { ticketClass }: Variant,
  { quantity }: RequestedTickets,
  at: string,
): ArgumentErrors {
  const { minimum_quantity, maximum_quantity } = ticketClass
  const isFit =
    quantity >= Math.max(1, minimum_quantity) && quantity <= (maximum_quantity ?? defaultMaxQuantity)
  return isFit ? {} : { [`${at}.quantity`]: ['INVALID'] }
}

function donationErrors(variant: Variant, { donation }: RequestedTickets, at: string): ArgumentErrors {
  if (variant.unitPrice === null) return donation === undefined ? { [`${at}.donation`]: ['MISSING'] } : {}
  return donation === undefined ? {} : { [`${at}.donation`]: ['Unknown parameter'] }
}

/** All lines of a class together are limited by its maximum. */
function refuseExcess(lines: readonly ChosenLine[]): void {
  if (lines.reduce((sum, { quantity }) => sum + quantity, 0) > maxTicketsInOrder)
    throw argumentsError({ 'order.tickets': ['INVALID'] })
  for (const some of Map.groupBy(lines, ({ variant }) => variant.ticketClass.id).values()) {
    const quantity = some.reduce((sum, line) => sum + line.quantity, 0)
    const max = some[0]?.variant.ticketClass.maximum_quantity ?? defaultMaxQuantity
    if (quantity > max) throw argumentsError({ 'order.tickets': ['INVALID'] })
  }
}
