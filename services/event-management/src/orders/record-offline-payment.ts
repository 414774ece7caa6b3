import type { Viewer } from '../context.ts'
import { argumentsError, problem } from '../errors.ts'
import type { EventRow } from '../events/store/events.ts'
import { type MoneyAmount, presentMoney } from '../wire/money.ts'
import { placePending } from './place-order.ts'
import type { Sales } from './sales.ts'
import { hasExpired } from './step-error.ts'
import { findOrder, type OrderRow } from './store/orders.ts'

/**
 * Records that the organizer has received cash, a check or a transfer for a pending order, which places it. Recording
 * the same payment again changes nothing.
 */
export async function recordOfflinePayment(
  sales: Sales,
  event: EventRow,
  order: OrderRow,
  { amount: { value: gross, currency }, viewer }: { amount: MoneyAmount; viewer: Viewer },
): Promise<OrderRow> {
  if (order.gross !== gross || order.currency !== currency) {
    const received = presentMoney(gross, currency).display
    const total = presentMoney(order.gross, order.currency).display
    throw argumentsError({
      'payment.amount': [`${received} is not the total of the order, which is ${total}.`],
    })
  }
  if (isPaidOffline(order)) return order
  if (order.status === 'abandoned' && hasExpired(order, sales.context.clock.now()))
    throw problem('ORDER_EXPIRED')
  if (order.status !== 'pending') throw problem('INVALID_ORDER_STATE', { message: notPending })
  try {
    return await placePending(sales, event, order, { viewer, total: { gross, currency } })
  } catch (error) {
    const current = await findOrder(sales.context.db.read, order.id)
    // Another request has recorded the payment since this one read the order.
    if (current && isPaidOffline(current)) return current
    throw error
  }
}

function isPaidOffline({ status, payment_method }: OrderRow): boolean {
  return status === 'placed' && payment_method !== 'free' && payment_method !== 'stripe'
}

const notPending = 'A payment can be recorded only for an order with the status "pending".'
