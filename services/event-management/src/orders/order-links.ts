import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { TicketOrderTable } from '../database/order-tables.ts'

export type LinkedOrder = Pick<Selectable<TicketOrderTable>, 'id' | 'access_hash'>

/** What opens an order to whoever has its link: the buyer, who may have no account. Ends with its `access_hash`. */
export function orderToken({ id, access_hash }: LinkedOrder): string {
  return createHmac('sha256', access_hash).update(`order ${id}`).digest('base64url')
}

export function isOrderToken(order: LinkedOrder, token: string): boolean {
  const [expected, given] = [Buffer.from(orderToken(order)), Buffer.from(token)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}
