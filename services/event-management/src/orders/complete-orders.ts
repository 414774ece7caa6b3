import type { Context } from '../context.ts'
import { inventoryKey } from '../inventory/key.ts'
import type { EventRow } from '../store/events.ts'
import type { OrderRow } from '../store/orders.ts'
import type { RecordEffect } from './sales.ts'
import { settlePlaced } from './settle-order.ts'
import { refuseStep } from './steps.ts'
import { createTogether, granted, type Outcomes, refused } from './together.ts'

export interface Purchase {
  event: EventRow
  orderId: number
  /** `pending` where the tickets have waited for the money. */
  from: 'started' | 'pending'
  method: string
  recordEffect?: RecordEffect
}

export type Completing = (purchase: Purchase) => Promise<OrderRow>

/** Gives buyers the tickets that their orders hold: those of an event that come at once, at once. */
export function createCompleting(context: Context): Completing {
  const complete = createTogether((purchases: readonly Purchase[]) => completeAll(context, purchases))
  return (purchase) => complete(`${purchase.event.id} ${purchase.from} ${purchase.method}`, purchase)
}

async function completeAll(context: Context, purchases: readonly Purchase[]): Promise<Outcomes<OrderRow>> {
  const [first] = purchases
  if (!first) return []
  const { event, from, method } = first
  return await context.db.writeTogether(inventoryKey(event), async (tx) => {
    const nowMs = context.clock.now()
    const condition = from === 'started' ? { from: [from], unlapsedAtMs: nowMs } : { from: [from] }
    const orderIds = new Set(purchases.map(({ orderId }) => orderId))
    const placed = await settlePlaced(context, tx, [...orderIds], condition, method)
    const outcomes: Outcomes<OrderRow> = []
    for (const { orderId, recordEffect } of purchases) {
      const order = placed.find(({ id }) => id === orderId)
      if (order) await recordEffect?.(tx, orderId)
      outcomes.push(order ? granted(order) : await refuseStep(tx, orderId, nowMs).catch(refused))
    }
    return outcomes
  })
}
