import { maxHits } from './prefixes.ts'
import { bestOf } from './top-scores.ts'

export interface Candidate {
  id: number
  score: number
  /** Share of the query that the title contains, from 0 to 1. */
  contained: number
}

/** Collects hits; reused by searches, and empty between them. */
export interface SearchResults {
  /** Records the best score of an entry. */
  add(slot: number, score: number, contained: number): void
  /** Returns the hits, best first, and resets. */
  take(): Candidate[]
}

export function createResults(ids: Float64Array): SearchResults {
  const scores = new Float32Array(ids.length)
  const contains = new Float32Array(ids.length)
  const slots = new Uint32Array(ids.length)
  let count = 0
  return {
    add(slot, score, contained) {
      const oldScore = scores[slot] ?? 0
      if (score <= oldScore) return
      if (oldScore === 0) slots[count++] = slot
      scores[slot] = score
      contains[slot] = contained
    },
    take() {
      const candidates = bestOf(slots, count, scores, maxHits).map((slot) => ({
        id: ids[slot] ?? 0,
        score: scores[slot] ?? 0,
        contained: contains[slot] ?? 0,
      }))
      for (let index = 0; index < count; index++) scores[slots[index] ?? 0] = 0
      count = 0
      return candidates
    },
  }
}
