import type { Kysely } from 'kysely'
import { listPermittedOrganizationIds, requirePermission } from '../access/permissions.ts'
import type { Scope, Viewer } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { notFound } from '../errors.ts'
import { isOrderToken } from './order-links.ts'
import { findOrder, type OrderRow } from './store/orders.ts'

/** The viewer, and the secret of the order link if they have it. */
export interface OrderViewer {
  viewer: Viewer
  access: string | undefined
}

export interface SeenOrder {
  order: OrderRow
  /** By account or by link. */
  isBuyer: boolean
}

/** Throws NOT_FOUND unless the viewer is the buyer or a member with the declared permission. */
export async function getVisibleOrder(
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

/** For expansions, which may reach orders that the viewer cannot read. */
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
