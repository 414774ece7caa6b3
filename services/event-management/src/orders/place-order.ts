import { argumentsError, notAChoice } from '../errors.ts'
import { inventoryKey } from '../inventory/key.ts'
import type { EventRow } from '../store/events.ts'
import type { OrderRow } from '../store/orders.ts'
import { holdFor } from './hold-for.ts'
import { requireDetails } from './require-details.ts'
import type { Sales } from './sales.ts'
import { settlePending } from './settle-order.ts'
import { refuseStep } from './steps.ts'

export interface Placing {
  order: OrderRow
  /** Where the buyer goes to pay. */
  paymentUrl?: string
  /** How to pay, where that happens elsewhere. */
  instructions?: string
}

export interface PaymentChoice {
  method: string | undefined
  successUrl: string
  cancelUrl: string
}

/** Completes an order: at once where it is free, else in the way that the buyer chooses to pay. */
export async function placeOrder(
  sales: Sales,
  event: EventRow,
  order: OrderRow,
  choice: PaymentChoice,
): Promise<Placing> {
  if (order.status === 'placed') return { order }
  await requireDetails(sales.context.db.read, order)
  if (order.gross === 0)
    return {
      order: await sales.complete({
        event,
        orderId: order.id,
        from: 'started',
        method: 'free',
        recordEffect: sales.recordEffect,
      }),
    }
  return await payFor(sales, event, order, choice)
}

/** The organiser has got the money for an order that waits for it. */
export async function placePending(sales: Sales, event: EventRow, order: OrderRow): Promise<OrderRow> {
  if (order.status === 'placed') return order
  const method = order.payment_method ?? 'cash'
  return await sales.complete({
    event,
    orderId: order.id,
    from: 'pending',
    method,
    recordEffect: sales.recordEffect,
  })
}

async function payFor(
  sales: Sales,
  event: EventRow,
  order: OrderRow,
  { method: wanted, ...urls }: PaymentChoice,
): Promise<Placing> {
  const { db, clock, config } = sales.context
  if (wanted === undefined) throw argumentsError({ 'order.payment_method': ['MISSING'] })
  const methods = await sales.payments.listMethods(db.read, order.organization_id)
  const method = methods.find((one) => one.method === wanted)?.method
  if (method === undefined) throw argumentsError({ 'order.payment_method': [notAChoice(wanted)] })
  const held = await holdFor(sales, event, order, payingMs)
  const begun = await sales.payments.begin(held, method, urls)
  if (begun.kind === 'redirect') return { order: held, paymentUrl: begun.url }
  const deadlineMs = Math.min(clock.now() + config.pendingOrderDays * dayMs, event.end_ms)
  const pending = await db.writeTogether(inventoryKey(event), async (tx) => {
    const settled = await settlePending(sales, tx, order.id, method, deadlineMs)
    if (!settled) return await refuseStep(tx, order.id, clock.now())
    await sales.recordEffect(tx, order.id)
    return settled
  })
  return { order: pending, instructions: begun.instructions }
}

const payingMs = 30 * 60_000
const dayMs = 86_400_000
