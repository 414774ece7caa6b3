import type { Ids } from '@octavo/platform/ids.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Eventbrite's keys and tokens are 20 upper-case letters and digits. 20 of 32 characters are 100 bits. */
export function newSecret(ids: Ids, length = 20): string {
  return Array.from({ length }, () => letters[ids.below(letters.length)]).join('')
}
