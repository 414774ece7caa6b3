import { Problem } from '@octavo/platform/errors.ts'
import { inventoryKey } from '../inventory/key.ts'
import { reserve } from '../inventory/reservations.ts'
import { findEvent } from '../store/events.ts'
import { findOrder } from '../store/orders.ts'
import { decodeClaims } from './claims.ts'
import type { Sales } from './sales.ts'
import { settlePlaced } from './settle-order.ts'
import { attemptToReserve } from './shortages.ts'

/** The money for an order is there. When that took too long, its tickets may be others' meanwhile. */
export async function placePaid(sales: Sales, orderId: number): Promise<'placed' | 'refused'> {
  const { db, clock } = sales.context
  const order = await findOrder(db.read, orderId)
  const event = order && (await findEvent(db.read, order.event_id))
  if (!event) return 'refused'
  try {
    return await attemptToReserve(sales, () =>
      db.writeTogether(inventoryKey(event), async (tx) => {
        const current = await findOrder(tx, orderId)
        if (current?.status === 'placed') return 'placed'
        const nowMs = clock.now()
        if (current?.status === 'abandoned')
          await reserve(tx, decodeClaims(current.claims), { orderId, cause: 'reserve', nowMs }, nowMs)
        const from = ['started', 'pending', 'abandoned'] as const
        return (await settlePlaced(sales, tx, orderId, { from }, 'stripe')) ? 'placed' : 'refused'
      }),
    )
  } catch (error) {
    if (error instanceof Problem) return 'refused'
    throw error
  }
}
