import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Ids } from '@octavo/platform/ids.ts'
import type { AttendeeStatus } from '../database/order-tables.ts'
import { toTheSecond } from '../wire/moments.ts'
import { type Answer, poolsOfAnswers } from './answers.ts'
import { type Profile, type Unit, unitsOf } from './guests.ts'
import type { NewAttendee } from './store/attendees.ts'
import type { OrderLineRow } from './store/order-lines.ts'
import type { OrderRow } from './store/orders.ts'

/** One attendee per ticket. */
export function buildAttendees(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  status: AttendeeStatus,
  ids: Ids,
  nowMs: number,
): NewAttendee[] {
  return unitsOf(order, lines).map((unit, at) => ({
    ...personOf(order, unit),
    order_id: order.id,
    event_id: order.event_id,
    organization_id: order.organization_id,
    order_line_id: unit.line.id,
    ticket_class_id: unit.line.ticket_class_id,
    ticket_class_name: unit.line.ticket_class_name,
    discount_id: unit.line.discount_id,
    status,
    barcode: newBarcode(ids),
    serial: at + 1,
    costs: encodeJson(unit.costs),
    currency: order.currency,
    gross: unit.costs.gross,
    pools: encodeJson(poolsOf(order, unit, at)),
    is_refunded: 0,
    is_cancelled: 0,
    checkin_type: 0,
    delivery_method: unit.line.delivery_method,
    affiliate: order.affiliate,
    created_at_ms: nowMs,
    changed_at_ms: toTheSecond(nowMs),
  }))
}

/** 22 random digits without a leading zero. */
export function newBarcode(ids: Ids): string {
  const random = BigInt(`0x${ids.bytes(16).toString('hex')}`)
  return String(10n ** 21n + (random % (9n * 10n ** 21n)))
}

function personOf(order: OrderRow, { guest }: Unit) {
  const named = guest?.name ? guest : order
  const email = guest?.email || order.email
  const { name, first_name, last_name } = named
  return {
    name,
    first_name,
    last_name,
    email,
    email_folded: email.toLowerCase(),
    profile: encodeJson({ ...decodeJson<Profile>(order.profile), ...guest?.profile }),
    answers: encodeJson(guest?.answers ?? []),
  }
}

/** Pools of the whole order go with the first ticket. */
function poolsOf({ buyer_pool_id, answers }: OrderRow, { pools, guest }: Unit, at: number): number[] {
  return [
    ...pools,
    ...(buyer_pool_id === null ? [] : [buyer_pool_id]),
    ...poolsOfAnswers(guest?.answers ?? []),
    ...(at === 0 ? poolsOfAnswers(decodeJson<Answer[]>(answers)) : []),
  ]
}
