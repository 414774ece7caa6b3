import type { ListingTable } from '../src/database/listing-tables.ts'
import { type Area, middleOf } from '../src/geography/area.ts'
import type { SearchFilter, SearchOrder } from '../src/search/filter.ts'
import { weekOf } from '../src/search/tags.ts'
import { coordinatesOf } from '../src/search/update-listings.ts'

export const nowMs = Date.UTC(2027, 2, 1, 12)
const hour = 3_600_000
const day = 24 * hour

export const vocabulary = ['jazz', 'opera', 'robot', 'wine', 'marathon', 'film']
export const towns = [
  { latitude: 52.52, longitude: 13.41 },
  { latitude: -17.8, longitude: 178.9 },
  { latitude: 69.65, longitude: 18.96 },
]

export interface FakeEvent {
  row: ListingTable
  name: string[]
  rest: string[]
}

/** Events close together, so that searches hit their boundaries. */
export function fakeEvents(count: number, random: () => number): FakeEvent[] {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const words = () => vocabulary.filter(() => random() < 0.25)
  return Array.from({ length: count }, (_, index) => {
    const startMs = nowMs + Math.floor((random() * 60 - 3) * 24) * hour
    const town = random() < 0.8 ? pick(towns) : undefined
    const spread = () => (random() - 0.5) * 2
    const longitude = town && town.longitude + spread()
    return {
      name: words(),
      rest: words(),
      row: {
        event_id: index + 1,
        organization_id: pick([1, 2, 3]),
        organizer_id: pick([4, 5, 6]),
        series_id: random() < 0.4 ? pick([7, 8, 9]) : null,
        start_ms: startMs,
        end_ms: startMs + pick([2, 24, 96]) * hour,
        changed_at_ms: nowMs - Math.floor(random() * 10) * day,
        category_id: pick([101, 103, null]),
        subcategory_id: pick([1001, 3001, null]),
        format_id: pick([1, 6, null]),
        is_online: town ? 0 : 1,
        is_adult: random() < 0.1 ? 1 : 0,
        is_free: pick([0, 1]),
        sales_start_ms: pick([0, nowMs + day]),
        sales_end_ms: startMs,
        relist_at_ms: null,
        ...coordinatesOf(
          town && {
            latitude: town.latitude + spread() / 2,
            longitude: longitude !== undefined && longitude > 180 ? longitude - 360 : (longitude ?? 0),
          },
        ),
      },
    }
  })
}

export function fakeDocument({ row, name, rest }: FakeEvent) {
  const tag = (value: number | null) => (value === null ? [] : [`${value}`])
  return {
    id: row.event_id,
    fields: { name: name.join(' '), rest: rest.join(' ') },
    tags: {
      region: tag(row.region_cell),
      area: tag(row.area_cell),
      week: tag(weekOf(row.start_ms)),
      category: tag(row.category_id),
      subcategory: tag(row.subcategory_id),
      format: tag(row.format_id),
      price: [row.is_free ? 'free' : 'paid'],
    },
  }
}

/** Searches by scanning all events. `words` are the words of the filter. */
export function naiveSearch(
  events: readonly FakeEvent[],
  filter: SearchFilter,
  words: readonly string[],
  { by, isReversed }: SearchOrder,
): number[] {
  const matching = events.filter((event) => fits(event, filter, words)).sort(byStart)
  const relevance = ({ name }: FakeEvent) =>
    by === 'best' && words.length > 0 && !words.every((word) => name.includes(word)) ? 1 : 0
  const seenSeries = new Set<string>()
  const listedEvents = matching.filter((event) => {
    const { series_id } = event.row
    if (filter.everyOccurrence || series_id === null) return true
    const series = `${series_id} ${relevance(event)}`
    const isFirst = !seenSeries.has(series)
    seenSeries.add(series)
    return isFirst
  })
  const far = ({ row }: FakeEvent) =>
    by === 'distance' && filter.area ? distanceM(row, filter.area) : row.start_ms
  const sign = isReversed ? -1 : 1
  return listedEvents
    .sort(
      (a, b) => sign * (relevance(a) - relevance(b) || far(a) - far(b) || a.row.event_id - b.row.event_id),
    )
    .map(({ row }) => row.event_id)
}

function fits({ row, name, rest }: FakeEvent, filter: SearchFilter, words: readonly string[]): boolean {
  const among = (ids: readonly number[] | undefined, id: number | null) =>
    !ids || (id !== null && ids.includes(id))
  const within = (range: SearchFilter['startMs'], ms: number) =>
    ms >= (range?.from ?? -Infinity) && ms <= (range?.to ?? Infinity)
  const isOnSale = row.sales_start_ms <= filter.nowMs && row.sales_end_ms > filter.nowMs
  return (
    row.end_ms > filter.nowMs &&
    within(filter.startMs, row.start_ms) &&
    within(filter.changedMs, row.changed_at_ms) &&
    among(filter.eventIds, row.event_id) &&
    among(filter.organizationIds, row.organization_id) &&
    among(filter.organizerIds, row.organizer_id) &&
    among(filter.categoryIds, row.category_id) &&
    among(filter.subcategoryIds, row.subcategory_id) &&
    among(filter.formatIds, row.format_id) &&
    (filter.isOnline === undefined || filter.isOnline === (row.is_online === 1)) &&
    (filter.isFree === undefined || filter.isFree === (row.is_free === 1)) &&
    (filter.includesAdult || row.is_adult === 0) &&
    (filter.includesUnavailable || isOnSale) &&
    (!filter.area || isMember(row, filter.area)) &&
    words.every((word) => name.includes(word) || rest.includes(word))
  )
}

function isMember(row: ListingTable, area: Area): boolean {
  const { latitude, longitude } = row
  if (latitude === null || longitude === null) return false
  if ('center' in area) return distanceM(row, area) <= area.withinM
  const { south, north, west, east } = area.viewport
  const isBetween =
    west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
  return latitude >= south && latitude <= north && isBetween
}

/** The haversine formula, which the service does not use. */
function distanceM({ latitude, longitude }: ListingTable, area: Area): number {
  const middle = middleOf(area)
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [phi, otherPhi] = [radians(latitude ?? 0), radians(middle.latitude)]
  const lambda = radians((longitude ?? 0) - middle.longitude)
  const half =
    Math.sin((otherPhi - phi) / 2) ** 2 + Math.cos(phi) * Math.cos(otherPhi) * Math.sin(lambda / 2) ** 2
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(half))
}

function byStart(a: FakeEvent, b: FakeEvent): number {
  return a.row.start_ms - b.row.start_ms || a.row.event_id - b.row.event_id
}
