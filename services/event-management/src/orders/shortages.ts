import type { Problem } from '@octavo/platform/errors.ts'
import { problem } from '../errors.ts'
import { Shortage } from '../inventory/reservations.ts'
import { seatsTaken } from '../seats/seats-taken.ts'
import { SeatsTaken } from '../seats/take-seats.ts'
import { listLapsedIn } from '../store/holds.ts'
import type { PoolKind } from '../store/inventory-tables.ts'
import { listPoolsById } from '../store/pools.ts'
import { listLapsedAt, listSeatsById } from '../store/seats.ts'
import { lapseOrders } from './lapse-orders.ts'
import type { Sales } from './sales.ts'

/**
 * Attempts what reserves units. Where a pool has not enough, or a seat is somebody's, what lapsed of it comes back first
 * and it is attempted once more; `onShortage` learns which pool it was in the end.
 */
export async function attemptToReserve<T>(
  sales: Sales,
  attempt: () => Promise<T>,
  onShortage: (poolId: number) => void = () => {},
): Promise<T> {
  for (let isAgain = false; ; isAgain = true) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof Shortage || error instanceof SeatsTaken)) throw error
      if (!isAgain && ((await reclaim(sales, error)) || (await hasComeBack(sales, error)))) continue
      if (error instanceof SeatsTaken)
        throw seatsTaken(await listSeatsById(sales.context.db.read, error.seatIds))
      onShortage(error.poolId)
      throw await soldOut(sales, error.poolId)
    }
  }
}

const mostAtOnce = 50

async function reclaim(sales: Sales, lack: Shortage | SeatsTaken): Promise<boolean> {
  const { db, clock } = sales.context
  const orderIds =
    lack instanceof Shortage
      ? await listLapsedIn(db.read, lack.poolId, clock.now(), mostAtOnce)
      : await listLapsedAt(db.read, lack.seatIds, clock.now())
  return orderIds.length > 0 && (await lapseOrders(sales, orderIds)) > 0
}

/** Meanwhile somebody else may have ended what lapsed. */
async function hasComeBack({ context }: Sales, lack: Shortage | SeatsTaken): Promise<boolean> {
  const { read } = context.db
  if (lack instanceof SeatsTaken)
    return (await listSeatsById(read, lack.seatIds)).every(({ state }) => state === 'free')
  const [pool] = await listPoolsById(read, [lack.poolId])
  return pool !== undefined && pool.capacity !== null && pool.sold + pool.held < pool.capacity
}

async function soldOut({ context }: Sales, poolId: number): Promise<Problem> {
  const [pool] = await listPoolsById(context.db.read, [poolId])
  return problem('SOLD_OUT', pool ? { message: messages[pool.kind] } : {})
}

const tickets = 'There are not that many tickets left.'

const messages: Record<PoolKind, string> = {
  event: tickets,
  tier: tickets,
  hold: tickets,
  ticket_class: tickets,
  discount: 'The code cannot be used that often any more.',
  choice: 'What was chosen in an answer is not left that often.',
  buyer: 'One buyer cannot have that many tickets of this event.',
}
