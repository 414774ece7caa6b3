import { openTextIndex } from '@octavo/platform/search/text-index.ts'
import type { Insertable, Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { ListingTable } from '../database/listing-tables.ts'
import { listingText } from '../database/listing-text.ts'
import type { Tables } from '../database/tables.ts'
import { findEvent } from '../events/store/events.ts'
import { unitVectorOf } from '../geography/sphere.ts'
import {
  type Availability,
  readAvailability,
  readAvailabilityOf,
  readPriceRanges,
} from '../tickets/availability.ts'
import { documentOf } from './documents.ts'
import { cellAt } from './grid.ts'
import { saleTimeOf } from './sale-window.ts'
import {
  deleteListings,
  type ListableEvent,
  listListable,
  lockSales,
  putListings,
  updateSales,
} from './store/listing-rows.ts'

type Database = Pick<Context, 'db' | 'clock'>

/** Updates the search index in the transaction that changes the events. */
export async function updateListings(
  tx: Transaction<Tables>,
  { db, clock }: Database,
  eventIds: readonly number[],
): Promise<void> {
  const nowMs = clock.now()
  const text = openTextIndex(listingText, db)
  for (let start = 0; start < eventIds.length; start += batchSize) {
    const ids = eventIds.slice(start, start + batchSize)
    const events = await listListable(tx, ids, nowMs)
    const listed = new Set(events.map(({ id }) => id))
    const unlistedIds = ids.filter((id) => !listed.has(id))
    await deleteListings(tx, unlistedIds)
    await text.remove(tx, unlistedIds)
    if (events.length === 0) continue
    const [prices, sales] = await Promise.all([
      readPriceRanges(tx, [...listed]),
      readAvailability(tx, [...listed], nowMs),
    ])
    const rows = events.map((event) => {
      const isFree = prices.get(event.id)?.isFree ?? false
      return { event, row: rowOf(event, isFree, salesOf(event, sales.get(event.id), nowMs)) }
    })
    await putListings(
      tx,
      rows.map(({ row }) => row),
    )
    await text.put(
      tx,
      rows.map(({ event, row }) => documentOf(event, row)),
    )
  }
}

/** A cheaper update after a change that can only affect availability. */
export async function availabilityChanged(
  tx: Transaction<Tables>,
  eventId: number,
  nowMs: number,
): Promise<void> {
  // Before the availability is read: sales and offers of other transactions change it.
  const indexed = await lockSales(tx, eventId)
  const event = indexed && (await findEvent(tx, eventId))
  if (!event) return
  const availability = await readAvailabilityOf(tx, [event], nowMs)
  const sales = salesOf(event, availability.get(eventId), nowMs)
  const isSame =
    indexed.sales_start_ms === sales.sales_start_ms && indexed.sales_end_ms === sales.sales_end_ms
  if (!isSame) await updateSales(tx, eventId, sales)
}

const batchSize = 100

function rowOf(event: ListableEvent, isFree: boolean, sales: Sales): Insertable<ListingTable> {
  const { latitude, longitude } = event
  const hasPoint = latitude !== null && longitude !== null && event.is_online === 0
  const point = hasPoint ? { latitude, longitude } : undefined
  return {
    event_id: event.id,
    organization_id: event.organization_id,
    organizer_id: event.organizer_id,
    series_id: event.series_id,
    start_ms: event.start_ms,
    end_ms: event.end_ms,
    changed_at_ms: event.changed_at_ms,
    category_id: event.category_id,
    subcategory_id: event.subcategory_id,
    format_id: event.format_id,
    is_online: event.is_online,
    is_adult: event.is_adult,
    is_free: isFree ? 1 : 0,
    ...sales,
    ...coordinatesOf(point),
  }
}

type Coordinates = Pick<
  ListingTable,
  'latitude' | 'longitude' | 'x' | 'y' | 'z' | 'region_cell' | 'area_cell' | 'street_cell'
>

export function coordinatesOf(point: { latitude: number; longitude: number } | undefined): Coordinates {
  const { x, y, z } = point ? unitVectorOf(point) : { x: null, y: null, z: null }
  return {
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    x,
    y,
    z,
    region_cell: point ? cellAt(point, 'region') : null,
    area_cell: point ? cellAt(point, 'area') : null,
    street_cell: point ? cellAt(point, 'street') : null,
  }
}

type Sales = Pick<ListingTable, 'sales_start_ms' | 'sales_end_ms' | 'relist_at_ms'>

function salesOf(
  event: { end_ms: number; external_ticketing: string | null },
  availability: Availability | undefined,
  nowMs: number,
): Sales {
  // The availability of externally ticketed events is unknown.
  const windows = event.external_ticketing
    ? [{ startMs: 0, endMs: event.end_ms }]
    : (availability?.windows ?? [])
  const { startMs, endMs } = saleTimeOf(windows, nowMs) ?? { startMs: 0, endMs: 0 }
  return {
    sales_start_ms: startMs,
    sales_end_ms: endMs,
    // Other tickets may go on sale then.
    relist_at_ms: endMs > nowMs && endMs < event.end_ms ? endMs : null,
  }
}
