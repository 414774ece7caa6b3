import type { TextQuery } from '@octavo/platform/search/query.ts'

/** Where the rows come from that are then looked at one by one. */
export type ListingSource =
  /** The text index gathers them. `query` has all of the filter's words. */
  | { by: 'words'; query: TextQuery }
  /** All, in the order of their beginning. */
  | { by: 'time' }
  /** Those with one of the values. */
  | { by: IndexedColumn; values: readonly number[] }
  | { by: 'changed' }

export type RowSource = Exclude<ListingSource, { by: 'words' }>

/** A way to a page: all rows of the source are put in order, or it is walked in its order until the page is full. */
export interface ListingWay {
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

export interface ListingPlace {
  limit: number
  offset: number
  after?: readonly [value: number, id: number] | undefined
  /** Of the area, only what is not further from its middle, by the square of the chord: the rest is not gathered. */
  within?: number | undefined
  /** Only what begins then: the rest is not gathered. */
  starting?: { from: number; to: number } | undefined
}

export interface ListedEvent {
  id: number
  /** What it is ordered by. */
  value: number
}
