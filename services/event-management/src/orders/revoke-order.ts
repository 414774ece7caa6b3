import { findEventEvenDeleted } from '../events/store/events.ts'
import { paymentFailed, refundOrder } from './refund-order.ts'
import type { SalesCore } from './sales-core.ts'
import { findOrder } from './store/orders.ts'

/** Takes back the tickets of an order whose payment could not be captured. */
export async function revokeOrder(sales: SalesCore, orderId: number): Promise<void> {
  const { db } = sales.context
  const order = await findOrder(db.read, orderId)
  if (order?.status !== 'placed') return
  const event = await findEventEvenDeleted(db.read, order.event_id)
  if (event) await refundOrder(sales, event, order, { reason: paymentFailed })
}
