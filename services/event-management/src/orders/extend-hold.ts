import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { EventRow } from '../events/store/events.ts'
import { inventoryKey } from '../inventory/key.ts'
import { setHoldExpiry } from '../inventory/store/holds.ts'
import type { Sales } from './sales.ts'
import { throwStepError } from './step-error.ts'
import { findOrder, type OrderChange, type OrderRow, transitionOrder } from './store/orders.ts'

/** How long tickets stay reserved on the payment page. */
const paymentHoldMs = 30 * 60_000

/** Extends the hold while the buyer pays, up to the order's maximum. */
export async function extendForPayment(sales: Sales, event: EventRow, order: OrderRow): Promise<OrderRow> {
  const { db, clock } = sales.context
  return await db.writeBatched(inventoryKey(event), async (tx) => {
    const nowMs = clock.now()
    return await extendHold(tx, order.id, { untilMs: nowMs + paymentHoldMs, nowMs })
  })
}

/** Extends the hold up to the maximum that was stored with the order, however often it is repeated. */
export async function extendHold(
  tx: Transaction<Tables>,
  orderId: number,
  { untilMs, nowMs, change = {} }: { untilMs: number; nowMs: number; change?: OrderChange },
): Promise<OrderRow> {
  const order = await findOrder(tx, orderId)
  const currentMs = order?.expires_at_ms ?? 0
  const expiresAtMs = Math.max(currentMs, Math.min(untilMs, order?.hold_until_ms ?? 0))
  const condition = { from: ['started' as const], notExpiredAtMs: nowMs }
  const row = await transitionOrder(tx, orderId, condition, { ...change, expires_at_ms: expiresAtMs })
  if (!row) return await throwStepError(tx, orderId, nowMs)
  await setHoldExpiry(tx, orderId, expiresAtMs)
  return row
}
