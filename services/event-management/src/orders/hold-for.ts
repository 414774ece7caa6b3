import { inventoryKey } from '../inventory/key.ts'
import type { EventRow } from '../store/events.ts'
import { prolongHolds } from '../store/holds.ts'
import { type OrderRow, stepOrder } from '../store/orders.ts'
import type { Sales } from './sales.ts'
import { refuseStep } from './steps.ts'

/** Keeps what an order holds for at least that long from now: nobody shall lose their tickets while they pay. */
export async function holdFor(sales: Sales, event: EventRow, order: OrderRow, ms: number): Promise<OrderRow> {
  const { db, clock } = sales.context
  return await db.writeTogether(inventoryKey(event), async (tx) => {
    const nowMs = clock.now()
    const expiresAtMs = Math.max(order.expires_at_ms ?? 0, nowMs + ms)
    const condition = { from: ['started' as const], unlapsedAtMs: nowMs }
    const held = await stepOrder(tx, order.id, condition, { expires_at_ms: expiresAtMs })
    if (!held) return await refuseStep(tx, order.id, nowMs)
    await prolongHolds(tx, order.id, expiresAtMs)
    return held
  })
}
