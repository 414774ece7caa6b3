import type { Context } from '../context.ts'
import type { EventRow } from '../events/store/events.ts'
import { inventoryKey } from '../inventory/key.ts'
import { createCoalescer, granted, type Outcomes, refused } from './coalescer.ts'
import { placeHeldOrders } from './held-orders.ts'
import type { RecordEffect } from './sales-core.ts'
import { throwStepError } from './step-error.ts'
import type { OrderRow, TransitionCondition } from './store/orders.ts'

export interface Purchase {
  event: EventRow
  orderId: number
  /** `started` for free orders, `pending` for orders that awaited their payment. */
  from: 'started' | 'pending'
  /** The version that the buyer has seen. */
  version: number
  method: string
  /** The amount that was received for a pending order: it is placed only if this is its total. */
  total?: { gross: number; currency: string } | undefined
  recordEffect?: RecordEffect
}

export type OrderCompleter = (purchase: Purchase) => Promise<OrderRow>

/** Completes orders. Concurrent orders of one event are batched. */
export function createOrderCompleter(context: Context): OrderCompleter {
  const complete = createCoalescer((purchases: readonly Purchase[]) => completeAll(context, purchases))
  return (purchase) => complete(keyOf(purchase), purchase)
}

/** Orders with the same key are placed under the same condition. */
function keyOf({ event, from, version, method, total }: Purchase): string {
  return `${event.id} ${from} ${version} ${method} ${total?.gross} ${total?.currency}`
}

function conditionOf({ from, version, total }: Purchase, nowMs: number): TransitionCondition {
  const condition = { from: [from], version, notExpiredAtMs: nowMs }
  if (from === 'pending') return { ...condition, ...(total && { total }) }
  return { ...condition, total: { gross: 0 }, hasNoOpenPayment: true }
}

async function completeAll(context: Context, purchases: readonly Purchase[]): Promise<Outcomes<OrderRow>> {
  const [first] = purchases
  if (!first) return []
  const { event, method } = first
  return await context.db.writeBatched(inventoryKey(event), async (tx) => {
    const nowMs = context.clock.now()
    const condition = conditionOf(first, nowMs)
    const orderIds = new Set(purchases.map(({ orderId }) => orderId))
    const placed = await placeHeldOrders(context, tx, [...orderIds], condition, method)
    const outcomes: Outcomes<OrderRow> = []
    for (const { orderId, recordEffect } of purchases) {
      const order = placed.find(({ id }) => id === orderId)
      if (order) await recordEffect?.(tx, orderId)
      outcomes.push(order ? granted(order) : await throwStepError(tx, orderId, nowMs).catch(refused))
    }
    return outcomes
  })
}
