import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { findTogether, gatherApart } from './best-seats.ts'
import { holdSeats } from './store/seat-changes.ts'
import { listSections } from './store/seat-maps.ts'
import { listFreeSeats } from './store/seats.ts'

/** Somebody else has one of these seats. Whoever throws it keeps nothing of the transaction. */
export class SeatsTaken extends Error {
  readonly seatIds: readonly number[]

  constructor(seatIds: readonly number[]) {
    super(`Seats ${seatIds.join(', ')} are taken`)
    this.name = 'SeatsTaken'
    this.seatIds = seatIds
  }
}

export interface SeatWish {
  ticketClassId: number
  quantity: number
  /** The best ones, where none are named. */
  seatIds?: readonly number[] | undefined
}

/**
 * Takes a seat for each ticket of the order that has one, all of them or none. The pools have told already that there
 * are as many; orders of one event do so one after another.
 */
export async function takeSeats(
  tx: Transaction<Tables>,
  { eventId, orderId }: { eventId: number; orderId: number },
  wishes: readonly SeatWish[],
): Promise<void> {
  const seated = new Set((await listSections(tx, [eventId])).map((section) => section.ticket_class_id))
  const wanted = wishes.filter(({ ticketClassId }) => seated.has(ticketClassId))
  if (wanted.length === 0) return
  const ids = wanted.flatMap(({ seatIds = [] }) => seatIds)
  const unnamed = wanted.filter(({ seatIds }) => seatIds === undefined)
  for (const [ticketClassId, some] of Map.groupBy(unnamed, (wish) => wish.ticketClassId)) {
    const quantity = some.reduce((sum, wish) => sum + wish.quantity, 0)
    ids.push(...(await findBest(tx, ticketClassId, quantity, new Set(ids))))
  }
  const taken = new Set(await holdSeats(tx, orderId, ids))
  if (taken.size < ids.length) throw new SeatsTaken(ids.filter((id) => !taken.has(id)))
}

/** Most often they are among the first ones, and the whole house need not be looked at. */
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
    const together = findTogether(free, quantity)
    if (together) return together
    if (free.length + others.size < limit) break
  }
  const apart = gatherApart(free, quantity)
  if (apart.length < quantity) throw new Error(`Ticket class ${ticketClassId} has fewer seats than its pool`)
  return apart
}
