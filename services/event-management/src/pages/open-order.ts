import type { Scope } from '../context.ts'
import { notFound } from '../errors.ts'
import { type EventRow, getEventRow } from '../events/store/events.ts'
import { isOrderToken } from '../orders/order-links.ts'
import { findOrder, type OrderRow } from '../orders/store/orders.ts'
import { readId } from '../wire/ids.ts'

/** Returns the order of a link with its secret. */
export async function openOrder(
  { db }: Pick<Scope, 'db'>,
  id: string,
  access: string,
): Promise<{ event: EventRow; order: OrderRow }> {
  const order = await findOrder(db, readId(id, 'order'))
  if (!order || !isOrderToken(order, access)) throw notFound('order')
  return { order, event: await getEventRow(db, order.event_id) }
}

/** True while the order is at the checkout. */
export function isOpen({ status, expires_at_ms }: OrderRow, nowMs: number): boolean {
  return status === 'started' && (expires_at_ms ?? 0) > nowMs
}
