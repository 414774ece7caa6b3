import type { Static } from 'typebox'
import type { TierHoldRow, TierRow } from '../../inventory/store/inventory-tiers.ts'
import type { PoolRow } from '../../inventory/store/pools.ts'
import { presentId } from '../../wire/ids.ts'
import type { CapacityTier, Hold, InventoryTier } from '../schema/inventory-tiers.ts'
import type { EventStock } from '../stock.ts'
import { presentHoldId } from './ticket-classes.ts'

export function presentTier(tier: TierRow, stock: EventStock): Static<typeof InventoryTier> {
  const own = stock.holds.filter(({ tier_id }) => tier_id === tier.id)
  const pool = poolOf(tier, stock)
  return {
    id: presentId(tier.id),
    event_id: presentId(tier.event_id),
    name: tier.name,
    tier: tier.number,
    seatmap_number: tier.seatmap_number,
    sort_order: tier.sort_order,
    color: tier.color,
    quantity_total: pool.capacity ?? 0,
    quantity_sold: pool.sold,
    quantity_pending: pool.held,
    capacity_total: (pool.capacity ?? 0) + sumOf(own, stock, ({ capacity }) => capacity ?? 0),
    count_against_event_capacity: tier.counts_against_event_capacity === 1,
    image_id: presentId(tier.image_id),
    ticket_class_ids: stock.classes
      .filter(({ inventory_tier_id }) => inventory_tier_id === tier.id)
      .map(({ id }) => presentId(id)),
    holds: own.length === 0 ? null : own.map((hold) => presentHold(hold, stock)),
  }
}

/** Without a capacity, the sum of the ticket classes is the capacity. */
export function presentCapacityTier(stock: EventStock): Static<typeof CapacityTier> {
  const { event, holds } = stock
  const own = holds.filter(({ tier_id }) => tier_id === null)
  const pool = stock.pools.get(event.capacity_pool_id ?? 0) ?? empty
  const total = event.capacity ?? sumOfClasses(stock)
  return {
    event_id: presentId(event.id),
    quantity_total: pool.capacity ?? total,
    quantity_sold: pool.sold,
    quantity_pending: pool.held,
    capacity_total: total,
    capacity_sold: pool.sold + sumOf(own, stock, ({ sold }) => sold),
    capacity_pending: pool.held + sumOf(own, stock, ({ held }) => held),
    capacity_is_custom: event.capacity !== null,
    holds: own.map((hold) => presentHold(hold, stock)),
  }
}

function presentHold(hold: TierHoldRow, stock: EventStock): Static<typeof Hold> {
  const { capacity, sold, held } = poolOf(hold, stock)
  return {
    id: presentHoldId(hold.id),
    event_id: presentId(hold.event_id),
    name: hold.name,
    abbreviation: hold.abbreviation,
    sort_order: hold.sort_order,
    color: hold.color,
    quantity_sold: sold,
    quantity_total: capacity ?? 0,
    quantity_pending: held,
  }
}

type Counts = Pick<PoolRow, 'capacity' | 'sold' | 'held'>

const empty: Counts = { capacity: null, sold: 0, held: 0 }

const poolOf = ({ pool_id }: { pool_id: number }, { pools }: EventStock): Counts =>
  pools.get(pool_id) ?? empty

function sumOf(holds: readonly TierHoldRow[], stock: EventStock, count: (pool: Counts) => number): number {
  return holds.reduce((sum, hold) => sum + count(poolOf(hold, stock)), 0)
}

/** Null if a class is unlimited. A tier caps its classes. */
function sumOfClasses(stock: EventStock): number | null {
  const loose = stock.classes.filter(
    ({ category, inventory_tier_id }) => category !== 'add_on' && inventory_tier_id === null,
  )
  if (loose.some(({ capacity }) => capacity === null)) return null
  const ofTiers = stock.tiers
    .filter((tier) => tier.counts_against_event_capacity)
    .map((tier) => presentTier(tier, stock).capacity_total)
  return [...loose.map(({ capacity }) => capacity ?? 0), ...ofTiers].reduce((sum, part) => sum + part, 0)
}
