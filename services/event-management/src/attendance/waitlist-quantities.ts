import { defaultMaxQuantity } from '../tickets/max-quantities.ts'
import { poolsOf } from '../tickets/pools-of.ts'
import { type EventStock, tierOf } from '../tickets/stock.ts'
import type { TicketClassRow } from '../tickets/store/ticket-classes.ts'

/** The quantities of a class that can be waited for: at most one order's worth, and at most its capacity. */
export function waitingQuantities(
  ticketClass: TicketClassRow,
  stock: EventStock,
): { min: number; max: number } {
  const poolIds = poolsOf(ticketClass, { event: stock.event, tier: tierOf(stock, ticketClass) })
  const capacities = poolIds.map((id) => stock.pools.get(id)?.capacity ?? Infinity)
  const { minimum_quantity, maximum_quantity } = ticketClass
  return {
    min: Math.max(1, minimum_quantity),
    max: Math.min(maximum_quantity ?? defaultMaxQuantity, ...capacities),
  }
}
