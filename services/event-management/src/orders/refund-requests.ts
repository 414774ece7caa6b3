import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import { requirePermission } from '../access/permissions.ts'
import type { Viewer } from '../context.ts'
import { problem } from '../errors.ts'
import type { EventRow } from '../events/store/events.ts'
import { inventoryKey } from '../inventory/key.ts'
import { queueMail } from '../outbox/outbox.ts'
import { readTicketBuyerSettings } from '../tickets/event-settings.ts'
import { cancelTickets, issueRefund, newRefundRequest, type RefundInput } from './refund-order.ts'
import { retryRefund } from './refund-payment.ts'
import type { Sales } from './sales.ts'
import { listAttendeesOf } from './store/attendees.ts'
import type { OrderRow } from './store/orders.ts'
import {
  insertRefundRequest,
  listRefundRequests,
  type RefundRequestRow,
  transitionRefundRequest,
} from './store/refund-requests.ts'

/** For buyers, who cannot refund themselves. The tickets that they have transferred to others are not theirs. */
export async function requestRefund(
  { context, recordEffect }: Sales,
  event: EventRow,
  order: OrderRow,
  input: RefundInput,
): Promise<RefundRequestRow> {
  return await context.db.writeBatched(inventoryKey(event), async (tx) => {
    const { refund_request_enabled } = await readTicketBuyerSettings(tx, event.id)
    if (!refund_request_enabled) throw problem('ACTION_NOT_PROCESSED', { message: requestsDisabled })
    const tickets = (await listAttendeesOf(tx, [order.id])).filter(
      ({ id, status, transferred_from }) =>
        status === 'attending' && transferred_from === null && (input.attendeeIds?.includes(id) ?? true),
    )
    const requests = (await listRefundRequests(tx, [order.id])).filter(({ status }) => status === 'pending')
    const requested = new Set(requests.flatMap(({ attendee_ids }) => decodeJson<number[]>(attendee_ids)))
    const isRepeated = tickets.some(({ id }) => requested.has(id))
    if (isRepeated || tickets.length === 0 || tickets.length < (input.attendeeIds?.length ?? 0))
      throw problem('INVALID_ORDER_STATE')
    await recordEffect(tx, order.id)
    return await insertRefundRequest(tx, {
      ...newRefundRequest(order, input, context.clock.now()),
      status: 'pending',
      attendee_ids: encodeJson(tickets.map(({ id }) => id)),
      amount: tickets.reduce((sum, { gross }) => sum + gross, 0),
    })
  })
}

const requestsDisabled = 'The organizer does not accept refund requests for this event.'

/** Also tries a refund again that Stripe has refused. */
export async function approveRefund(
  sales: Sales,
  viewer: Viewer,
  event: EventRow,
  order: OrderRow,
  refund: RefundRequestRow,
): Promise<RefundRequestRow> {
  const { db, clock } = sales.context
  return await db.writeBatched(inventoryKey(event), async (tx) => {
    await requirePermission(tx, viewer, order.organization_id, 'refund request')
    if (refund.status === 'failed') return await retryRefund(sales.context, tx, refund)
    const changed = { changed_at_ms: clock.now() }
    const request = await transitionRefundRequest(tx, refund, ['pending'], {
      ...changed,
      status: 'processing',
    })
    if (!request) throw problem('INVALID_ORDER_STATE')
    const canceled = await cancelTickets(sales, tx, order.id, decodeJson<number[]>(request.attendee_ids))
    await issueRefund(sales, tx, order, request, canceled)
    return request
  })
}

export function denyRefund(
  { context }: Sales,
  viewer: Viewer,
  request: RefundRequestRow,
): Promise<RefundRequestRow> {
  const changed = { status: 'denied' as const, changed_at_ms: context.clock.now() }
  return context.db.write(async (tx) => {
    await requirePermission(tx, viewer, request.organization_id, 'refund request')
    const denied = await transitionRefundRequest(tx, request, ['pending'], changed)
    if (!denied) throw problem('INVALID_ORDER_STATE')
    const { order_id: orderId, amount } = denied
    await queueMail(tx, context, { kind: 'refund-denied', orderId, amount })
    return denied
  })
}
