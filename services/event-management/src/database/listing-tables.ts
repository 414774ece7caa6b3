import type { Generated } from 'kysely'

/**
 * The search index row of a listed event. Derived from the event, its tickets and its venue by
 * `search/relist.ts`, in the transaction that changes one of them.
 */
export interface ListingTable {
  event_id: number
  organization_id: number
  organizer_id: number
  series_id: number | null
  start_ms: number
  end_ms: number
  changed_at_ms: number
  category_id: number | null
  subcategory_id: number | null
  format_id: number | null
  is_online: number
  is_adult: number
  /** All ticket classes are free. */
  is_free: number
  /** The current or next sale window. */
  sales_start_ms: number
  sales_end_ms: number
  /** When the row has to be updated because the next sale window starts. */
  relist_at_ms: number | null
  latitude: number | null
  longitude: number | null
  /** The location on the unit sphere, for distances without trigonometry. */
  x: number | null
  y: number | null
  z: number | null
  /** The location's cells in three grids: see `search/grid.ts`. */
  region_cell: number | null
  area_cell: number | null
  street_cell: number | null
}

/** The location of a postal code, imported from GeoNames files. */
export interface PostalPlaceTable {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Upper case, without spaces. */
  code: string
  name: string
  region: string | null
  latitude: number
  longitude: number
}

/** A group of events that an organization presents together. */
export interface CollectionTable {
  id: Generated<number>
  organization_id: number
  name: string
  summary: string | null
  created_at_ms: number
}

export interface CollectionEventTable {
  collection_id: number
  event_id: number
}

export interface ListingTables {
  listing: ListingTable
  postal_place: PostalPlaceTable
  collection: CollectionTable
  collection_event: CollectionEventTable
}
