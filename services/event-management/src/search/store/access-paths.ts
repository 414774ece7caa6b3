import type { TextQuery } from '@octavo/platform/search/query.ts'

/** The source of candidate rows. */
export type ListingSource =
  /** The text index, with all words of the filter. */
  | { by: 'words'; query: TextQuery }
  /** All rows by start. */
  | { by: 'time' }
  /** Rows with one of the values. */
  | { by: IndexedColumn; values: readonly number[] }
  | { by: 'changed' }

export type RowSource = Exclude<ListingSource, { by: 'words' }>

/** Either sorts all rows of the source, or walks it in order until the page is full. */
export interface AccessPath {
  source: ListingSource
  isWalked: boolean
}

export type IndexedColumn =
  | 'event_id'
  | 'category_id'
  | 'organizer_id'
  | 'organization_id'
  | 'region_cell'
  | 'area_cell'
  | 'street_cell'

export interface ListingOrder {
  by: 'date' | 'distance'
  isReversed: boolean
}

export interface ListingPage {
  limit: number
  offset: number
  after?: readonly [value: number, id: number] | undefined
  /** Limits the area by squared chord length. */
  within?: number | undefined
  /** Limits the start time. */
  starting?: { from: number; to: number } | undefined
}

export interface ListedEvent {
  id: number
  /** The sort value. */
  value: number
}
