import { listEventsById } from '../events/store/events.ts'
import { inventoryKey } from '../inventory/key.ts'
import { releaseOrder } from './release-order.ts'
import type { SalesCore } from './sales-core.ts'
import { listExpired, listOrdersById } from './store/orders.ts'

/** Ends the expired orders among these, and returns their number. */
export async function expireOrders(sales: SalesCore, orderIds: readonly number[]): Promise<number> {
  const { db, clock } = sales.context
  const orders = await listOrdersById(db.read, orderIds)
  const events = await listEventsById(
    db.read,
    [...orders.values()].map(({ event_id }) => event_id),
  )
  const results = await Promise.all(
    [...orders.values()].map(async ({ id, event_id }) => {
      const event = events.get(event_id)
      if (!event) return false
      return await db.writeBatched(inventoryKey(event), (tx) =>
        releaseOrder(sales, tx, id, { cause: 'expire', nowMs: clock.now() }),
      )
    }),
  )
  return results.filter((hasEnded) => hasEnded).length
}

/** Ends all expired orders, even if nobody needs their tickets. */
export async function expireDueOrders(sales: SalesCore, signal: AbortSignal): Promise<void> {
  const { db, clock } = sales.context
  while (!signal.aborted) {
    const orders = await listExpired(db.read, clock.now(), sweepBatchSize)
    const count = await expireOrders(
      sales,
      orders.map(({ id }) => id),
    )
    // Orders that others have ended are not listed again.
    if (orders.length < sweepBatchSize || count === 0) return
  }
}

const sweepBatchSize = 200
