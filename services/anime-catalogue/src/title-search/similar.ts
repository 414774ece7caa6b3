import { countShared, createCounting } from './candidates.ts'
import type { Packed } from './packed.ts'
import { bestOf } from './top-scores.ts'
import { variantKinds } from './variants.ts'

export interface Alike {
  variant: number
  /** How many of the query's grams the variant has, from 0 to 1. */
  coverage: number
  /** A first guess at the score. */
  likeness: number
}

/** Answers the variant of each entry that shares most with the grams, likest first. */
export type FindAlike = (grams: readonly number[]) => Alike[]

const shares = { coverage: 0.65, likeness: 0.2, length: 0.15 }
const most = 1_000

/** `factors` are the entries' shares in a score, 0 for those that are not to be found. */
export function createAlike(packed: Packed, factors: Float32Array): FindAlike {
  const { ids, owners, kinds, gramCounts } = packed
  const kindFactors = Float32Array.from(variantKinds, ({ factor }) => factor)
  const counting = createCounting(owners.length)
  const likeness = new Float32Array(ids.length)
  const likest = new Uint32Array(ids.length)
  const coverage = new Float32Array(ids.length)
  const slots = new Uint32Array(ids.length)

  return (grams) => {
    const asked = grams.length
    const fewest = fewestShared(asked)
    const touched = countShared(packed, grams, fewest, counting)
    let count = 0
    for (let index = 0; index < touched; index++) {
      const variant = counting.touched[index] ?? 0
      const shared = counting.counts[variant] ?? 0
      counting.counts[variant] = 0
      if (shared < fewest) continue
      const length = gramCounts[variant] ?? 0
      if (isFar(shared, asked, length)) continue
      const slot = owners[variant] ?? 0
      const like =
        (factors[slot] ?? 0) *
        (kindFactors[kinds[variant] ?? 0] ?? 0) *
        ((shares.coverage * shared) / asked +
          (shares.likeness * shared) / (asked + length - shared) +
          (shares.length * Math.min(asked, length)) / Math.max(asked, length))
      const known = likeness[slot] ?? 0
      if (like <= known) continue
      if (known === 0) slots[count++] = slot
      likeness[slot] = like
      likest[slot] = variant
      coverage[slot] = shared / asked
    }
    const best = bestOf(slots, count, likeness, most).map((slot) => ({
      variant: likest[slot] ?? 0,
      coverage: coverage[slot] ?? 0,
      likeness: likeness[slot] ?? 0,
    }))
    for (let index = 0; index < count; index++) likeness[slots[index] ?? 0] = 0
    return best
  }
}

/** One slip of the keyboard takes three grams or four; of a short query hardly one stays. */
function fewestShared(asked: number): number {
  return asked <= 6 ? 1 : Math.ceil(asked * 0.3)
}

/** With one gram in common, only a title about as long as the query can be what was meant. */
function isFar(shared: number, asked: number, length: number): boolean {
  return shared === 1 && asked > 3 && (length - asked > 4 || asked - length > 4)
}
