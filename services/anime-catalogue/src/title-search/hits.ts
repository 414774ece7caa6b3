import { maxHits } from './prefixes.ts'
import { ranks } from './quality.ts'
import type { Candidate } from './results.ts'

export interface TitleHit {
  id: number
  score: number
}

const leastContained = 0.45
const leastBesideExact = 0.9
const farthestFromBest = 0.25
/** Any title that is the query has more than this, whatever its kind, and nothing else has. */
const leastOfExact = ranks.squashed * 0.9

/** In their order, and without what is only there because nothing fits: beside a good hit a poor one is noise. */
export function hitsOf(candidates: readonly Candidate[], limit: number): TitleHit[] {
  const ordered = candidates.toSorted((a, b) => b.score - a.score || a.id - b.id)
  const [best] = ordered
  if (!best) return []
  const least =
    best.score > leastOfExact ? leastBesideExact : Math.max(leastContained, best.contained - farthestFromBest)
  return ordered
    .filter(({ contained }) => contained >= least)
    .slice(0, Math.max(0, Math.min(limit, maxHits)))
    .map(({ id, score }) => ({ id, score }))
}
