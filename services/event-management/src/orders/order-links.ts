import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { TicketOrderTable } from '../database/order-tables.ts'

export type LinkedOrder = Pick<Selectable<TicketOrderTable>, 'id' | 'access_hash'>

/** The secret of the order link, which replaces an account. A new `access_hash` revokes it. */
export function orderToken({ id, access_hash }: LinkedOrder): string {
  return createHmac('sha256', access_hash).update(`order ${id}`).digest('base64url')
}

export function isOrderToken(order: LinkedOrder, token: string): boolean {
  const [expected, actual] = [Buffer.from(orderToken(order)), Buffer.from(token)]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
