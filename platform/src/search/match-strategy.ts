import type { TextEstimate } from './text-index.ts'

/**
 * Chooses between collecting all matches and checking rows in order until a page is full. `share` is the fraction of
 * rows that pass the other conditions; `rows` limits the rows to check. Costs are SQLite's in microseconds and need
 * only be roughly right.
 */
export function chooseMatchStrategy(
  { matches, documents }: TextEstimate,
  { page, share = 1, rows = documents }: { page: number; share?: number; rows?: number },
): 'matches' | 'rows' {
  const checked = Math.min(rows, (page * documents) / Math.max(1, matches * share))
  return checked * microsecondsPerRow < matches * microsecondsPerMatch ? 'rows' : 'matches'
}

const microsecondsPerRow = 50
const microsecondsPerMatch = 3
