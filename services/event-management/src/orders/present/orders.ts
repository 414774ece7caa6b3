import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Scope } from '../../context.ts'
import type { RefundStatus } from '../../database/order-tables.ts'
import { presentSeat } from '../../seats/present.ts'
import type { Seat } from '../../seats/store/seats.ts'
import { presentId } from '../../wire/ids.ts'
import { presentMoney } from '../../wire/money.ts'
import { presentUtc } from '../../wire/times.ts'
import type { Answer } from '../answers.ts'
import type { OrderLineRow } from '../store/order-lines.ts'
import type { OrderRow } from '../store/orders.ts'
import type { RefundRequestRow } from '../store/refund-requests.ts'
import { presentAnswers } from './attendees.ts'
import { presentOrderCosts } from './costs.ts'

export function presentOrder(row: OrderRow, { url, nowMs }: Pick<Scope, 'url' | 'nowMs'>) {
  return {
    id: presentId(row.id),
    created: presentUtc(row.created_at_ms),
    changed: presentUtc(row.changed_at_ms),
    name: row.name,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    costs: presentOrderCosts(row),
    event_id: presentId(row.event_id),
    time_remaining: row.status === 'started' ? secondsLeft(row, nowMs) : null,
    status: row.status,
    promo_code: row.promo_code,
    affiliate: row.affiliate,
    payment_method: row.payment_method,
    invitation_id: presentId(row.invitation_id),
    answers: presentAnswers(decodeJson<Answer[]>(row.answers)),
    resource_uri: `${url}orders/${row.id}/`,
  }
}

export function presentLine(
  { ticket_class_id, ticket_class_name, discount_id, quantity }: OrderLineRow,
  seats: readonly Seat[],
) {
  const variant = discount_id === null ? '' : `-D${discount_id}`
  return {
    ticket_class_id: presentId(ticket_class_id),
    variant_id: `T${ticket_class_id}${variant}`,
    ticket_class_name,
    quantity,
    seats: seats.map(presentSeat),
  }
}

export function presentRefundRequest(row: RefundRequestRow, { url }: Pick<Scope, 'url'>) {
  const attendeeIds = decodeJson<number[]>(row.attendee_ids)
  const amount = presentMoney(row.amount, row.currency)
  const isDone = row.status === 'completed'
  return {
    id: presentId(row.id),
    from_email: row.from_email,
    from_name: row.from_name,
    status: row.status === 'processing' || row.status === 'failed' ? 'pending' : row.status,
    message: row.message,
    reason: row.reason,
    last_message: row.message,
    last_reason: row.reason,
    created: presentUtc(row.created_at_ms),
    changed: presentUtc(row.changed_at_ms),
    items: [
      {
        event_id: presentId(row.event_id),
        order_id: presentId(row.order_id),
        item_type: 'attendee',
        attendee_ids: attendeeIds.map(presentId),
        amount_requested: amount,
        quantity_requested: attendeeIds.length,
        ...(isDone && {
          amount_processed: amount,
          quantity_processed: attendeeIds.length,
          processed_date: presentUtc(row.changed_at_ms),
        }),
        refund_reason_code: row.reason,
        status: itemStatuses.get(row.status) ?? 'pending',
      },
    ],
    resource_uri: `${url}refund_requests/${row.id}/`,
  }
}

const itemStatuses: ReadonlyMap<RefundStatus, string> = new Map([
  ['completed', 'processed'],
  ['failed', 'error'],
])

const secondsLeft = ({ expires_at_ms }: OrderRow, nowMs: number) =>
  Math.max(0, Math.floor(((expires_at_ms ?? nowMs) - nowMs) / 1_000))
