import { acceptPayment } from '../src/orders/place-paid.ts'
import { findOrder } from '../src/orders/store/orders.ts'
import { findPayment, insertPayment, type PaymentRow } from '../src/payments/store/payments.ts'
import type { EventsService } from './service.ts'

/** Records an authorized payment of the order's total. */
export async function authorize({ context }: EventsService, orderId: string): Promise<PaymentRow> {
  const { db, clock } = context
  const order = await findOrder(db.read, Number(orderId))
  if (!order) throw new Error('There is no such order')
  const { id: order_id, gross: amount, currency } = order
  const at = { created_at_ms: clock.now(), changed_at_ms: clock.now() }
  const payment = { order_id, amount, currency, method: 'stripe', state: 'authorized' as const, ...at }
  return await db.write((tx) => insertPayment(tx, payment))
}

export async function accept(
  { context, sales }: EventsService,
  payment: PaymentRow,
): Promise<string | undefined> {
  await acceptPayment(sales, payment)
  return (await findPayment(context.db.read, payment.id))?.state
}
