import type { Ids } from '@octavo/platform/ids.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Keys and tokens are 20 upper-case letters and digits in this ecosystem; so many of 32 are 100 bits. */
export function newSecret(ids: Ids, length = 20): string {
  return Array.from({ length }, () => letters[ids.below(letters.length)]).join('')
}
