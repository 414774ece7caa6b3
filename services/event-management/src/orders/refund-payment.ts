import type { JobHandlers, NewJob } from '@octavo/platform/jobs/jobs.ts'
import { Type } from 'typebox'
import Value from 'typebox/value'
import { findRefundRequest, stepRefundRequest } from '../store/refund-requests.ts'
import type { Sales } from './sales.ts'

const kind = 'refund payment'

export function refundPaymentJob(requestId: number): NewJob {
  return { kind, payload: { requestId }, key: String(requestId) }
}

/** Sends the money back, which takes other computers: their answer may be lost, so it is asked for by a key. */
export function refundPaymentJobs({ context, payments }: Sales): JobHandlers {
  return {
    [kind]: {
      async run(payload) {
        const { requestId } = Value.Parse(Payload, payload)
        const request = await findRefundRequest(context.db.read, requestId)
        if (request?.status !== 'processing') return
        if (request.amount > 0) await payments.refund(request.order_id, request.amount, `refund-${requestId}`)
        const completed = { status: 'completed' as const, changed_at_ms: context.clock.now() }
        await context.db.write((tx) => stepRefundRequest(tx, requestId, ['processing'], completed))
      },
    },
  }
}

const Payload = Type.Object({ requestId: Type.Integer() })
