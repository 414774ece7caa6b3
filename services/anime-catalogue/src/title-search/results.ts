import { maxHits } from './prefixes.ts'
import { bestOf } from './top-scores.ts'

export interface Candidate {
  id: number
  score: number
  /** How much of the query is in the title, from 0 to 1. */
  contained: number
}

/** What one search finds. It is used by one search after the other, and empty between them. */
export interface Found {
  /** Keeps the best that is known of an entry. */
  keep(slot: number, score: number, contained: number): void
  /** The best, best first. */
  take(): Candidate[]
}

export function createFound(ids: Float64Array): Found {
  const scores = new Float32Array(ids.length)
  const contains = new Float32Array(ids.length)
  const slots = new Uint32Array(ids.length)
  let count = 0
  return {
    keep(slot, score, contained) {
      const known = scores[slot] ?? 0
      if (score <= known) return
      if (known === 0) slots[count++] = slot
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
