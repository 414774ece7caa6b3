import type { JobHandlers, NewJob } from '@octavo/platform/jobs/jobs.ts'
import { Type } from 'typebox'
import Value from 'typebox/value'
import type { Context } from '../context.ts'
import { untilSettled } from '../payments/payment-jobs.ts'
import type { Payments } from '../payments/payments.ts'
import { StripeError } from '../payments/stripe-api.ts'
import { findRefundRequest, type RefundRequestRow, stepRefundRequest } from './store/refund-requests.ts'

const kind = 'refund payment'

export function refundPaymentJob(requestId: number): NewJob {
  return { kind, payload: { requestId }, key: String(requestId) }
}

/** Uses an idempotency key, since the request is repeated when its response is lost. */
export function refundPaymentJobs(context: Context, payments: Payments): JobHandlers {
  const { log } = context

  async function refund({ id, order_id, amount }: RefundRequestRow): Promise<'completed' | 'failed'> {
    try {
      if (amount > 0) await payments.refund(order_id, amount, `refund-${id}`)
      return 'completed'
    } catch (error) {
      if (!(error instanceof StripeError && error.isFinal)) throw error
      log.error({ err: error, refundRequest: id, order: order_id }, 'Stripe refuses a refund')
      return 'failed'
    }
  }

  return {
    [kind]: {
      ...untilSettled,
      async run(payload) {
        const { requestId } = Value.Parse(Payload, payload)
        const request = await findRefundRequest(context.db.read, requestId)
        if (request?.status !== 'processing') return
        const settled = { status: await refund(request), changed_at_ms: context.clock.now() }
        await context.db.write((tx) => stepRefundRequest(tx, requestId, ['processing'], settled))
      },
    },
  }
}

const Payload = Type.Object({ requestId: Type.Integer() })
