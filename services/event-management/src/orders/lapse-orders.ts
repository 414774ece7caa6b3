import { listEventsById } from '../events/store/events.ts'
import { inventoryKey } from '../inventory/key.ts'
import { freeOrder } from './free-order.ts'
import type { Sales } from './sales.ts'
import { listLapsed, listOrdersById } from './store/orders.ts'

/** Ends those of the orders whose time is over, and tells how many that were. */
export async function lapseOrders(sales: Sales, orderIds: readonly number[]): Promise<number> {
  const { db, clock } = sales.context
  const orders = await listOrdersById(db.read, orderIds)
  const events = await listEventsById(
    db.read,
    [...orders.values()].map(({ event_id }) => event_id),
  )
  const lapsed = await Promise.all(
    [...orders.values()].map(async ({ id, event_id }) => {
      const event = events.get(event_id)
      if (!event) return false
      return await db.writeBatched(inventoryKey(event), (tx) =>
        freeOrder(sales, tx, id, { cause: 'expire', nowMs: clock.now() }),
      )
    }),
  )
  return lapsed.filter(Boolean).length
}

/** Ends all whose time is over, whether or not anybody wants what they hold. */
export async function sweepOrders(sales: Sales, signal: AbortSignal): Promise<void> {
  const { db, clock } = sales.context
  while (!signal.aborted) {
    const orders = await listLapsed(db.read, clock.now(), sweptAtOnce)
    const count = await lapseOrders(
      sales,
      orders.map(({ id }) => id),
    )
    // What somebody else has ended meanwhile is not among them any more.
    if (orders.length < sweptAtOnce || count === 0) return
  }
}

const sweptAtOnce = 200
