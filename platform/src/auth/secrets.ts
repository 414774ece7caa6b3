import { hash, timingSafeEqual } from 'node:crypto'

/** For random secrets only. Passwords need a slow hash. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

/** Compares in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'))
}
