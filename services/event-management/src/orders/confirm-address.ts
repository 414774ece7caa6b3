import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Settings } from '../context.ts'
import { getEvent } from '../events/get-event.ts'
import type { EventRow } from '../events/store/events.ts'
import { inventoryKey } from '../inventory/key.ts'
import { setHoldExpiry } from '../inventory/store/holds.ts'
import type { LinkedOrder } from './order-links.ts'
import { canConfirm, paymentDeadline } from './payment-deadline.ts'
import type { Sales } from './sales.ts'
import { throwStepError } from './step-error.ts'
import { findOrder, type OrderRow, transitionOrder } from './store/orders.ts'

/** Only emails to the buyer contain it, so it proves access to the mailbox. */
export function confirmationToken({ id, access_hash }: LinkedOrder): string {
  return createHmac('sha256', access_hash).update(`confirm ${id}`).digest('base64url')
}

export function isConfirmationToken(order: LinkedOrder, token: string): boolean {
  const [expected, actual] = [Buffer.from(confirmationToken(order)), Buffer.from(token)]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** The deadline of an unpaid order whose address is confirmed. It counts from the creation of the order. */
export function confirmedDeadline(
  event: EventRow,
  { payment_method, created_at_ms, expires_at_ms }: OrderRow,
  config: Pick<Settings, 'unpaidOrderHours' | 'pendingOrderDays'>,
): number {
  const terms = { method: payment_method ?? '', isConfirmed: true }
  return Math.max(expires_at_ms ?? 0, paymentDeadline(event, terms, created_at_ms, config))
}

/** Confirms the buyer's address, which extends the payment deadline. */
export async function confirmAddress(sales: Sales, event: EventRow, { id }: OrderRow): Promise<OrderRow> {
  const { db, clock, config } = sales.context
  return await db.writeBatched(inventoryKey(event), async (tx) => {
    const nowMs = clock.now()
    const order = await findOrder(tx, id)
    if (!order || !canConfirm(order)) return order ?? (await throwStepError(tx, id, nowMs))
    const expiresAtMs = confirmedDeadline(await getEvent(tx, event.id), order, config)
    const confirmed = await transitionOrder(
      tx,
      id,
      { from: ['pending'], notExpiredAtMs: nowMs },
      { is_email_confirmed: 1, expires_at_ms: expiresAtMs },
    )
    if (!confirmed) return await throwStepError(tx, id, nowMs)
    await setHoldExpiry(tx, id, expiresAtMs)
    return confirmed
  })
}
