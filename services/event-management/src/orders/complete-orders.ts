import type { Context } from '../context.ts'
import type { EventRow } from '../events/store/events.ts'
import { inventoryKey } from '../inventory/key.ts'
import type { RecordEffect } from './sales.ts'
import { settlePlaced } from './settle-order.ts'
import { refuseStep } from './steps.ts'
import type { OrderRow, StepCondition } from './store/orders.ts'
import { createTogether, granted, type Outcomes, refused } from './together.ts'

export interface Purchase {
  event: EventRow
  orderId: number
  /** `started` where nothing is to be paid, `pending` where the tickets have waited for the money. */
  from: 'started' | 'pending'
  /** As its buyer has seen it. */
  version: number
  method: string
  /** The amount that was received for a pending order: it is placed only if this is its total. */
  total?: { gross: number; currency: string } | undefined
  recordEffect?: RecordEffect
}

export type Completing = (purchase: Purchase) => Promise<OrderRow>

/** Gives buyers the tickets that their orders hold: those of an event that come at once, at once. */
export function createCompleting(context: Context): Completing {
  const complete = createTogether((purchases: readonly Purchase[]) => completeAll(context, purchases))
  return (purchase) => complete(keyOf(purchase), purchase)
}

/** All of one key are placed on the same condition. */
function keyOf({ event, from, version, method, total }: Purchase): string {
  return `${event.id} ${from} ${version} ${method} ${total?.gross} ${total?.currency}`
}

function conditionOf({ from, version, total }: Purchase, nowMs: number): StepCondition {
  if (from === 'pending') return { from: [from], version, ...(total && { total }) }
  return { from: [from], version, unlapsedAtMs: nowMs, total: { gross: 0 }, hasNoOpenPayment: true }
}

async function completeAll(context: Context, purchases: readonly Purchase[]): Promise<Outcomes<OrderRow>> {
  const [first] = purchases
  if (!first) return []
  const { event, method } = first
  return await context.db.writeBatched(inventoryKey(event), async (tx) => {
    const nowMs = context.clock.now()
    const condition = conditionOf(first, nowMs)
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
