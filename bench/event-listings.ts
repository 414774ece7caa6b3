import type { ListingTable } from '@octavo/event-management/database/listing-tables.ts'
import { weekOf } from '@octavo/event-management/search/tags.ts'
import { coordinatesOf } from '@octavo/event-management/search/update-listings.ts'
import { seeded, syntheticWords } from './synthetic.ts'

export const day = 86_400_000
export const nowMs = Date.UTC(2027, 0, 4, 12)

const random = seeded(11)
export const vocabulary = syntheticWords(40_000)
const cities = Array.from({ length: 40 }, () => ({
  latitude: -35 + random() * 95,
  longitude: -120 + random() * 260,
}))
/** The first city has the most events. */
export const [metropolis = { latitude: 0, longitude: 0 }] = cities
export const town = cities[30] ?? metropolis

/** Events of the coming year, half of them in the cities. */
export function syntheticListing(id: number): ListingTable {
  const startMs = nowMs + Math.floor(random() * 365 * day)
  const category = 101 + Math.floor(random() ** 2 * 20)
  const isOnline = random() < 0.1
  return {
    event_id: id,
    organization_id: 1 + Math.floor(random() * 2_000),
    organizer_id: 1 + Math.floor(random() * 5_000),
    series_id: random() < 0.2 ? 1 + Math.floor(random() * 20_000) : null,
    start_ms: startMs,
    end_ms: startMs + 3 * 3_600_000,
    changed_at_ms: nowMs - Math.floor(random() * 90 * day),
    category_id: category,
    subcategory_id: (category - 100) * 1_000 + 1 + Math.floor(random() * 9),
    format_id: 1 + Math.floor(random() * 19),
    is_online: isOnline ? 1 : 0,
    is_adult: random() < 0.02 ? 1 : 0,
    is_free: random() < 0.3 ? 1 : 0,
    sales_start_ms: 0,
    sales_end_ms: random() < 0.05 ? 1 : startMs,
    relist_at_ms: null,
    ...coordinatesOf(isOnline ? undefined : somewhere()),
  }
}

function somewhere() {
  if (random() < 0.5) return { latitude: -50 + random() * 110, longitude: -180 + random() * 360 }
  const { latitude, longitude } = cities[Math.floor(random() ** 2 * cities.length)] ?? metropolis
  const spread = () => (random() + random() - 1) * 0.3
  return { latitude: latitude + spread(), longitude: longitude + spread() }
}

export function syntheticDocument(row: ListingTable) {
  const tag = (value: number | null) => (value === null ? [] : [`${value}`])
  return {
    id: row.event_id,
    fields: { name: words(4), rest: words(30) },
    tags: {
      region: tag(row.region_cell),
      area: tag(row.area_cell),
      week: tag(weekOf(row.start_ms)),
      category: tag(row.category_id),
      subcategory: tag(row.subcategory_id),
      format: tag(row.format_id),
      price: [row.is_free ? 'free' : 'paid'],
    },
    language: 'en',
  }
}

function words(number: number): string {
  const pick = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? ''
  return Array.from({ length: number }, pick).join(' ')
}
