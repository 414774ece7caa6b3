import type { Kysely } from 'kysely'
import { listPermittedOrganizationIds, requirePermission } from '../access/permissions.ts'
import type { Scope, Viewer } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { notFound } from '../errors.ts'
import { isOrderToken } from './order-links.ts'
import { findOrder, type OrderRow } from './store/orders.ts'

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

/** The order for its buyer and for members with the declared permission. To strangers it does not exist. */
export async function getSeenOrder(
  db: Kysely<Tables>,
  { viewer, access }: OrderViewer,
  id: number,
): Promise<SeenOrder> {
  const order = await findOrder(db, id)
  if (!order) throw notFound('order')
  const isBuyer = isBuyerOf(order, { viewer, access })
  if (!isBuyer) await requirePermission(db, viewer, order.organization_id, 'order')
  return { order, isBuyer }
}

/** For expansions, which may reach orders that the route itself does not show. */
export async function orderFilterOf({
  db,
  viewer,
  access,
}: Pick<Scope, 'db' | 'viewer' | 'access'>): Promise<(order: OrderRow) => boolean> {
  const organizationIds = new Set(await listPermittedOrganizationIds(db, viewer, 'read_orders'))
  return (order) => isBuyerOf(order, { viewer, access }) || organizationIds.has(order.organization_id)
}

function isBuyerOf(order: OrderRow, { viewer, access }: OrderViewer): boolean {
  const isOwner = viewer.userId !== null && order.user_id === viewer.userId
  return isOwner || (access !== undefined && isOrderToken(order, access))
}
