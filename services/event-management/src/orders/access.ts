import type { Kysely } from 'kysely'
import { mayIn } from '../accounts/permissions.ts'
import type { Permission } from '../accounts/roles.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { notFound } from '../errors.ts'
import { findOrder, type OrderRow } from '../store/orders.ts'
import type { Tables } from '../store/tables.ts'
import { isOrderToken } from './order-links.ts'

/** Who wants to see an order, and the secret out of its link where they have it. */
export interface OrderViewer {
  viewer: Viewer
  access: string | undefined
}

export interface SeenOrder {
  order: OrderRow
  /** The buyer, by account or by the link. */
  isBuyer: boolean
}

/** The order for its buyer and for members who may see orders. To all others it does not exist. */
export async function getSeenOrder(
  db: Kysely<Tables>,
  { viewer, access }: OrderViewer,
  id: number,
  permission: Permission = 'read_orders',
): Promise<SeenOrder> {
  const order = await findOrder(db, id)
  if (!order) throw notFound('order')
  const isOwner = viewer.userId !== null && order.user_id === viewer.userId
  const isBuyer = isOwner || (access !== undefined && isOrderToken(order, access))
  if (!isBuyer && !(await mayIn(db, viewer, order.organization_id, permission))) throw notFound('order')
  return { order, isBuyer }
}
