import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Settings } from '../context.ts'
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

/** The deadline of an unpaid order whose address is confirmed. It counts from the creation of the order. */
export function confirmedDeadline(
  event: EventRow,
  { payment_method, created_at_ms, expires_at_ms }: OrderRow,
  config: Pick<Settings, 'unpaidOrderHours' | 'pendingOrderDays'>,
): number {
  const terms = { method: payment_method ?? '', isConfirmed: true }
  return Math.max(expires_at_ms ?? 0, paymentDeadline(event, terms, created_at_ms, config))
}

/** The buyer's address is theirs: from now on the order waits as long as the event's payments may take. */
export async function confirmAddress(sales: Sales, event: EventRow, { id }: OrderRow): Promise<OrderRow> {
  const { db, clock, config } = sales.context
  return await db.writeBatched(inventoryKey(event), async (tx) => {
    const nowMs = clock.now()
    const order = await findOrder(tx, id)
    if (!order || !canConfirm(order)) return order ?? (await refuseStep(tx, id, nowMs))
    const expiresAtMs = confirmedDeadline(event, order, config)
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
