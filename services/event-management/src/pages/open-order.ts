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
