import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import { problem } from '../errors.ts'
import { sell } from '../inventory/reservations.ts'
import { queueMail } from '../mail/outbox.ts'
import { type AttendeeRow, insertAttendees, stepAttendees } from '../store/attendees.ts'
import { prolongHolds } from '../store/holds.ts'
import { listLines } from '../store/order-lines.ts'
import { type OrderRow, type StepCondition, stepOrder } from '../store/orders.ts'
import { isLive } from '../store/sellable.ts'
import type { Tables } from '../store/tables.ts'
import type { Costs } from '../tickets/pricing.ts'
import { tell } from '../webhooks.ts'
import { makeAttendees } from './make-attendees.ts'
import { toTheSecond } from './moments.ts'
import { bookSale } from './money.ts'
import type { Sales } from './sales.ts'
import { salesChanged } from './sales-changed.ts'

/** Sells what the order holds. Undefined where the order cannot take this step. */
export async function settlePlaced(
  { context }: Sales,
  tx: Transaction<Tables>,
  orderId: number,
  condition: StepCondition,
  method: string,
): Promise<OrderRow | undefined> {
  const nowMs = context.clock.now()
  const changed = { changed_at_ms: toTheSecond(nowMs) }
  const order = await stepOrder(tx, orderId, condition, {
    ...changed,
    status: 'placed',
    placed_at_ms: nowMs,
    expires_at_ms: null,
    payment_method: method,
  })
  if (!order) return undefined
  await requireLive(tx, order.event_id)
  await sell(tx, { orderId, cause: 'place', nowMs })
  const unpaid = await stepAttendees(tx, orderId, ['unpaid'], { ...changed, status: 'attending' })
  if (unpaid.length === 0) await addAttendees(context, tx, order, 'attending')
  await bookSale(tx, order, decodeJson<Costs>(order.costs), nowMs)
  await queueMail(tx, context, { kind: 'order-placed', orderId })
  await salesChanged(tx, context, order.event_id)
  await tellOrder(context, tx, order, 'order.placed')
  return order
}

/** The tickets wait for the payment, until the deadline. */
export async function settlePending(
  { context }: Sales,
  tx: Transaction<Tables>,
  orderId: number,
  method: string,
  deadlineMs: number,
): Promise<OrderRow | undefined> {
  const nowMs = context.clock.now()
  const order = await stepOrder(
    tx,
    orderId,
    { from: ['started'], unlapsedAtMs: nowMs },
    {
      status: 'pending',
      changed_at_ms: toTheSecond(nowMs),
      expires_at_ms: deadlineMs,
      payment_method: method,
    },
  )
  if (!order) return undefined
  await requireLive(tx, order.event_id)
  await prolongHolds(tx, orderId, deadlineMs)
  await addAttendees(context, tx, order, 'unpaid')
  await queueMail(tx, context, { kind: 'order-placed', orderId })
  await tellOrder(context, tx, order, 'order.updated')
  return order
}

export async function tellOrder(
  context: Sales['context'],
  tx: Transaction<Tables>,
  { id, organization_id, event_id }: OrderRow,
  action: 'order.placed' | 'order.updated' | 'order.refunded',
): Promise<void> {
  await tell(tx, context, {
    organizationId: organization_id,
    eventId: event_id,
    action,
    path: `orders/${id}/`,
  })
}

async function addAttendees(
  { ids, clock }: Sales['context'],
  tx: Transaction<Tables>,
  order: OrderRow,
  status: 'attending' | 'unpaid',
): Promise<AttendeeRow[]> {
  const lines = await listLines(tx, [order.id])
  return await insertAttendees(tx, makeAttendees(order, lines, status, ids, clock.now()))
}

/** Whoever cancels an event does so when no order of it is placed, and in the same turn as this. */
async function requireLive(tx: Transaction<Tables>, eventId: number): Promise<void> {
  if (!(await isLive(tx, eventId))) throw problem('SALES_ENDED')
}
