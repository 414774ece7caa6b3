import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { JobHandlers, NewJob } from '@octavo/platform/jobs/jobs.ts'
import type { Transaction } from 'kysely'
import { Type } from 'typebox'
import Value from 'typebox/value'
import type { Context } from '../context.ts'
import { increment } from '../database/increment.ts'
import type { RefundStatus } from '../database/order-tables.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import type { Notification } from '../outbox/notifications.ts'
import { queueMail } from '../outbox/outbox.ts'
import { checkRefundJob, checkRefundKind, untilSettled } from '../payments/payment-jobs.ts'
import type { Payments, Refunded } from '../payments/payments.ts'
import { StripeError } from '../payments/stripe-api.ts'
import type { Costs } from '../tickets/pricing/pricing.ts'
import { toTheSecond } from '../wire/moments.ts'
import { emitOrderWebhook } from './emit-webhooks.ts'
import { recordRefund, recordRefusedRefund } from './money.ts'
import { listAttendeesOf } from './store/attendees.ts'
import { transitionOrder } from './store/orders.ts'
import {
  findRefundRequest,
  findRequestOfRefund,
  type RefundRequestRow,
  transitionRefundRequest,
} from './store/refund-requests.ts'

const kind = 'refund payment'

export function refundPaymentJob(requestId: number): NewJob {
  return { kind, payload: { requestId }, key: String(requestId) }
}

/** Tries a refund again that Stripe has refused. */
export async function retryRefund(
  context: Context,
  tx: Transaction<Tables>,
  request: RefundRequestRow,
): Promise<RefundRequestRow> {
  const change = { status: 'processing' as const, changed_at_ms: context.clock.now() }
  const retried = await transitionRefundRequest(tx, request, ['failed'], change)
  if (!retried) throw problem('INVALID_ORDER_STATE')
  await countRefund(context, tx, retried, 1)
  await context.jobs.enqueue(tx, refundPaymentJob(request.id))
  return retried
}

export function refundPaymentJobs(context: Context, payments: Payments): JobHandlers {
  const { db, clock, log } = context

  /** Undefined if Stripe refuses. */
  async function refund(request: RefundRequestRow): Promise<Refunded | undefined> {
    const { id, order_id, amount } = request
    if (amount === 0) return { kind: 'by-hand' }
    try {
      return await payments.refund(order_id, amount, attemptOf(request))
    } catch (error) {
      if (!(error instanceof StripeError && error.isFinal)) throw error
      log.error({ err: error, refundRequest: id, order: order_id }, 'Stripe refuses a refund')
      return undefined
    }
  }

  async function complete(request: RefundRequestRow, refunded: Refunded): Promise<void> {
    const change = {
      status: 'completed' as const,
      changed_at_ms: clock.now(),
      provider_refund_id: refunded.kind === 'refunded' ? refunded.id : null,
    }
    await db.write(async (tx) => {
      const completed = await transitionRefundRequest(tx, request, ['processing'], change)
      // An event of its failure can arrive before its ID is stored.
      if (completed && refunded.kind === 'refunded')
        await context.jobs.enqueue(tx, checkRefundJob(refunded.id))
      // The buyer knows of the earlier refusal.
      if (completed && request.refusals > 0)
        await queueMail(tx, context, notificationOf(request, 'order-refunded'))
    })
  }

  async function refuse(request: RefundRequestRow, from: RefundStatus): Promise<void> {
    const change = { status: 'failed' as const, refusals: request.refusals + 1, changed_at_ms: clock.now() }
    await db.write(async (tx) => {
      const refused = await transitionRefundRequest(tx, request, [from], change)
      if (!refused) return
      await countRefund(context, tx, refused, -1)
      const isNews = from === 'completed' || request.refusals === 0
      if (isNews) await queueMail(tx, context, notificationOf(request, 'refund-failed'))
    })
  }

  return {
    [kind]: {
      ...untilSettled,
      async run(payload) {
        const { requestId } = Value.Parse(Payload, payload)
        const request = await findRefundRequest(db.read, requestId)
        if (request?.status !== 'processing') return
        const refunded = await refund(request)
        await (refunded ? complete(request, refunded) : refuse(request, 'processing'))
      },
    },
    [checkRefundKind]: {
      ...untilSettled,
      async run(payload) {
        const { refundId } = Value.Parse(CheckPayload, payload)
        const request = await findRequestOfRefund(db.read, refundId)
        if (request?.status !== 'completed' || !(await payments.hasRefundFailed(refundId))) return
        log.error({ refundRequest: request.id, order: request.order_id }, 'A refund has failed at Stripe')
        await refuse(request, 'completed')
      },
    },
  }
}

function notificationOf(
  { order_id: orderId, amount }: RefundRequestRow,
  kind: 'order-refunded' | 'refund-failed',
): Notification {
  return { kind, orderId, amount }
}

/** The idempotency key: the same until Stripe refuses, because the outcome of an attempt may be unknown. */
function attemptOf({ id, refusals }: RefundRequestRow): string {
  return refusals === 0 ? `refund-${id}` : `refund-${id}-${refusals}`
}

/** Adds the amount to the refunded total of the order, or subtracts it. */
async function countRefund(
  context: Context,
  tx: Transaction<Tables>,
  request: RefundRequestRow,
  sign: 1 | -1,
): Promise<void> {
  const { order_id, attendee_ids, amount } = request
  const nowMs = context.clock.now()
  const change = { refunded: increment('refunded', sign * amount), changed_at_ms: toTheSecond(nowMs) }
  const order = await transitionOrder(tx, order_id, { from: ['placed', 'refunded'] }, change)
  if (!order) throw problem('INVALID_ORDER_STATE')
  const ids = new Set(decodeJson<number[]>(attendee_ids))
  const tickets = (await listAttendeesOf(tx, [order_id])).filter((attendee) => ids.has(attendee.id))
  const record = sign === 1 ? recordRefund : recordRefusedRefund
  await record(
    tx,
    order,
    request,
    tickets.map(({ costs }) => decodeJson<Costs>(costs)),
    nowMs,
  )
  await emitOrderWebhook(tx, context, order, 'order.updated')
}

const Payload = Type.Object({ requestId: Type.Integer() })
const CheckPayload = Type.Object({ refundId: Type.String() })
