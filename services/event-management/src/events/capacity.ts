import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { argumentsError, problem } from '../errors.ts'
import { createPool, readPools, resizePool } from '../inventory/pools.ts'
import { listTierHolds } from '../inventory/store/inventory-tiers.ts'
import { type EventRow, updateEvents } from './store/events.ts'

/** Sets the total capacity including holds; null if only the ticket classes limit it. */
export async function setEventCapacity(
  tx: Transaction<Tables>,
  event: Pick<EventRow, 'id' | 'capacity_pool_id'>,
  capacity: number | null,
): Promise<void> {
  const holds = (await listTierHolds(tx, [event.id])).filter(({ tier_id }) => tier_id === null)
  const pools = [
    ...(
      await readPools(
        tx,
        holds.map(({ pool_id }) => pool_id),
      )
    ).values(),
  ]
  if (capacity === null && holds.length > 0)
    throw argumentsError({ 'capacity_tier.capacity_total': ['INVALID'] })
  const remainingCapacity =
    capacity === null ? null : capacity - pools.reduce((sum, pool) => sum + (pool.capacity ?? 0), 0)
  if (remainingCapacity !== null && remainingCapacity < 0)
    throw problem('HOLD_QUANTITIES_EXCEEDS_REMAINING_CAPACITY')
  const poolId =
    event.capacity_pool_id ??
    (await createPool(tx, { eventId: event.id, kind: 'event', capacity: remainingCapacity }))
  if ((await resizePool(tx, poolId, remainingCapacity)) === 'too-small') {
    const sold = (await readPools(tx, [poolId])).get(poolId)
    const isForHolds = sold !== undefined && capacity !== null && sold.sold + sold.held <= capacity
    throw problem(
      isForHolds && holds.length > 0
        ? 'HOLD_QUANTITIES_EXCEEDS_REMAINING_CAPACITY'
        : 'CAPACITY_TOTAL_TOO_SMALL',
    )
  }
  await updateEvents(tx, [event.id], { capacity, capacity_pool_id: poolId })
}
