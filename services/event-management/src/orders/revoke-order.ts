import { findEventEvenDeleted } from '../events/store/events.ts'
import { paymentFailed, refundOrder } from './refund-order.ts'
import type { Selling } from './selling.ts'
import { findOrder } from './store/orders.ts'

/** Takes back the tickets of an order whose payment could not be captured. */
export async function revokeOrder(selling: Selling, orderId: number): Promise<void> {
  const { db } = selling.context
  const order = await findOrder(db.read, orderId)
  if (order?.status !== 'placed') return
  const event = await findEventEvenDeleted(db.read, order.event_id)
  if (event) await refundOrder(selling, event, order, { reason: paymentFailed })
}
