import type { EventRow } from '../events/store/events.ts'
import type { TierHoldRow, TierRow } from '../inventory/store/inventory-tiers.ts'
import type { TicketClassRow } from './store/ticket-classes.ts'

export interface Sources {
  event: Pick<EventRow, 'capacity_pool_id'>
  tier?: Pick<TierRow, 'pool_id'> | undefined
  /** Units of a hold are not taken from the pool that it was set aside from. */
  hold?: Pick<TierHoldRow, 'pool_id' | 'tier_id'> | undefined
  discount?: { pool_id: number } | undefined
}

/** The pools that one ticket takes a unit of, in locking order. */
export function poolsOf(
  { pool_id, category }: Pick<TicketClassRow, 'pool_id' | 'category'>,
  { event, tier, hold, discount }: Sources,
): number[] {
  const ofTier = hold && hold.tier_id !== null ? hold.pool_id : tier?.pool_id
  const ofEvent = hold && hold.tier_id === null ? hold.pool_id : event.capacity_pool_id
  const pools = [pool_id, ofTier, category === 'add_on' ? null : ofEvent, discount?.pool_id]
  return pools.filter((id) => typeof id === 'number').sort((a, b) => a - b)
}
