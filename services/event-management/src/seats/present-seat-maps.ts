import type { Scope } from '../context.ts'
import { loadEvents } from '../events/present-events.ts'
import { listEventsById } from '../events/store/events.ts'
import { presentInventoryInfo } from '../tickets/present/event-sales.ts'
import { readStocks } from '../tickets/stock.ts'
import { loadVenues } from '../venues/load-venues.ts'
import { type Expansion, type Expansions, expand, toOne, type Wanted } from '../wire/expansions.ts'
import { presentSeatMap } from './present.ts'
import { countSeats, listSections, type SeatMapRow } from './store/seat-maps.ts'

const inventoryInfo: Expansion<SeatMapRow, Scope> = async (maps, { db }) => {
  const events = await listEventsById(
    db,
    maps.map(({ event_id }) => event_id),
  )
  const stocks = await readStocks(db, [...events.values()])
  return ({ event_id }) => {
    const stock = stocks.get(event_id)
    return stock ? presentInventoryInfo(stock) : null
  }
}

const expansions: Expansions<SeatMapRow, Scope> = {
  event: toOne(({ event_id }) => event_id, loadEvents),
  venue: toOne(({ venue_id }) => venue_id, loadVenues),
  basic_inventory_info: inventoryInfo,
}

export async function presentOneSeatMap(map: SeatMapRow, scope: Scope, requested: Wanted) {
  const [presented] = await presentSeatMaps([map], scope, requested)
  if (!presented) throw new Error('Presenting one seat map returned none.')
  return presented
}

export async function presentSeatMaps(maps: readonly SeatMapRow[], scope: Scope, requested: Wanted) {
  if (maps.length === 0) return []
  const eventIds = maps.map(({ event_id }) => event_id)
  const [sections, counts, expanded] = await Promise.all([
    listSections(scope.db, eventIds),
    countSeats(scope.db, eventIds),
    expand(maps, expansions, scope, requested),
  ])
  const sectionsOf = Map.groupBy(sections, ({ event_id }) => event_id)
  return maps.map((map) => ({
    ...presentSeatMap(map, sectionsOf.get(map.event_id) ?? [], counts, scope),
    ...expanded(map),
  }))
}
