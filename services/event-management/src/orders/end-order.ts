import { increment } from '../database/increment.ts'
import { problem } from '../errors.ts'
import type { EventRow } from '../events/store/events.ts'
import { inventoryKey } from '../inventory/key.ts'
import type { Notification } from '../outbox/notifications.ts'
import { queueMail } from '../outbox/outbox.ts'
import { toTheSecond } from '../wire/moments.ts'
import { extendHold } from './extend-hold.ts'
import { releaseOrder } from './release-order.ts'
import type { Sales } from './sales.ts'
import { throwStepError } from './step-error.ts'
import { findOrder, type OrderRow } from './store/orders.ts'

/** By the buyer, or by the organizer of a pending order. The notification is mailed to the buyer. */
export async function abandonOrder(
  sales: Sales,
  event: EventRow,
  order: OrderRow,
  notification?: Notification,
): Promise<OrderRow> {
  const { db, clock } = sales.context
  return await db.writeBatched(inventoryKey(event), async (tx) => {
    const nowMs = clock.now()
    if (notification) await queueMail(tx, sales.context, notification)
    await releaseOrder(sales, tx, order.id, { cause: 'abandon', nowMs })
    const ended = await findOrder(tx, order.id)
    if (ended?.status !== 'abandoned') return await throwStepError(tx, order.id, nowMs)
    await sales.recordEffect(tx, order.id)
    return ended
  })
}

/** Doubles the time for buyers who need longer: WCAG 2.2, criterion 2.2.1. */
export async function extendOrder(
  { context, recordEffect }: Sales,
  event: EventRow,
  order: OrderRow,
): Promise<OrderRow> {
  const { db, clock } = context
  return await db.writeBatched(inventoryKey(event), async (tx) => {
    const nowMs = clock.now()
    const before = await findOrder(tx, order.id)
    const extended = await extendHold(tx, order.id, {
      untilMs: nowMs + event.tx_time_limit_s * 1_000,
      nowMs,
      change: { extensions: increment('extensions'), changed_at_ms: toTheSecond(nowMs) },
    })
    if (before && !canExtend(before)) throw problem('INVALID_ORDER_STATE', { message: tooOften })
    await recordEffect(tx, order.id)
    return extended
  })
}

export function canExtend({
  extensions,
  expires_at_ms,
  hold_until_ms,
}: Pick<OrderRow, 'extensions' | 'expires_at_ms' | 'hold_until_ms'>): boolean {
  return extensions < maxExtensions && (expires_at_ms ?? 0) < (hold_until_ms ?? 0)
}

/** The minimum of WCAG 2.2, criterion 2.2.1. */
const maxExtensions = 10
const tooOften = 'The time for this order cannot be extended any more.'
