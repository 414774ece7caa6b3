import type { Generated } from 'kysely'

/**
 * An event as search sees it: what it filters and orders by, of those events alone that anybody may find. Derived from
 * the event, its tickets and its venue by `search/relist.ts`, in the transaction that changes one of them.
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
  /** Nothing that it sells costs anything. */
  is_free: number
  /** When tickets are to be had: now, or the next time. */
  sales_start_ms: number
  sales_end_ms: number
  /** When the row has to be derived anew though nothing changed: another time of sale begins. */
  relist_at_ms: number | null
  latitude: number | null
  longitude: number | null
  /** The place on a ball of radius 1: distances are compared without trigonometry. */
  x: number | null
  y: number | null
  z: number | null
  /** The squares of three grids that it stands in: see `search/grid.ts`. */
  region_cell: number | null
  area_cell: number | null
  street_cell: number | null
}

/** Where a postal code is, imported from files of GeoNames. */
export interface PostalPlaceTable {
  /** ISO 3166-1, two letters. */
  country: string
  /** Without spaces, in capitals. */
  code: string
  name: string
  region: string | null
  latitude: number
  longitude: number
}

/** Events that an organization shows together. */
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
