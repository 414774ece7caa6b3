import type { TextQuery } from '@octavo/platform/search/query.ts'
import { boxOf } from '../geography/area.ts'
import type { SearchFilter } from './filter.ts'
import { cellsIn } from './grid.ts'

/** The cells that cover an area, in the finest grid that does not need too many. */
export interface Cover {
  grid: 'area' | 'region'
  cells: number[]
}

export function coverOf({ area }: SearchFilter): Cover | undefined {
  if (!area) return undefined
  for (const grid of ['area', 'region'] as const) {
    const cells = cellsIn(boxOf(area), grid, maxCells)
    if (cells) return { grid, cells }
  }
  return undefined
}

/** They become index ranges or query terms. */
const maxCells = 24

/** The parts of a filter that the text index can evaluate. Matches still have to be checked. */
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

/** Weeks since 1970, which began on a Thursday. */
export function weekOf(ms: number): number {
  return Math.floor(ms / weekMs)
}

export function startOfWeek(week: number): number {
  return week * weekMs
}

const weekMs = 7 * 86_400_000

/** The weeks in which events may start, unless there are too many. */
export function weeksTag({ startMs }: SearchFilter): TextQuery | undefined {
  if (startMs?.from === undefined || startMs.to === undefined) return undefined
  const first = weekOf(startMs.from)
  const count = weekOf(startMs.to) - first + 1
  if (count <= 0 || count > maxWeeks) return undefined
  return anyTag(
    'week',
    Array.from({ length: count }, (_, index) => first + index),
  )
}

const maxWeeks = 20
