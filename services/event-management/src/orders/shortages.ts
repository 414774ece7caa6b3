import type { Problem } from '@octavo/platform/errors.ts'
import type { PoolKind } from '../database/inventory-tables.ts'
import { problem } from '../errors.ts'
import { Shortage } from '../inventory/reservations.ts'
import { listExpiredIn } from '../inventory/store/holds.ts'
import { listPoolsById } from '../inventory/store/pools.ts'
import { seatsTaken } from '../seats/seats-taken.ts'
import { listExpiredAt, listSeatsById } from '../seats/store/seats.ts'
import { SeatsTaken } from '../seats/take-seats.ts'
import { expireOrders } from './expire-orders.ts'
import type { SalesCore } from './sales-core.ts'

/**
 * Retries once after expired holds of the missing pool or seats have been released. `onShortage` is called
 * with the pool that was finally too small.
 */
export async function attemptToReserve<T>(
  sales: SalesCore,
  attempt: () => Promise<T>,
  onShortage: (poolId: number) => void = () => {},
): Promise<T> {
  for (let isRetry = false; ; isRetry = true) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof Shortage || error instanceof SeatsTaken)) throw error
      if (!isRetry && (await reclaim(sales, error))) continue
      const { isAvailable, refusal } = await checkAvailability(sales, error)
      if (!isRetry && isAvailable) continue
      if (error instanceof Shortage) onShortage(error.poolId)
      throw refusal
    }
  }
}

interface Availability {
  isAvailable: boolean
  refusal: Problem
}

const maxConcurrent = 50

/** Releases expired holds of the missing pool or seats. */
async function reclaim(sales: SalesCore, lack: Shortage | SeatsTaken): Promise<boolean> {
  const { db, clock } = sales.context
  const orderIds =
    lack instanceof Shortage
      ? await listExpiredIn(db.read, lack.poolId, clock.now(), maxConcurrent)
      : await listExpiredAt(db.read, lack.seatIds, clock.now())
  return orderIds.length > 0 && (await expireOrders(sales, orderIds)) > 0
}

/** Checks if the units have become available meanwhile, and builds the error for the case that they have not. */
async function checkAvailability({ context }: SalesCore, lack: Shortage | SeatsTaken): Promise<Availability> {
  const { read } = context.db
  if (lack instanceof SeatsTaken) {
    const seats = await listSeatsById(read, lack.seatIds)
    return { isAvailable: seats.every(({ state }) => state === 'free'), refusal: seatsTaken(seats) }
  }
  const [pool] = await listPoolsById(read, [lack.poolId])
  if (!pool) return { isAvailable: false, refusal: problem('SOLD_OUT') }
  const remaining = (pool.capacity ?? Infinity) - pool.sold - pool.held
  return {
    isAvailable: remaining >= lack.quantity,
    refusal: problem('SOLD_OUT', { message: messages[pool.kind] }),
  }
}

const tickets = 'Not enough tickets are available.'

const messages: Record<PoolKind, string> = {
  event: tickets,
  tier: tickets,
  hold: tickets,
  ticket_class: tickets,
  discount: 'The code has not enough uses left for this quantity.',
  choice: 'Not enough of a chosen answer option is available.',
  buyer: 'The quantity exceeds the tickets that one buyer can have for this event.',
  invitation: 'The quantity exceeds the tickets that remain on the invitation.',
}
