import { hashWords, scramble } from './word-hashes.ts'

/** Hashes of all runs of three words. */
export type Shingles = ReadonlySet<number>

export function createShingles(words: Uint32Array): Shingles {
  const shingles = new Set<number>()
  for (let index = 2; index < words.length; index++) {
    const [first = 0, second = 0, third = 0] = [words[index - 2], words[index - 1], words[index]]
    shingles.add(scramble(Math.imul(first, 31) ^ Math.imul(second, 0x9e3779b1) ^ scramble(third)))
  }
  return shingles
}

/** Returns the share of common shingles, from 0 to 1. */
export function jaccardSimilarity(one: Shingles, other: Shingles): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  let common = 0
  for (const shingle of small) if (large.has(shingle)) common++
  const total = one.size + other.size - common
  return total === 0 ? 0 : common / total
}

export function shinglesOf(text: string): Shingles {
  return createShingles(hashWords(text))
}
