import { notFound } from '../errors.ts'
import { isOrderToken } from '../orders/order-links.ts'
import type { Scope } from '../scope.ts'
import { type EventRow, getEventRow } from '../store/events.ts'
import { findOrder, type OrderRow } from '../store/orders.ts'
import { readId } from '../wire/ids.ts'

/** The order that a link opens. */
export async function openOrder(
  { db }: Pick<Scope, 'db'>,
  id: string,
  access: string,
): Promise<{ event: EventRow; order: OrderRow }> {
  const order = await findOrder(db, readId(id, 'order'))
  if (!order || !isOrderToken(order, access)) throw notFound('order')
  return { order, event: await getEventRow(db, order.event_id) }
}

/** Whether there is still something to be done at the checkout. */
export function isOpen({ status, expires_at_ms }: OrderRow, nowMs: number): boolean {
  return status === 'started' && (expires_at_ms ?? 0) > nowMs
}
