import type { TextQuery } from '@octavo/platform/search/query.ts'
import { openTextIndex } from '@octavo/platform/search/text-index.ts'
import type { RawBuilder } from 'kysely'
import type { Context } from '../context.ts'
import { listingText } from '../database/listing-text.ts'
import { findByWeeks } from './by-weeks.ts'
import { createEstimates } from './estimates.ts'
import type { SearchFilter, SearchOrder } from './filter.ts'
import { inName } from './name-query.ts'
import { findNearest } from './nearest.ts'
import { type Measure, planSearch, type SearchPlan } from './plan.ts'
import type { AccessPath, ListedEvent, ListingPage, RowSource } from './store/access-paths.ts'
import { countListings, measureSources, sampleListings, selectListings } from './store/listings.ts'
import { anyTag, type Cover, coverOf } from './tags.ts'

/**
 * The position after a page: which of the consecutive searches, and the sort value and ID of its last event.
 */
export type SearchCursor = readonly [phase: number, value: number, id: number]

export interface FoundEvents {
  ids: number[]
  /** Undefined on the last page. */
  next: SearchCursor | undefined
}

export interface EventFinder {
  find(
    filter: SearchFilter,
    order: SearchOrder,
    page: { limit: number; offset: number; after?: SearchCursor | undefined },
  ): Promise<FoundEvents>
  /** Exact for few matches or indexed counts, otherwise an estimate. */
  count(filter: SearchFilter): Promise<number>
}

export function createEventFinder({ db, clock }: Pick<Context, 'db' | 'clock'>): EventFinder {
  const text = openTextIndex(listingText, db)
  const context = { dialect: db.dialect, text }
  const estimate = createEstimates(text, clock)
  const read = <Row>(query: RawBuilder<Row>) => db.long<Row>({ compile: () => query.compile(db.read) })
  const measure: Measure = async (filter, sources, maxRows) => {
    const [row] = await read(measureSources(filter, sources, maxRows))
    return Object.values(row ?? {})
  }
  const plan = (filter: SearchFilter, page: { size: number; isByDate: boolean; hasWeeks: boolean }) =>
    planSearch(filter, page, { dialect: db.dialect, estimate, measure })

  async function countIn(filter: SearchFilter, { source }: SearchPlan): Promise<number> {
    const [row] = await read(countListings(context, filter, source))
    return row?.count ?? 0
  }

  /** The share of matching rows, estimated from a sample of each part of the source. */
  async function shareOf(filter: SearchFilter, source: RowSource, sizes: readonly number[]): Promise<number> {
    const samples = await read(sampleListings(context, filter, source, Math.ceil(sampleSize / sizes.length)))
    let fitting = 0
    for (const [at, sample] of samples.entries())
      fitting += (sample.fitting / Math.max(1, sample.rows)) * (sizes[at] ?? 0)
    return fitting / Math.max(1, sum(sizes))
  }

  /** The text index knows only grid cells: estimates the share of cell members that lie in the area. */
  async function shareInside(filter: SearchFilter, { grid, cells }: Cover): Promise<number> {
    const sizes = await Promise.all(cells.map((cell) => estimate(anyTag(grid, [cell]))))
    const source = { by: `${grid}_cell`, values: cells } as const
    return shareOf(
      areaFilterOf(filter),
      source,
      sizes.map(({ matches }) => matches),
    )
  }

  async function findPhase({ filter, order }: Phase, page: PhasePage): Promise<ListedEvent[]> {
    const isByDate = order.by === 'date'
    const hasWeeks = isByDate && !order.isReversed && page.offset === 0
    const path = await plan(filter, { size: page.limit + page.offset, isByDate, hasWeeks })
    const select = (selected: AccessPath, part: Partial<ListingPage> = {}) =>
      read(selectListings(context, filter, selected, order, { ...page, ...part }))
    if (!isByDate && path.matches > maxMeasured && !order.isReversed)
      return findNearest(filter, page, (source, within) => select({ source, isWalked: false }, { within }))
    if (path.source.by !== 'words' || !path.isWalked) return select(path)
    return findByWeeks(filter, page, (selected, starting, limit) => select(selected, { starting, limit }))
  }

  return {
    async find(filter, order, { limit, offset, after }) {
      const phases = phasesOf(filter, order)
      const [firstPhase = 0, ...from] = after ?? []
      const results: { phase: number; event: ListedEvent }[] = []
      let skipped = offset
      for (let phase = firstPhase; phase < phases.length && results.length <= limit; phase += 1) {
        const each = phases[phase]
        if (!each) break
        const isResumed = phase === firstPhase && from.length > 0
        const rows = await findPhase(each, {
          limit: limit + 1 - results.length,
          offset: skipped,
          after: isResumed ? [from[0] ?? 0, from[1] ?? 0] : undefined,
        })
        results.push(...rows.map((event) => ({ phase, event })))
        if (rows.length > 0) skipped = 0
        else if (skipped > 0 && phase + 1 < phases.length)
          skipped = Math.max(0, skipped - (await countIn(each.filter, await plan(each.filter, countingCost))))
      }
      const page = results.slice(0, limit)
      const last = results.length > limit ? page.at(-1) : undefined
      return {
        ids: page.map(({ event }) => event.id),
        next: last && [last.phase, last.event.value, last.event.id],
      }
    },
    async count(filter) {
      const path = await plan(filter, { size: 50, isByDate: true, hasWeeks: false })
      if (!path.isWalked && path.matches <= maxCounted) return countIn(filter, path)
      if (path.source.by === 'time' && !filter.words)
        return Math.round(path.rows * (await shareOf(filter, path.source, [path.rows])))
      const cover = coverOf(filter)
      return cover ? Math.round(path.matches * (await shareInside(filter, cover))) : path.matches
    },
  }
}

/** Up to this many, all distances are computed. */
const maxMeasured = 1_000
/** Up to this many, rows are counted exactly. */
const maxCounted = 5_000
/** The sample size of estimates. */
const sampleSize = 1_000

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

/** The exact area conditions beside the grid cells. */
function areaFilterOf({ nowMs, area, startMs }: SearchFilter): SearchFilter {
  return { nowMs, area, startMs, includesUnavailable: true, includesAdult: true, everyOccurrence: true }
}

const countingCost = { size: 1, isByDate: false, hasWeeks: false }

interface Phase {
  filter: SearchFilter
  order: { by: 'date' | 'distance'; isReversed: boolean }
}

interface PhasePage {
  limit: number
  offset: number
  after: readonly [number, number] | undefined
}

/** Matches with all words in the name come first, then the others, both by date. */
function phasesOf(filter: SearchFilter, { by, isReversed }: SearchOrder): Phase[] {
  const { words } = filter
  if (by !== 'best') return [{ filter, order: { by, isReversed } }]
  const order = { by: 'date', isReversed } as const
  const best = words && inName(words)
  if (!words || !best) return [{ filter, order }]
  const others: TextQuery = { kind: 'all', of: [words, { kind: 'not', of: best }] }
  const phases = [best, others].map((only) => ({ filter: { ...filter, words: only }, order }))
  return isReversed ? phases.reverse() : phases
}
