import type { Packed } from './packed.ts'
import { readAscending } from './varints.ts'

/** Buffers that searches reuse. */
export interface Counting {
  /** Shared grams per variant; all zero between searches. */
  counts: Uint8Array
  touched: Uint32Array
  numbers: Uint32Array
}

export function createCounting(variants: number): Counting {
  return {
    counts: new Uint8Array(variants),
    touched: new Uint32Array(variants),
    numbers: new Uint32Array(variants),
  }
}

const maxGrams = 200
/** Limits the postings read per query. */
const maxPostings = 300_000

/**
 * Counts shared grams per variant and returns the number of candidates. A variant with `min` of n grams has one of the
 * n - min + 1 rarest, so only their posting lists add candidates.
 */
export function countShared(
  packed: Packed,
  grams: readonly number[],
  fewest: number,
  counting: Counting,
): number {
  const { counts, touched, numbers } = counting
  const { postings, postingStarts } = packed
  const lists = listsOf(packed, grams)
  const bringing = lists.length - fewest + 1
  let touchedCount = 0
  let read = 0
  for (const [index, list] of lists.entries()) {
    const start = postingStarts[list] ?? 0
    const end = postingStarts[list + 1] ?? 0
    if (bringing <= 0 || (read > 0 && read + end - start > maxPostings)) break
    read += end - start
    const length = readAscending(postings, start, end, numbers)
    const isBringing = index < bringing
    for (let index = 0; index < length; index++) {
      const variant = numbers[index] ?? 0
      const count = counts[variant] ?? 0
      if (count > 0) counts[variant] = count + 1
      else if (isBringing) {
        counts[variant] = 1
        touched[touchedCount++] = variant
      }
    }
  }
  return touchedCount
}

/** Posting lists of known grams, shortest first. */
function listsOf({ gramKeys, postingStarts }: Packed, grams: readonly number[]): number[] {
  const lengthOf = (list: number) => (postingStarts[list + 1] ?? 0) - (postingStarts[list] ?? 0)
  return grams
    .map((gram) => indexOfKey(gramKeys, gram))
    .filter((list) => list >= 0)
    .sort((a, b) => lengthOf(a) - lengthOf(b))
    .slice(0, maxGrams)
}

export function indexOfKey(keys: Float64Array, key: number): number {
  let low = 0
  let high = keys.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const value = keys[middle] ?? 0
    if (value === key) return middle
    if (value < key) low = middle + 1
    else high = middle - 1
  }
  return -1
}
