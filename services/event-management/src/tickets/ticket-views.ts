import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { EventRow } from '../events/store/events.ts'
import type { TierRow } from '../inventory/store/inventory-tiers.ts'
import { holdsFor } from './holds.ts'
import { type Sale, type SalesChannel, saleOf } from './on-sale.ts'
import { feeBearingOf } from './pricing/fee-bearing.ts'
import { type Costs, type PriceRules, price } from './pricing/pricing.ts'
import { type EventStock, tierOf } from './stock.ts'
import type { TicketClassRow } from './store/ticket-classes.ts'

/** A ticket class with its price and availability. */
export interface TicketView {
  ticketClass: TicketClassRow
  event: EventRow
  tier: TierRow | undefined
  sale: Sale
  /** Per ticket. Null for donations. */
  costs: Costs | null
  /** The minimum of class, tier and event. Null if unlimited. */
  quantityTotal: number | null
  quantitySold: number
  holdIds: readonly number[]
}

export function viewTicketClasses(stock: EventStock, rules: PriceRules, nowMs: number): TicketView[] {
  return stock.classes.map((ticketClass) => viewTicketClass(ticketClass, stock, rules, nowMs))
}

function viewTicketClass(
  ticketClass: TicketClassRow,
  stock: EventStock,
  rules: PriceRules,
  nowMs: number,
): TicketView {
  const { event, pools, holds } = stock
  const tier = tierOf(stock, ticketClass)
  const ofEvent = ticketClass.category === 'add_on' ? null : event.capacity
  const ofTier = tier ? (pools.get(tier.pool_id)?.capacity ?? null) : null
  const limits = [ticketClass.capacity, ofTier, ofEvent].filter((limit) => limit !== null)
  return {
    ticketClass,
    event,
    tier,
    sale: saleOf(ticketClass, stock, { nowMs }),
    costs: costsOf(ticketClass, rules),
    quantityTotal: limits.length > 0 ? Math.min(...limits) : null,
    quantitySold: pools.get(ticketClass.pool_id)?.sold ?? 0,
    holdIds: holdsFor(ticketClass, holds).map(({ id }) => id),
  }
}

function costsOf(ticketClass: TicketClassRow, rules: PriceRules): Costs | null {
  if (ticketClass.is_donation) return null
  const line = { quantity: 1, unitPrice: ticketClass.cost ?? 0, feeBearing: feeBearingOf(ticketClass) }
  return price([line], rules)
}

export function sellsThrough(
  { sales_channels }: Pick<TicketClassRow, 'sales_channels'>,
  channel: SalesChannel,
): boolean {
  return decodeJson<SalesChannel[]>(sales_channels).includes(channel)
}
