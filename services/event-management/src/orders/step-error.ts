import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { notFound, problem } from '../errors.ts'
import { findOrder, type OrderRow } from './store/orders.ts'

/** Throws the reason why a step was not possible. */
export async function throwStepError(db: Kysely<Tables>, orderId: number, nowMs: number): Promise<never> {
  const order = await findOrder(db, orderId)
  if (!order) throw notFound('order')
  const isExpired = hasExpired(order, nowMs)
  if (order.status === 'started' && !isExpired) throw problem('REQUEST_CONFLICT', { message: changed })
  throw problem(isExpired && order.status !== 'placed' ? 'ORDER_EXPIRED' : 'INVALID_ORDER_STATE')
}

/** Also true after the job has released the order. */
export function hasExpired({ expires_at_ms }: Pick<OrderRow, 'expires_at_ms'>, nowMs: number): boolean {
  return expires_at_ms !== null && expires_at_ms <= nowMs
}

const changed = 'The order was changed or is being paid by another request. Read it again.'
