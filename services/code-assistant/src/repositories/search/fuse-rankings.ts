import { type RankedFile, sortByScore } from './rank-text.ts'

const k = 60

/** Reciprocal rank fusion: https://doi.org/10.1145/1571941.1572114 */
export function fuseRankings(
  rankings: readonly { files: readonly RankedFile[]; weight: number }[],
): RankedFile[] {
  const scores = new Map<number, number>()
  for (const { files, weight } of rankings)
    for (const [rank, { ordinal }] of files.entries())
      scores.set(ordinal, (scores.get(ordinal) ?? 0) + weight / (k + rank + 1))
  return sortByScore(scores)
}
