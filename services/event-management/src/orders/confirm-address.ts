import { createHmac, timingSafeEqual } from 'node:crypto'
import type { EventRow } from '../events/store/events.ts'
import { inventoryKey } from '../inventory/key.ts'
import { prolongHolds } from '../inventory/store/holds.ts'
import type { LinkedOrder } from './order-links.ts'
import { canConfirm, paymentDeadline } from './payment-deadline.ts'
import type { Sales } from './sales.ts'
import { refuseStep } from './steps.ts'
import { findOrder, type OrderRow, stepOrder } from './store/orders.ts'

/** Stands only in mails to the buyer, so whoever has it reads the mails of that address. */
export function confirmationToken({ id, access_hash }: LinkedOrder): string {
  return createHmac('sha256', access_hash).update(`confirm ${id}`).digest('base64url')
}

export function isConfirmationToken(order: LinkedOrder, token: string): boolean {
  const [expected, actual] = [Buffer.from(confirmationToken(order)), Buffer.from(token)]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** The buyer's address is theirs: from now on the order waits as long as the event's payments may take. */
export async function confirmAddress(sales: Sales, event: EventRow, { id }: OrderRow): Promise<OrderRow> {
  const { db, clock, config } = sales.context
  return await db.writeBatched(inventoryKey(event), async (tx) => {
    const nowMs = clock.now()
    const order = await findOrder(tx, id)
    if (!order || !canConfirm(order)) return order ?? (await refuseStep(tx, id, nowMs))
    const terms = { method: order.payment_method ?? '', isConfirmed: true }
    // From its creation, so that nothing but the time that was promised is added.
    const deadlineMs = paymentDeadline(event, terms, order.created_at_ms, config)
    const expiresAtMs = Math.max(order.expires_at_ms ?? 0, deadlineMs)
    const confirmed = await stepOrder(
      tx,
      id,
      { from: ['pending'], unlapsedAtMs: nowMs },
      { is_email_confirmed: 1, expires_at_ms: expiresAtMs },
    )
    if (!confirmed) return await refuseStep(tx, id, nowMs)
    await prolongHolds(tx, id, expiresAtMs)
    return confirmed
  })
}
