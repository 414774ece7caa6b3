import { presentLine } from '../present/orders.ts'
import type { Scope } from '../scope.ts'
import { listLines } from '../store/order-lines.ts'
import type { OrderRow } from '../store/orders.ts'
import type { Wanted } from '../wire/expansions.ts'
import { presentOrders } from './expansions.ts'

/** Alone, an order also shows which tickets it is for. */
export async function presentOneOrder(order: OrderRow, scope: Scope, wanted: Wanted) {
  const [[presented], lines] = await Promise.all([
    presentOrders([order], scope, wanted),
    listLines(scope.db, [order.id]),
  ])
  if (!presented) throw new Error('One order was given, and none came back.')
  return { ...presented, tickets: lines.map(presentLine) }
}
