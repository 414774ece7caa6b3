import { hash, timingSafeEqual } from 'node:crypto'

/** What is kept of a random secret. Not for passwords: those can be guessed and need a slow hash. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

/** Whether two secrets are the same, in a time that does not tell where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'))
}
