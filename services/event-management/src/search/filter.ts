import type { TextQuery } from '@octavo/platform/search/query.ts'
import type { Area } from '../geography/area.ts'

/** What is looked for. What is left out is not asked for. */
export interface SearchFilter {
  nowMs: number
  words?: TextQuery | undefined
  area?: Area | undefined
  isOnline?: boolean | undefined
  /** When it begins: from the first moment to the last. */
  startMs?: MsRange | undefined
  changedMs?: MsRange | undefined
  eventIds?: readonly number[] | undefined
  organizationIds?: readonly number[] | undefined
  organizerIds?: readonly number[] | undefined
  categoryIds?: readonly number[] | undefined
  subcategoryIds?: readonly number[] | undefined
  formatIds?: readonly number[] | undefined
  isFree?: boolean | undefined
  /** Whether events without tickets on sale are wanted too. */
  hasUnavailable: boolean
  hasAdult: boolean
  /** Else of each series only the first event that fits. */
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
