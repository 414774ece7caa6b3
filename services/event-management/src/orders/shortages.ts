import type { Problem } from '@octavo/platform/errors.ts'
import { problem } from '../errors.ts'
import { Shortage } from '../inventory/reservations.ts'
import { listLapsedIn } from '../store/holds.ts'
import type { PoolKind } from '../store/inventory-tables.ts'
import { listPoolsById } from '../store/pools.ts'
import { lapseOrders } from './lapse-orders.ts'
import type { Sales } from './sales.ts'

/**
 * Attempts what reserves units. Where a pool has not enough, what lapsed in it comes back first and it is attempted
 * once more; `onShortage` learns which pool it was in the end.
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
      if (!(error instanceof Shortage)) throw error
      if (!isAgain && (await reclaim(sales, error.poolId))) continue
      onShortage(error.poolId)
      throw await soldOut(sales, error.poolId)
    }
  }
}

const mostAtOnce = 50

async function reclaim(sales: Sales, poolId: number): Promise<boolean> {
  const { db, clock } = sales.context
  const orderIds = await listLapsedIn(db.read, poolId, clock.now(), mostAtOnce)
  return orderIds.length > 0 && (await lapseOrders(sales, orderIds)) > 0
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
