import { isSameSecret } from '@octavo/platform/auth/secrets.ts'
import type { Clock } from '@octavo/platform/clock.ts'
import { secureIds } from '@octavo/platform/ids.ts'

/** The code of the single-use sign-in link. */
export interface SignInCode {
  /** Returns a new code and invalidates the previous one. */
  issue(): string
  /** Returns true at most once. */
  redeem(code: string): boolean
}

const lifetimeMs = 10 * 60 * 1000

export function createSignInCode(clock: Clock): SignInCode {
  let current: { code: string; expiresAtMs: number } | undefined
  return {
    issue() {
      current = { code: secureIds.bytes(24).toString('base64url'), expiresAtMs: clock.now() + lifetimeMs }
      return current.code
    },
    redeem(code) {
      if (!current || !isSameSecret(code, current.code)) return false
      const isInTime = clock.now() < current.expiresAtMs
      current = undefined
      return isInTime
    },
  }
}
