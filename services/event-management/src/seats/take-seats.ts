import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { findAdjacentSeats, groupSeats } from './best-seats.ts'
import { holdSeats } from './store/seat-changes.ts'
import { listSections } from './store/seat-maps.ts'
import { listFreeSeats } from './store/seats.ts'

/** Another order has one of these seats. The transaction must be rolled back. */
export class SeatsTaken extends Error {
  readonly seatIds: readonly number[]

  constructor(seatIds: readonly number[]) {
    super(`Seats ${seatIds.join(', ')} are taken`)
    this.name = 'SeatsTaken'
    this.seatIds = seatIds
  }
}

export interface SeatRequest {
  ticketClassId: number
  quantity: number
  /** Without IDs, the best available seats are chosen. */
  seatIds?: readonly number[] | undefined
}

/**
 * Takes a seat for each ticket with reserved seating, all or none. The pools have already guaranteed the
 * quantity, and orders of one event are serialized.
 */
export async function takeSeats(
  tx: Transaction<Tables>,
  { eventId, orderId }: { eventId: number; orderId: number },
  requests: readonly SeatRequest[],
): Promise<void> {
  const seated = new Set((await listSections(tx, [eventId])).map((section) => section.ticket_class_id))
  const requested = requests.filter(({ ticketClassId }) => seated.has(ticketClassId))
  if (requested.length === 0) return
  const ids = requested.flatMap(({ seatIds = [] }) => seatIds)
  const unnamed = requested.filter(({ seatIds }) => seatIds === undefined)
  for (const [ticketClassId, some] of Map.groupBy(unnamed, (request) => request.ticketClassId)) {
    const quantity = some.reduce((sum, request) => sum + request.quantity, 0)
    ids.push(...(await findBest(tx, ticketClassId, quantity, new Set(ids))))
  }
  const heldIds = new Set(await holdSeats(tx, orderId, ids))
  if (heldIds.size < ids.length) throw new SeatsTaken(ids.filter((id) => !heldIds.has(id)))
}

/** Usually the first seats suffice, so not all of them are read. */
const lookedAt = [200, 5_000]

async function findBest(
  tx: Transaction<Tables>,
  ticketClassId: number,
  quantity: number,
  others: ReadonlySet<number>,
): Promise<number[]> {
  let free: Awaited<ReturnType<typeof listFreeSeats>> = []
  for (const limit of lookedAt) {
    free = (await listFreeSeats(tx, ticketClassId, limit)).filter(({ id }) => !others.has(id))
    const together = findAdjacentSeats(free, quantity)
    if (together) return together
    if (free.length + others.size < limit) break
  }
  const apart = groupSeats(free, quantity)
  if (apart.length < quantity) throw new Error(`Ticket class ${ticketClassId} has fewer seats than its pool`)
  return apart
}
