import type { Dialect } from '@octavo/platform/data/database.ts'
import type { TextQuery } from '@octavo/platform/search/query.ts'
import type { Estimate } from './estimates.ts'
import type { SearchFilter } from './filter.ts'
import type { AccessPath, IndexedColumn, RowSource } from './store/access-paths.ts'
import { anyTag, coverOf, tagsOf, weekOf, weeksTag } from './tags.ts'

export interface SearchPlan extends AccessPath {
  /** Estimated number of matches. */
  matches: number
  /** Estimated number of rows to read. */
  rows: number
}

/** Counts the rows of each source, up to a limit. */
export type Measure = (
  filter: SearchFilter,
  sources: readonly RowSource[],
  maxRows: number,
) => Promise<number[]>

/**
 * Chooses the cheapest plan by estimated row counts: the text index, an index of listings, or walking the sort
 * order.
 */
export async function planSearch(
  filter: SearchFilter,
  page: { size: number; isByDate: boolean; hasWeeks: boolean },
  tools: { dialect: Dialect; estimate: Estimate; measure: Measure },
): Promise<SearchPlan> {
  const sources = sourcesOf(filter)
  const sizes = await tools.measure(filter, sources, maxScannedRows + 1)
  const smallest = sizes.indexOf(Math.min(...sizes))
  const [source, size] = [sources[smallest], sizes[smallest]]
  if (source && size !== undefined && size <= (filter.words ? fewRows : maxScannedRows))
    return { source, isWalked: false, matches: size, rows: size }

  const requested = textQueryOf(filter)
  const { matches, documents } = await tools.estimate(requested ?? { kind: 'everything' })
  const parts = await Promise.all(partsOf(filter).map(tools.estimate))
  const rarest = Math.min(documents, ...parts.map((part) => part.matches))
  const rows = await Promise.all(
    sources.map((each, index) =>
      rowsOf(filter, each, { size: sizes[index] ?? 0, documents }, tools.estimate),
    ),
  )
  const cost = costs[tools.dialect]
  const rowCost = filter.words ? cost.probedRow : cost.row
  const costOf = ({ source: from, isWalked }: AccessPath): number => {
    if (from.by === 'words') {
      if (!isWalked) return matches * cost.match + rarest * cost.listed
      const ofWeek = matches / weeksIn(filter)
      const queries = 1 + Math.log2(Math.max(1, page.size / ofWeek))
      const listed = Math.min(rarest, documents / expectedWeeks) * cost.listed
      return queries * (cost.query + listed) + Math.max(page.size, ofWeek) * cost.match * 2
    }
    const all = rows[sources.indexOf(from)] ?? documents
    if (!isWalked) return all * rowCost
    const ranges = 'values' in from ? from.values.length : 1
    return (
      Math.min(all, (page.size * all) / Math.max(1, Math.min(matches, all))) * rowCost + ranges * cost.range
    )
  }
  const paths = accessPathsOf(filter, sources, page).map((path) => ({ path, cost: costOf(path) }))
  const best = paths.reduce((one, other) => (other.cost < one.cost ? other : one))
  const from = best.path.source
  return {
    ...best.path,
    matches,
    rows: from.by === 'words' ? matches : (rows[sources.indexOf(from)] ?? documents),
  }
}

/** Below this, the source is scanned without further estimates. */
const maxScannedRows = 2_000
const fewRows = 200
/** Upcoming events spread over about this many weeks. */
const expectedWeeks = 52

/** Microseconds per step. An error of 50 % costs little when two paths have similar costs. */
const costs = {
  sqlite: { listed: 0.4, match: 4, row: 4, probedRow: 40, query: 1_000, range: 50 },
  postgres: { listed: 0.4, match: 6, row: 2, probedRow: 15, query: 4_000, range: 5_000 },
} as const

function weeksIn({ startMs }: SearchFilter): number {
  if (startMs?.from === undefined || startMs.to === undefined) return expectedWeeks
  return Math.max(1, Math.min(expectedWeeks, weekOf(startMs.to) - weekOf(startMs.from) + 1))
}

/** All access paths that can compute the page. */
export function accessPathsOf(
  filter: SearchFilter,
  sources: readonly RowSource[] = sourcesOf(filter),
  { isByDate, hasWeeks }: { isByDate: boolean; hasWeeks: boolean } = { isByDate: true, hasWeeks: false },
): AccessPath[] {
  const requested = textQueryOf(filter)
  const isInOrder = ({ by }: RowSource) => by !== 'changed' && by !== 'event_id' && isByDate
  return [
    ...(requested ? [{ source: { by: 'words' as const, query: requested }, isWalked: false }] : []),
    ...(requested && hasWeeks
      ? [{ source: { by: 'words' as const, query: requested }, isWalked: true }]
      : []),
    ...sources.map((source) => ({ source, isWalked: false })),
    ...sources.filter(isInOrder).map((source) => ({ source, isWalked: true })),
  ]
}

/** All words and tags combined. */
export function textQueryOf(filter: SearchFilter): TextQuery | undefined {
  const of = partsOf(filter)
  return of.length > 0 ? { kind: 'all', of } : undefined
}

function partsOf(filter: SearchFilter): TextQuery[] {
  return [...(filter.words ? [filter.words] : []), ...tagsOf(filter)]
}

function sourcesOf(filter: SearchFilter): RowSource[] {
  const cover = coverOf(filter)
  const { eventIds, organizerIds, organizationIds, categoryIds, changedMs } = filter
  const by = (
    column: 'event_id' | 'organizer_id' | 'organization_id' | 'category_id',
    values?: readonly number[],
  ) => (values ? [{ by: column, values }] : [])
  return [
    ...by('event_id', eventIds),
    ...by('organizer_id', organizerIds),
    ...by('organization_id', organizationIds),
    ...by('category_id', categoryIds),
    ...(changedMs ? [{ by: 'changed' as const }] : []),
    ...(cover ? [{ by: `${cover.grid}_cell` as const, values: cover.cells }] : []),
    { by: 'time' },
  ]
}

async function rowsOf(
  filter: SearchFilter,
  source: RowSource,
  { size, documents }: { size: number; documents: number },
  estimate: Estimate,
): Promise<number> {
  if (size <= maxScannedRows) return size
  const weeks = source.by === 'time' ? weeksTag(filter) : undefined
  const tag = 'values' in source ? tagNames[source.by] : undefined
  const rows = weeks ?? (tag && 'values' in source ? anyTag(tag, source.values) : undefined)
  return rows ? (await estimate(rows)).matches : documents
}

const tagNames: Partial<Record<IndexedColumn, string>> = {
  category_id: 'category',
  area_cell: 'area',
  region_cell: 'region',
}
