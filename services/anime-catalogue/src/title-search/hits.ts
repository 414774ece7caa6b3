import { maxHits } from './prefixes.ts'
import { ranks } from './quality.ts'
import type { Candidate } from './results.ts'

export interface TitleHit {
  id: number
  score: number
}

const minContained = 0.45
const minContainedBesideExact = 0.9
const maxContainedGap = 0.25
/** Only exact titles score higher. */
const minExactScore = ranks.squashed * 0.9

/** Sorts candidates and drops poor ones beside good ones. */
export function hitsOf(candidates: readonly Candidate[], limit: number): TitleHit[] {
  const ordered = candidates.toSorted((a, b) => b.score - a.score || a.id - b.id)
  const [best] = ordered
  if (!best) return []
  const minimum =
    best.score > minExactScore
      ? minContainedBesideExact
      : Math.max(minContained, best.contained - maxContainedGap)
  return ordered
    .filter(({ contained }) => contained >= minimum)
    .slice(0, Math.max(0, Math.min(limit, maxHits)))
    .map(({ id, score }) => ({ id, score }))
}
