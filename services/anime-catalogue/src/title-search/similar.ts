import { countShared, createCounting } from './candidates.ts'
import type { Packed } from './packed.ts'
import { bestOf } from './top-scores.ts'
import { variantKinds } from './variants.ts'

export interface SimilarVariant {
  variant: number
  /** Share of the query's grams, from 0 to 1. */
  coverage: number
  /** Estimated score. */
  likeness: number
}

/** Returns the most similar variant of each entry, best first. */
export type FindSimilar = (grams: readonly number[]) => SimilarVariant[]

const shares = { coverage: 0.65, likeness: 0.2, length: 0.15 }
const maxResults = 1_000

/** `factors` are score factors of entries; 0 for removed ones. */
export function createSimilar(packed: Packed, factors: Float32Array): FindSimilar {
  const { ids, owners, kinds, gramCounts } = packed
  const kindFactors = Float32Array.from(variantKinds, ({ factor }) => factor)
  const counting = createCounting(owners.length)
  const likeness = new Float32Array(ids.length)
  const likest = new Uint32Array(ids.length)
  const coverage = new Float32Array(ids.length)
  const slots = new Uint32Array(ids.length)

  return (grams) => {
    const gramCount = grams.length
    const fewest = minSharedGrams(gramCount)
    const touched = countShared(packed, grams, fewest, counting)
    let count = 0
    for (let index = 0; index < touched; index++) {
      const variant = counting.touched[index] ?? 0
      const shared = counting.counts[variant] ?? 0
      counting.counts[variant] = 0
      if (shared < fewest) continue
      const length = gramCounts[variant] ?? 0
      if (isFar(shared, gramCount, length)) continue
      const slot = owners[variant] ?? 0
      const like =
        (factors[slot] ?? 0) *
        (kindFactors[kinds[variant] ?? 0] ?? 0) *
        ((shares.coverage * shared) / gramCount +
          (shares.likeness * shared) / (gramCount + length - shared) +
          (shares.length * Math.min(gramCount, length)) / Math.max(gramCount, length))
      const oldLikeness = likeness[slot] ?? 0
      if (like <= oldLikeness) continue
      if (oldLikeness === 0) slots[count++] = slot
      likeness[slot] = like
      likest[slot] = variant
      coverage[slot] = shared / gramCount
    }
    const best = bestOf(slots, count, likeness, maxResults).map((slot) => ({
      variant: likest[slot] ?? 0,
      coverage: coverage[slot] ?? 0,
      likeness: likeness[slot] ?? 0,
    }))
    for (let index = 0; index < count; index++) likeness[slots[index] ?? 0] = 0
    return best
  }
}

/** One typo changes three or four grams, so short queries may share only one. */
function minSharedGrams(gramCount: number): number {
  return gramCount <= 6 ? 1 : Math.ceil(gramCount * 0.3)
}

/** With one shared gram, lengths must be similar. */
function isFar(shared: number, gramCount: number, length: number): boolean {
  return shared === 1 && gramCount > 3 && (length - gramCount > 4 || gramCount - length > 4)
}
