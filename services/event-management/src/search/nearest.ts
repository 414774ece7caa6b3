import { middleOf } from '../geography/area.ts'
import { boxAround, distanceOf, squaredChordOf } from '../geography/sphere.ts'
import type { SearchFilter } from './filter.ts'
import { cellsIn, type Grid } from './grid.ts'
import type { ListedEvent, ListingPage, RowSource } from './store/access-paths.ts'

/**
 * For large result sets: searches growing distances until the page is full, starting where the previous page
 * ended.
 */
export async function findNearest(
  { area }: SearchFilter,
  { limit, after }: ListingPage,
  select: (source: RowSource, within: number) => Promise<ListedEvent[]>,
): Promise<ListedEvent[]> {
  if (!area) return []
  const maxDistanceM = 'center' in area ? area.withinM : halfCircumferenceM
  let withinM = firstRadiusM + (after ? distanceOf(after[0]) : 0)
  for (;;) {
    const reachM = Math.min(withinM, maxDistanceM)
    const rows = await select(sourceAround(boxAround(middleOf(area), reachM)), squaredChordOf(reachM))
    if (rows.length >= limit || reachM === maxDistanceM) return rows
    withinM = reachM * 2
  }
}

const firstRadiusM = 1_000
const halfCircumferenceM = 20_100_000

function sourceAround(box: ReturnType<typeof boxAround>): RowSource {
  for (const grid of ['street', 'area', 'region'] as const satisfies readonly Grid[]) {
    const cells = cellsIn(box, grid, maxCells)
    if (cells) return { by: `${grid}_cell`, values: cells }
  }
  return { by: 'time' }
}

const maxCells = 120
