import { openPaymentStates } from '../database/payment-tables.ts'
import type { EventRow } from '../events/store/events.ts'
import { inventoryKey } from '../inventory/key.ts'
import type { NewCardPayment } from '../payments/card-payments.ts'
import { settlePaymentJob } from '../payments/payment-jobs.ts'
import { settleAfterMs } from '../payments/payment-times.ts'
import { insertPayment, listPayments, type PaymentRow } from '../payments/store/payments.ts'
import type { Sales } from './sales.ts'
import { throwStepError } from './step-error.ts'
import { type OrderRow, transitionOrder } from './store/orders.ts'

/**
 * Stores a payment and its settlement job before the provider learns of it. An order has at most one open
 * payment.
 */
export async function recordPayment(
  { context }: Sales,
  event: EventRow,
  { id, version }: OrderRow,
  { amount, currency, request }: NewCardPayment,
): Promise<PaymentRow> {
  const { db, clock, jobs } = context
  return await db.writeBatched(inventoryKey(event), async (tx) => {
    const nowMs = clock.now()
    const condition = { from: ['started' as const], notExpiredAtMs: nowMs, version }
    if (!(await transitionOrder(tx, id, condition, { version }))) return await throwStepError(tx, id, nowMs)
    const [open] = await listPayments(tx, id, openPaymentStates)
    if (open) return open
    const payment = await insertPayment(tx, {
      order_id: id,
      method: 'stripe',
      amount,
      currency,
      state: 'begun',
      request,
      created_at_ms: nowMs,
      changed_at_ms: nowMs,
    })
    await jobs.enqueue(tx, settlePaymentJob(payment.id, nowMs + settleAfterMs))
    return payment
  })
}
