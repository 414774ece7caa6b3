import type { TextQuery } from '@octavo/platform/search/query.ts'
import type { Area } from '../geography/area.ts'

/** Missing fields do not restrict the search. */
export interface SearchFilter {
  nowMs: number
  words?: TextQuery | undefined
  area?: Area | undefined
  isOnline?: boolean | undefined
  /** Inclusive start. */
  startMs?: MsRange | undefined
  changedMs?: MsRange | undefined
  eventIds?: readonly number[] | undefined
  organizationIds?: readonly number[] | undefined
  organizerIds?: readonly number[] | undefined
  categoryIds?: readonly number[] | undefined
  subcategoryIds?: readonly number[] | undefined
  formatIds?: readonly number[] | undefined
  isFree?: boolean | undefined
  /** Includes events without available tickets. */
  includesUnavailable: boolean
  includesAdult: boolean
  /** Otherwise only the first matching event of each series. */
  everyOccurrence: boolean
}

export interface MsRange {
  from?: number | undefined
  to?: number | undefined
}

export interface SearchOrder {
  by: 'date' | 'distance' | 'best'
  isReversed: boolean
}
