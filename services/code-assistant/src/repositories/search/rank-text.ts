import { type PostingList, termKey } from '../indexing/snapshot-index.ts'
import type { SnapshotReader } from './snapshot-reader.ts'

/** Saturation of repeated terms, and how much long files lose: https://doi.org/10.1561/1500000019 */
const k1 = 1.2
const b = 0.5

export interface RankedFile {
  ordinal: number
  score: number
}

/** How much each term distinguishes files. */
export type TermWeights = ReadonlyMap<string, number>

/** Ranks the files by BM25 with the statistics of this snapshot alone. */
export async function rankText(
  snapshot: SnapshotReader,
  terms: readonly string[],
  isIncluded: (ordinal: number) => boolean,
): Promise<{ files: RankedFile[]; weights: TermWeights }> {
  const { lengths } = snapshot.statistics
  const average = lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1) || 1
  const postings = await snapshot.postings(terms.map(termKey))
  const scores = new Map<number, number>()
  const weights = new Map<string, number>()
  for (const term of terms) {
    const list = postings.get(termKey(term))
    if (!list) continue
    const weight = weightOf(list, lengths.length)
    weights.set(term, weight)
    for (let at = 0; at < list.length; at += 2) {
      const [ordinal = 0, count = 0] = [list[at], list[at + 1]]
      if (!isIncluded(ordinal)) continue
      const norm = 1 - b + (b * (lengths[ordinal] ?? average)) / average
      const score = (weight * count * (k1 + 1)) / (count + k1 * norm)
      scores.set(ordinal, (scores.get(ordinal) ?? 0) + score)
    }
  }
  return { files: sortByScore(scores), weights }
}

function weightOf(list: PostingList, files: number): number {
  const matches = list.length / 2
  return Math.log(1 + (files - matches + 0.5) / (matches + 0.5))
}

/** The best first; equal ones in the order of the files, so that results are the same everywhere. */
export function sortByScore(scores: ReadonlyMap<number, number>): RankedFile[] {
  return [...scores]
    .map(([ordinal, score]) => ({ ordinal, score }))
    .sort((one, other) => other.score - one.score || one.ordinal - other.ordinal)
}
