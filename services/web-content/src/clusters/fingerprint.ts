import { createHash } from 'node:crypto'
import { minHashBands } from './min-hash.ts'
import { createShingles, jaccardSimilarity, shinglesOf } from './shingles.ts'
import { hashWords } from './word-hashes.ts'

/** Identifies a text up to small edits. Stored with the post. */
export interface Fingerprint {
  /** Hex digest of the words: equal for texts that differ in case, punctuation and spacing only. */
  contentHash: string
  /** Texts that share a key are candidates, and `areNearDuplicates` decides. */
  bandKeys: readonly number[]
}

/** Returns undefined for texts that are too short to be copies of each other rather than the same phrase. */
export function createFingerprint(text: string): Fingerprint | undefined {
  const words = hashWords(text)
  if (words.length < minWords) return undefined
  const bytes = new Uint8Array(words.buffer, words.byteOffset, words.byteLength)
  return {
    contentHash: createHash('sha1').update(bytes).digest('hex'),
    bandKeys: minHashBands(createShingles(words)),
  }
}

export function areNearDuplicates(one: string, other: string): boolean {
  return jaccardSimilarity(shinglesOf(one), shinglesOf(other)) >= minSimilarity
}

const minWords = 30
const minSimilarity = 0.85
