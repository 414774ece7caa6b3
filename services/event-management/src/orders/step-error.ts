import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { notFound, problem } from '../errors.ts'
import { findOrder } from './store/orders.ts'

/** Throws the reason why a step was not possible. */
export async function throwStepError(db: Kysely<Tables>, orderId: number, nowMs: number): Promise<never> {
  const order = await findOrder(db, orderId)
  if (!order) throw notFound('order')
  const isExpired = order.expires_at_ms !== null && order.expires_at_ms <= nowMs
  if (order.status === 'started' && !isExpired) throw problem('REQUEST_CONFLICT', { message: changed })
  throw problem(isExpired && order.status !== 'placed' ? 'ORDER_EXPIRED' : 'INVALID_ORDER_STATE')
}

const changed = 'The order was changed or is being paid by another request. Read it again.'
