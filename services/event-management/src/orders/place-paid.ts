import { Problem } from '@octavo/platform/errors.ts'
import type { Transaction } from 'kysely'
import { inventoryKey } from '../inventory/key.ts'
import { reserve } from '../inventory/reservations.ts'
import { takeSeats } from '../seats/take-seats.ts'
import { findEvent } from '../store/events.ts'
import { listLines } from '../store/order-lines.ts'
import { findOrder, type OrderRow } from '../store/orders.ts'
import type { Tables } from '../store/tables.ts'
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
        if (current?.status === 'abandoned') await reserveAgain(tx, current, nowMs)
        const from = ['started', 'pending', 'abandoned'] as const
        const placed = await settlePlaced(sales.context, tx, [orderId], { from }, 'stripe')
        return placed.length > 0 ? 'placed' : 'refused'
      }),
    )
  } catch (error) {
    if (error instanceof Problem) return 'refused'
    throw error
  }
}

/** What it had is others' or free: it gets as much, and the best seats that there are. */
async function reserveAgain(tx: Transaction<Tables>, order: OrderRow, nowMs: number): Promise<void> {
  const { id: orderId, event_id: eventId, claims } = order
  await reserve(tx, [{ orderId, quantities: decodeClaims(claims), expiresAtMs: nowMs }], nowMs)
  const lines = await listLines(tx, [orderId])
  const wishes = lines.map(({ ticket_class_id, quantity }) => ({ ticketClassId: ticket_class_id, quantity }))
  await takeSeats(tx, { eventId, orderId }, wishes)
}
