import type { Kysely } from 'kysely'
import { requirePermission } from '../access/permissions.ts'
import { findUser } from '../accounts/store/users.ts'
import { ownAddressOf } from '../accounts/users.ts'
import type { Viewer } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { argumentsError, notAChoice } from '../errors.ts'
import { listOptionsOfEvent } from '../events/checkout-options.ts'
import { getEvent } from '../events/get-event.ts'
import type { EventRow } from '../events/store/events.ts'
import { inventoryKey } from '../inventory/key.ts'
import type { RecordPayment } from '../payments/card-payments.ts'
import type { Purchase } from './complete-orders.ts'
import { extendForPayment } from './extend-hold.ts'
import { holdForPayment } from './held-orders.ts'
import { paymentDeadline } from './payment-deadline.ts'
import { recordPayment } from './record-payment.ts'
import { requireDetails } from './require-details.ts'
import type { Sales } from './sales.ts'
import { throwStepError } from './step-error.ts'
import type { OrderRow } from './store/orders.ts'
import { claimUnpaid, type UnpaidBuyer } from './unpaid-limits.ts'

export interface Placing {
  order: OrderRow
  /** The payment page of a provider. */
  paymentUrl?: string
  /** Instructions for offline payments. */
  instructions?: string
}

export interface PaymentChoice {
  method: string | undefined
  buyer: UnpaidBuyer
  successUrl: string
  cancelUrl: string
}

/** Completes a free order, or starts the payment with the chosen method. */
export async function placeOrder(
  sales: Sales,
  event: EventRow,
  order: OrderRow,
  choice: PaymentChoice,
): Promise<Placing> {
  if (order.status === 'placed') return { order }
  const { db, clock } = sales.context
  if (order.status !== 'started') return await throwStepError(db.read, order.id, clock.now())
  await requireDetails(db.read, order)
  const { id: orderId, version } = order
  if (order.gross === 0)
    return {
      order: await sales.complete({
        event,
        orderId,
        from: 'started',
        version,
        method: 'free',
        recordEffect: sales.recordEffect,
      }),
    }
  return await payFor(sales, event, order, choice)
}

/** Places a pending order whose money the organizer has received. With `total`, only if that is what it costs. */
export async function placePending(
  sales: Sales,
  event: EventRow,
  order: OrderRow,
  { viewer, total }: { viewer?: Viewer; total?: Purchase['total'] } = {},
): Promise<OrderRow> {
  if (order.status === 'placed') return order
  const { id: orderId, version, organization_id } = order
  return await sales.complete({
    event,
    orderId,
    from: 'pending',
    version,
    total,
    method: order.payment_method ?? 'cash',
    async recordEffect(tx) {
      if (viewer) await requirePermission(tx, viewer, organization_id, 'order')
      await sales.recordEffect(tx, orderId)
    },
  })
}

async function payFor(
  sales: Sales,
  event: EventRow,
  order: OrderRow,
  { method: requested, buyer, ...urls }: PaymentChoice,
): Promise<Placing> {
  const { db, clock, config } = sales.context
  if (requested === undefined) throw argumentsError({ 'order.payment_method': ['MISSING'] })
  const options = await listOptionsOfEvent(db.read, config, event)
  const method = options.find((option) => option.method === requested)?.method
  if (method === undefined) throw argumentsError({ 'order.payment_method': [notAChoice(requested)] })
  if (method !== 'stripe') await sales.payments.close(order.id)
  const heldOrder = await extendForPayment(sales, event, order)
  const record: RecordPayment = (payment) => recordPayment(sales, event, order, payment)
  const begun = await sales.payments.begin(order, method, urls, record)
  if (begun.kind === 'redirect') return { order: heldOrder, paymentUrl: begun.url }
  const pending = await db.writeBatched(inventoryKey(event), async (tx) => {
    const isConfirmed = buyer.isSeller || (await isOwnAddress(tx, order))
    const current = await getEvent(tx, event.id)
    const deadlineMs = paymentDeadline(current, { method, isConfirmed }, clock.now(), config)
    await claimUnpaid(tx, order.id, buyer, config)
    const held = await holdForPayment(sales.context, tx, order, method, deadlineMs)
    if (!held) return await throwStepError(tx, order.id, clock.now())
    await sales.recordEffect(tx, order.id)
    return held
  })
  return { order: pending, instructions: begun.instructions }
}

/** True if the address is the verified address of the buyer's account. */
async function isOwnAddress(db: Kysely<Tables>, { user_id, email_folded }: OrderRow): Promise<boolean> {
  const user = user_id === null ? undefined : await findUser(db, user_id)
  return user !== undefined && ownAddressOf(user) === email_folded
}
