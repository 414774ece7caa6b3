import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { EventRow } from '../events/store/events.ts'
import { readPools } from '../inventory/pools.ts'
import {
  listTierHolds,
  listTiers,
  type TierHoldRow,
  type TierRow,
} from '../inventory/store/inventory-tiers.ts'
import type { PoolRow } from '../inventory/store/pools.ts'
import { listTicketClasses, type TicketClassRow } from './store/ticket-classes.ts'

/** The ticket classes, tiers and holds of an event with their pools. */
export interface EventStock {
  event: EventRow
  /** In display order. */
  classes: readonly TicketClassRow[]
  tiers: readonly TierRow[]
  holds: readonly TierHoldRow[]
  pools: ReadonlyMap<number, PoolRow>
}

/** Four queries for any number of events. */
export async function readStocks(
  db: Kysely<Tables>,
  events: readonly EventRow[],
): Promise<Map<number, EventStock>> {
  if (events.length === 0) return new Map()
  const ids = events.map(({ id }) => id)
  const [classes, tiers, holds] = await Promise.all([
    listTicketClasses(db, ids),
    listTiers(db, ids),
    listTierHolds(db, ids),
  ])
  const poolIds = [
    ...[...classes, ...tiers, ...holds].map(({ pool_id }) => pool_id),
    ...events.flatMap(({ capacity_pool_id }) => capacity_pool_id ?? []),
  ]
  const pools = await readPools(db, poolIds)
  const ofEvent = <Row extends { event_id: number }>(rows: readonly Row[]) =>
    Map.groupBy(rows, ({ event_id }) => event_id)
  const [classesOf, tiersOf, holdsOf] = [ofEvent(classes), ofEvent(tiers), ofEvent(holds)]
  return new Map(
    events.map((event) => [
      event.id,
      {
        event,
        classes: classesOf.get(event.id) ?? [],
        tiers: tiersOf.get(event.id) ?? [],
        holds: holdsOf.get(event.id) ?? [],
        pools,
      },
    ]),
  )
}

export async function readStock(db: Kysely<Tables>, event: EventRow): Promise<EventStock> {
  const stocks = await readStocks(db, [event])
  return stocks.get(event.id) ?? { event, classes: [], tiers: [], holds: [], pools: new Map() }
}

export function tierOf(
  { tiers }: EventStock,
  { inventory_tier_id }: Pick<TicketClassRow, 'inventory_tier_id'>,
): TierRow | undefined {
  return tiers.find(({ id }) => id === inventory_tier_id)
}
