import { Problem } from '@octavo/platform/errors.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { type EventRow, findEvent } from '../events/store/events.ts'
import { inventoryKey } from '../inventory/key.ts'
import { reserve } from '../inventory/reservations.ts'
import { settlePaymentJob } from '../payments/payment-jobs.ts'
import { acceptingMs, resumeAfterMs } from '../payments/payment-times.ts'
import { type PaymentRow, transitionPayment } from '../payments/store/payments.ts'
import { takeSeats } from '../seats/take-seats.ts'
import { decodeClaims } from './claims.ts'
import { placeHeldOrders } from './held-orders.ts'
import type { SalesCore } from './sales-core.ts'
import { attemptToReserve } from './shortages.ts'
import { listLines } from './store/order-lines.ts'
import { findOrder, type OrderRow } from './store/orders.ts'
import { listSellable } from './store/sellable.ts'

/**
 * Places the order for exactly the authorized payment, or voids the payment. After an unexpected error, the caller
 * tries again until the buyer has waited long enough.
 */
export async function acceptPayment(sales: SalesCore, payment: PaymentRow): Promise<void> {
  const { db } = sales.context
  const order = await findOrder(db.read, payment.order_id)
  const event = order && (await findEvent(db.read, order.event_id))
  try {
    if (!event) throw problem('INVALID_ORDER_STATE')
    await placePaid(sales, event, payment)
  } catch (error) {
    const mayRetry = sales.context.clock.now() < payment.changed_at_ms + acceptingMs
    if (!(error instanceof Problem) && mayRetry) throw error
    await db.write((tx) => decidePayment(sales, tx, payment, 'voiding'))
  }
}

/** An order that expired during the payment reserves its tickets again. */
async function placePaid(sales: SalesCore, event: EventRow, payment: PaymentRow): Promise<void> {
  const { context } = sales
  const { order_id: orderId, amount: gross, currency } = payment
  await attemptToReserve(sales, () =>
    context.db.writeBatched(inventoryKey(event), async (tx) => {
      if (!(await decidePayment(sales, tx, payment, 'capturing'))) return
      const order = await findOrder(tx, orderId)
      if (order?.gross !== gross || order.currency !== currency) throw problem('INVALID_ORDER_STATE')
      if (order.status === 'abandoned') await reserveAgain(tx, order, context.clock.now())
      const condition = { from: ['started' as const, 'abandoned' as const], total: { gross, currency } }
      const [placed] = await placeHeldOrders(context, tx, [orderId], condition, 'stripe')
      if (!placed) throw problem('INVALID_ORDER_STATE')
    }),
  )
}

/** False if another request has decided. The caller acts on the decision, or the job after a crash. */
async function decidePayment(
  { context }: SalesCore,
  tx: Transaction<Tables>,
  payment: PaymentRow,
  state: 'capturing' | 'voiding',
): Promise<boolean> {
  const nowMs = context.clock.now()
  if (!(await transitionPayment(tx, payment, { state, changed_at_ms: nowMs }))) return false
  await context.jobs.enqueue(tx, settlePaymentJob(payment.id, nowMs + resumeAfterMs))
  return true
}

/** Reserves the same quantities again, with the best available seats. A ticket class may have been deleted since. */
async function reserveAgain(tx: Transaction<Tables>, order: OrderRow, nowMs: number): Promise<void> {
  const { id: orderId, event_id: eventId, claims } = order
  const lines = await listLines(tx, [orderId])
  const classIds = new Set(lines.map(({ ticket_class_id }) => ticket_class_id))
  if ((await listSellable(tx, eventId, classIds)).size < classIds.size) throw problem('SALES_ENDED')
  await reserve(tx, [{ orderId, quantities: decodeClaims(claims), expiresAtMs: nowMs }], nowMs)
  const seatRequests = lines.map(({ ticket_class_id, quantity }) => ({
    ticketClassId: ticket_class_id,
    quantity,
  }))
  await takeSeats(tx, { eventId, orderId }, seatRequests)
}
