import type { TextQuery } from '@octavo/platform/search/query.ts'
import { boxOf } from '../geography/area.ts'
import type { SearchFilter } from './filter.ts'
import { cellsIn } from './grid.ts'

/** Squares that cover an area, of the finest grid of which not too many do. */
export interface Cover {
  grid: 'area' | 'region'
  cells: number[]
}

export function coverOf({ area }: SearchFilter): Cover | undefined {
  if (!area) return undefined
  for (const grid of ['area', 'region'] as const) {
    const cells = cellsIn(boxOf(area), grid, MOST_CELLS)
    if (cells) return { grid, cells }
  }
  return undefined
}

/** They are ranges of an index side by side, or parts of a query. */
const MOST_CELLS = 24

/** What of a filter stands in the text index, each part by itself. Events may have it and still not fit. */
export function tagsOf(filter: SearchFilter): TextQuery[] {
  const cover = coverOf(filter)
  const { categoryIds, subcategoryIds, formatIds, isFree } = filter
  return [
    cover && anyTag(cover.grid, cover.cells),
    weeksTag(filter),
    categoryIds && anyTag('category', categoryIds),
    subcategoryIds && anyTag('subcategory', subcategoryIds),
    formatIds && anyTag('format', formatIds),
    isFree !== undefined && anyTag('price', [isFree ? 'free' : 'paid']),
  ].filter((tag) => tag !== undefined && tag !== false)
}

export function anyTag(tag: string, values: readonly (number | string)[]): TextQuery {
  return { kind: 'any', of: values.map((value) => ({ kind: 'tag', tag, value: `${value}` })) }
}

/** Counted from 1970, when it began with a Thursday. */
export function weekOf(ms: number): number {
  return Math.floor(ms / WEEK_MS)
}

export function startOfWeek(week: number): number {
  return week * WEEK_MS
}

const WEEK_MS = 7 * 86_400_000

/** The weeks in which events may begin, unless they are many. */
export function weeksTag({ startMs }: SearchFilter): TextQuery | undefined {
  if (startMs?.from === undefined || startMs.to === undefined) return undefined
  const first = weekOf(startMs.from)
  const count = weekOf(startMs.to) - first + 1
  if (count <= 0 || count > MOST_WEEKS) return undefined
  return anyTag(
    'week',
    Array.from({ length: count }, (_, place) => first + place),
  )
}

const MOST_WEEKS = 20
