import { createHash } from 'node:crypto'
import type { Below } from './sample.ts'

/** The same seed gives the same numbers. */
export function seededBelow(seed: string): Below {
  let count = 0
  return (bound) => createHash('sha256').update(`${count++} ${seed}`).digest().readUIntBE(0, 6) % bound
}
