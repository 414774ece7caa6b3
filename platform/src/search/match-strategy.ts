import type { TextEstimate } from './text-index.ts'

/**
 * Whether to gather all matches, or to look up row after row, in the order that is wanted, until a page is full. `share`
 * is how many of the rows pass the service's other conditions; where something else leaves few rows to look at, say
 * `rows`. The costs are those of SQLite in microseconds; being wrong by half costs little where the two are alike.
 */
export function chooseMatchStrategy(
  { matches, documents }: TextEstimate,
  wanted: { page: number; share?: number; rows?: number },
): 'matches' | 'rows' {
  const { page, share = 1, rows = documents } = wanted
  const looked = Math.min(rows, (page * documents) / Math.max(1, matches * share))
  return looked * PER_ROW_US < matches * PER_MATCH_US ? 'rows' : 'matches'
}

const PER_ROW_US = 50
const PER_MATCH_US = 3
