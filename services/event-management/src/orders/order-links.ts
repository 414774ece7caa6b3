import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { TicketOrderTable } from '../store/order-tables.ts'

type Order = Pick<Selectable<TicketOrderTable>, 'id' | 'access_hash'>

/** What opens an order to whoever has its link: the buyer, who may have no account. Ends with its `access_hash`. */
export function orderToken({ id, access_hash }: Order): string {
  return createHmac('sha256', access_hash).update(`order ${id}`).digest('base64url')
}

export function isOrderToken(order: Order, token: string): boolean {
  const [expected, given] = [Buffer.from(orderToken(order)), Buffer.from(token)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}
