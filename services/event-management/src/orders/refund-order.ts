import { afterCommit } from '@octavo/platform/data/after-commit.ts'
import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import { requirePermission } from '../access/permissions.ts'
import type { Viewer } from '../context.ts'
import { increment } from '../database/increment.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import type { EventRow } from '../events/store/events.ts'
import { inventoryKey } from '../inventory/key.ts'
import { multiplyQuantities, sumQuantities } from '../inventory/quantities.ts'
import { releaseUnits } from '../inventory/reservations.ts'
import type { Notification } from '../outbox/notifications.ts'
import { queueMail } from '../outbox/outbox.ts'
import { freeSeatsOfAttendees } from '../seats/store/seat-changes.ts'
import type { Costs } from '../tickets/pricing/pricing.ts'
import { toTheSecond } from '../wire/moments.ts'
import { dropFromRequests } from './drop-from-requests.ts'
import { emitAttendeeUpdate, emitOrderWebhook } from './emit-webhooks.ts'
import { recordRefund } from './money.ts'
import { offerFreedUnits } from './offer-freed-units.ts'
import { refundPaymentJob } from './refund-payment.ts'
import { salesChanged } from './sales-changed.ts'
import type { SalesCore } from './sales-core.ts'
import { type AttendeeRow, listAttendeesOf, transitionAttendees } from './store/attendees.ts'
import { type OrderRow, transitionOrder } from './store/orders.ts'
import { insertRefundRequest, type RefundRequestRow } from './store/refund-requests.ts'

/** The refund reason after a canceled event. */
export const eventCanceled = 'event_canceled'
/** The refund reason after a failed capture. */
export const paymentFailed = 'payment_failed'

export interface RefundInput {
  /** The attendees; all remaining ones by default. */
  attendeeIds?: readonly number[] | undefined
  reason?: string | undefined
  message?: string | undefined
  fromName?: string | undefined
  fromEmail?: string | undefined
  /** Undefined for the service itself, which needs no permission. */
  viewer?: Viewer | undefined
}

/** Cancels tickets and refunds them. */
export async function refundOrder(
  sales: SalesCore,
  event: EventRow,
  order: OrderRow,
  input: RefundInput,
): Promise<OrderRow> {
  return await sales.context.db.writeBatched(inventoryKey(event), async (tx) => {
    if (input.viewer) await requirePermission(tx, input.viewer, order.organization_id, 'order')
    await sales.recordEffect(tx, order.id)
    const canceled = await cancelTickets(sales, tx, order.id, input.attendeeIds)
    const request = await insertRefundRequest(tx, {
      ...newRefundRequest(order, input, sales.context.clock.now()),
      status: 'processing',
      attendee_ids: encodeJson(canceled.map(({ id }) => id)),
      amount: canceled.reduce((sum, { gross }) => sum + gross, 0),
    })
    return await issueRefund(sales, tx, order, request, canceled)
  })
}

/** Each ticket is canceled once: concurrent requests find none left. */
export async function cancelTickets(
  { context, scarcity }: SalesCore,
  tx: Transaction<Tables>,
  orderId: number,
  ids: readonly number[] | undefined,
): Promise<AttendeeRow[]> {
  const nowMs = context.clock.now()
  const change = { status: 'not_attending' as const, is_refunded: 1, changed_at_ms: toTheSecond(nowMs) }
  const canceled = await transitionAttendees(tx, orderId, ['attending'], change, ids)
  if (canceled.length === 0 || canceled.length < (ids?.length ?? 0)) throw problem('INVALID_ORDER_STATE')
  const freed = sumQuantities(canceled.map(({ pools }) => multiplyQuantities(decodeJson<number[]>(pools), 1)))
  await releaseUnits(tx, freed, 'sold', { orderId, cause: 'refund', nowMs })
  await freeSeatsOfAttendees(
    tx,
    canceled.map(({ id }) => id),
  )
  afterCommit(tx, () => scarcity.forget(freed.keys()))
  return canceled
}

export async function issueRefund(
  { context }: SalesCore,
  tx: Transaction<Tables>,
  { id, event_id }: OrderRow,
  request: RefundRequestRow,
  canceled: readonly AttendeeRow[],
): Promise<OrderRow> {
  const nowMs = context.clock.now()
  const remainingAttendees = (await listAttendeesOf(tx, [id])).filter(({ status }) => status === 'attending')
  const order = await transitionOrder(
    tx,
    id,
    { from: ['placed'] },
    {
      refunded: increment('refunded', request.amount),
      changed_at_ms: toTheSecond(nowMs),
      ...(remainingAttendees.length === 0 && { status: 'refunded' as const }),
    },
  )
  if (!order) throw problem('INVALID_ORDER_STATE')
  await dropFromRequests(
    tx,
    id,
    canceled.map((attendee) => attendee.id),
    nowMs,
  )
  const costs = canceled.map((attendee) => decodeJson<Costs>(attendee.costs))
  await recordRefund(tx, order, request, costs, nowMs)
  await context.jobs.enqueue(tx, refundPaymentJob(request.id))
  await queueMail(tx, context, orderNotification(request))
  await offerFreedUnits(tx, context, event_id)
  await salesChanged(tx, context, event_id)
  await emitOrderWebhook(tx, context, order, 'order.refunded')
  for (const attendee of canceled) {
    if (attendee.transferred_from !== null)
      await queueMail(tx, context, ticketNotification(attendee.id, request))
    await emitAttendeeUpdate(tx, context, attendee)
  }
  return order
}

function orderNotification({ order_id: orderId, reason, amount }: RefundRequestRow): Notification {
  if (reason === eventCanceled) return { kind: 'event-canceled', orderId }
  if (reason === paymentFailed) return { kind: 'payment-failed', orderId }
  return { kind: 'order-refunded', orderId, amount }
}

function ticketNotification(attendeeId: number, { reason }: RefundRequestRow): Notification {
  return { kind: 'ticket-canceled', attendeeId, isEventCanceled: reason === eventCanceled }
}

export function newRefundRequest(order: OrderRow, input: RefundInput, nowMs: number) {
  return {
    order_id: order.id,
    organization_id: order.organization_id,
    event_id: order.event_id,
    currency: order.currency,
    reason: input.reason ?? '',
    message: input.message ?? '',
    from_name: input.fromName ?? order.name,
    from_email: input.fromEmail ?? order.email,
    created_at_ms: nowMs,
    changed_at_ms: nowMs,
  }
}
