import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import type { EventRow } from '../events/store/events.ts'
import { inventoryKey } from '../inventory/key.ts'
import { freeSeatsOfOrder } from '../seats/store/seat-changes.ts'
import { listSections } from '../seats/store/seat-maps.ts'
import { listSeatsById, type Seat } from '../seats/store/seats.ts'
import { type SeatRequest, takeSeats } from '../seats/take-seats.ts'
import { toTheSecond } from '../wire/moments.ts'
import type { Sales } from './sales.ts'
import { attemptToReserve } from './shortages.ts'
import { throwStepError } from './step-error.ts'
import { listLines, type OrderLineRow } from './store/order-lines.ts'
import { type OrderRow, transitionOrder } from './store/orders.ts'

/** Exchanges the seats of an order that is not placed. */
export async function chooseSeats(
  sales: Sales,
  event: EventRow,
  { id }: OrderRow,
  seatIds: readonly number[],
): Promise<OrderRow> {
  const { db, clock } = sales.context
  return await attemptToReserve(sales, () =>
    db.writeBatched(inventoryKey(event), async (tx) => {
      const nowMs = clock.now()
      const condition = { from: ['started' as const], notExpiredAtMs: nowMs }
      const order = await transitionOrder(tx, id, condition, { changed_at_ms: toTheSecond(nowMs) })
      if (!order) return await throwStepError(tx, id, nowMs)
      const seatRequests = await readSeatRequests(tx, order, seatIds)
      await freeSeatsOfOrder(tx, id)
      await takeSeats(tx, { eventId: event.id, orderId: id }, seatRequests)
      return order
    }),
  )
}

/** In the transaction that takes the seats, since another request may change the tickets. */
async function readSeatRequests(
  tx: Transaction<Tables>,
  { id, event_id }: OrderRow,
  seatIds: readonly number[],
): Promise<SeatRequest[]> {
  const lines = await listLines(tx, [id])
  const seated = new Set((await listSections(tx, [event_id])).map((section) => section.ticket_class_id))
  return seatRequestsOf(
    lines.filter(({ ticket_class_id }) => seated.has(ticket_class_id)),
    await listSeatsById(tx, seatIds),
  )
}

function seatRequestsOf(lines: readonly OrderLineRow[], seats: readonly Seat[]): SeatRequest[] {
  const chosen = Map.groupBy(seats, (seat) => seat.ticket_class_id)
  const seatRequests = [...Map.groupBy(lines, (line) => line.ticket_class_id)].map(
    ([ticketClassId, some]) => ({
      ticketClassId,
      quantity: some.reduce((sum, { quantity }) => sum + quantity, 0),
      seatIds: (chosen.get(ticketClassId) ?? []).map(({ id }) => id),
    }),
  )
  const count = seatRequests.reduce((sum, { seatIds }) => sum + seatIds.length, 0)
  if (count < seats.length || seatRequests.some(({ quantity, seatIds }) => quantity !== seatIds.length)) {
    const quantities = lines.map(({ quantity, ticket_class_name }) => `${quantity} × ${ticket_class_name}`)
    throw problem('BAD_QUANTITIES', {
      message: `Choose as many seats as you have tickets: ${quantities.join(', ')}.`,
    })
  }
  return seatRequests
}
