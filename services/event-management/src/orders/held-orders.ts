import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { sell } from '../inventory/reservations.ts'
import { setHoldExpiry } from '../inventory/store/holds.ts'
import { queueMail } from '../outbox/outbox.ts'
import { sellSeats } from '../seats/store/seat-changes.ts'
import type { Costs } from '../tickets/pricing/pricing.ts'
import { toTheSecond } from '../wire/moments.ts'
import { assignSeats } from './assign-seats.ts'
import { buildAttendees } from './build-attendees.ts'
import { emitOrderWebhook } from './emit-webhooks.ts'
import { recordSale } from './money.ts'
import { salesChanged } from './sales-changed.ts'
import { insertAttendees, transitionAttendees } from './store/attendees.ts'
import { listLines } from './store/order-lines.ts'
import { type OrderRow, type TransitionCondition, transitionOrder, transitionOrders } from './store/orders.ts'
import { findLive } from './store/sellable.ts'

/** Places orders of one event and sells their holds. Returns the orders that met the condition. */
export async function placeHeldOrders(
  context: Context,
  tx: Transaction<Tables>,
  orderIds: readonly number[],
  condition: TransitionCondition,
  method: string,
): Promise<OrderRow[]> {
  const nowMs = context.clock.now()
  const changed = { changed_at_ms: toTheSecond(nowMs) }
  const placed = { placed_at_ms: nowMs, expires_at_ms: null, payment_method: method }
  const orders = await transitionOrders(tx, orderIds, condition, { ...changed, ...placed, status: 'placed' })
  const [first] = orders
  if (!first) return []
  const { is_reserved_seating } = await getLive(tx, first.event_id)
  await sell(tx, idsOf(orders), nowMs)
  const fresh = []
  for (const order of orders) {
    const isWaiting = condition.from.includes('pending')
    const paid = { ...changed, status: 'attending' as const }
    const unpaid = isWaiting ? await transitionAttendees(tx, order.id, ['unpaid'], paid) : []
    if (unpaid.length === 0) fresh.push(order)
    else if (is_reserved_seating) await sellSeats(tx, order.id)
  }
  await addAttendees(context, tx, fresh, 'attending', is_reserved_seating)
  await salesChanged(tx, context, first.event_id)
  for (const order of orders) {
    await recordSale(tx, order, decodeJson<Costs>(order.costs), nowMs)
    await queueMail(tx, context, { kind: 'order-placed', orderId: order.id })
    await emitOrderWebhook(tx, context, order, 'order.placed')
  }
  return orders
}

/** Makes a started order pending: its tickets stay reserved until the payment deadline. */
export async function holdForPayment(
  context: Context,
  tx: Transaction<Tables>,
  { id: orderId, version }: OrderRow,
  method: string,
  deadlineMs: number,
): Promise<OrderRow | undefined> {
  const nowMs = context.clock.now()
  const order = await transitionOrder(
    tx,
    orderId,
    { from: ['started'], notExpiredAtMs: nowMs, version, hasNoOpenPayment: true },
    {
      status: 'pending',
      changed_at_ms: toTheSecond(nowMs),
      expires_at_ms: deadlineMs,
      payment_method: method,
    },
  )
  if (!order) return undefined
  const { is_reserved_seating } = await getLive(tx, order.event_id)
  await setHoldExpiry(tx, orderId, deadlineMs)
  await addAttendees(context, tx, [order], 'unpaid', is_reserved_seating)
  await queueMail(tx, context, { kind: 'order-placed', orderId })
  await emitOrderWebhook(tx, context, order, 'order.updated')
  return order
}

async function addAttendees(
  { ids, clock }: Context,
  tx: Transaction<Tables>,
  orders: readonly OrderRow[],
  status: 'attending' | 'unpaid',
  isSeated: number,
): Promise<void> {
  if (orders.length === 0) return
  const lines = Map.groupBy(await listLines(tx, idsOf(orders)), ({ order_id }) => order_id)
  const made = orders.flatMap((order) =>
    buildAttendees(order, lines.get(order.id) ?? [], status, ids, clock.now()),
  )
  const attendees = Map.groupBy(await insertAttendees(tx, made), ({ order_id }) => order_id)
  if (!isSeated) return
  for (const { id } of orders)
    await assignSeats(tx, id, attendees.get(id) ?? [], status === 'unpaid' ? 'held' : 'sold')
}

const idsOf = (orders: readonly OrderRow[]) => orders.map(({ id }) => id)

/** Canceling an event requires that no order is placed, and is serialized with this. */
async function getLive(tx: Transaction<Tables>, eventId: number) {
  const event = await findLive(tx, eventId)
  if (!event) throw problem('SALES_ENDED')
  return event
}
