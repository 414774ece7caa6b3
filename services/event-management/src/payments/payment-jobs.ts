import type { JobHandlers, NewJob } from '@octavo/platform/jobs/jobs.ts'
import { Type } from 'typebox'
import Value from 'typebox/value'
import type { Context } from '../context.ts'
import { maxPauseMs, settleAfterMs } from './payment-times.ts'
import type { Payments } from './payments.ts'
import { listOverduePayments } from './store/payments.ts'

const settleKind = 'settle payment'

/** Enqueued in the transaction that records the payment, so that it is settled even after a crash. */
export function settlePaymentJob(paymentId: number, runAtMs: number): NewJob {
  return { kind: settleKind, payload: { paymentId }, runAtMs }
}

/** After a webhook about the order. */
export function settleOrderJob(orderId: number): NewJob {
  return { kind: settleKind, payload: { orderId } }
}

/** The handler belongs to orders, which import payments. */
export const checkRefundKind = 'check refund'

/** After a webhook about the refund at the provider. */
export function checkRefundJob(refundId: string): NewJob {
  return { kind: checkRefundKind, payload: { refundId } }
}

/** For an order that can no longer be paid. */
export function closePaymentsJob(orderId: number): NewJob {
  return { kind: settleKind, payload: { orderId, closes: true } }
}

/** Retried forever, since money must not be lost. */
export const untilSettled = {
  concurrency: 4,
  maxAttempts: Number.POSITIVE_INFINITY,
  backoffMs: (attempt: number) => Math.min(maxPauseMs, 1_000 * 2 ** (attempt - 2)),
}

export function paymentJobs(
  { db, clock, jobs, config }: Pick<Context, 'db' | 'clock' | 'jobs' | 'config'>,
  payments: Payments,
): JobHandlers {
  return {
    [settleKind]: {
      ...untilSettled,
      async run(payload) {
        const { paymentId, orderId, closes } = Value.Parse(Payload, payload)
        if (paymentId !== undefined) await payments.settlePayment(paymentId)
        else if (orderId !== undefined) await (closes ? payments.close(orderId) : payments.settle(orderId))
      },
    },
    // Payments whose job ran without a Stripe key, or of an earlier version.
    'find overdue payments': {
      everyMs: 10 * 60_000,
      async run() {
        if (config.stripeKey === '') return
        const nowMs = clock.now()
        const overdue = { begunBeforeMs: nowMs - settleAfterMs - maxPauseMs, limit: 1_000 }
        const ids = await listOverduePayments(db.read, overdue)
        await db.write(async (tx) => {
          for (const id of ids)
            await jobs.enqueue(tx, { ...settlePaymentJob(id, nowMs), key: `overdue ${id}` })
        })
      },
    },
  }
}

const Payload = Type.Object({
  paymentId: Type.Optional(Type.Integer()),
  orderId: Type.Optional(Type.Integer()),
  closes: Type.Optional(Type.Boolean()),
})
