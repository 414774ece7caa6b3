import { addressGroup } from '@octavo/platform/auth/address.ts'
import { isSameSecret } from '@octavo/platform/auth/secrets.ts'
import { createThrottle } from '@octavo/platform/auth/throttle.ts'
import type { Clock } from '@octavo/platform/clock.ts'
import type { Sessions } from './sessions.ts'
import { createSignInCode } from './sign-in-code.ts'

export type SignedIn =
  | { session: string; rejection?: never }
  | { session?: never; rejection: 'wrong' }
  | { session?: never; rejection: 'too-many-attempts'; retryAfterMs: number }

/** Two methods, throttled separately, so that wrong codes do not block signing in with the token. */
export interface SignIn {
  issueCode(): string
  withCode(code: string, address: string): SignedIn
  withToken(token: string, address: string): SignedIn
}

const brake = {
  freeFailures: 10,
  firstPauseMs: 1_000,
  maxPauseMs: 60_000,
  decayMs: 60_000,
  keys: 1_000,
}

export function createSignIn(options: { clock: Clock; adminToken: string; sessions: Sessions }): SignIn {
  const { clock, adminToken, sessions } = options
  const code = createSignInCode(clock)

  function throttled(isCorrect: (secret: string) => boolean) {
    const failures = createThrottle(clock, brake)
    return (secret: string, address: string): SignedIn => {
      // Undefined despite its type if the client has already disconnected.
      const group = addressGroup(address ?? '')
      const retryAfterMs = failures.pauseMs(group)
      if (retryAfterMs > 0) return { rejection: 'too-many-attempts', retryAfterMs }
      if (!isCorrect(secret)) {
        failures.fail(group)
        return { rejection: 'wrong' }
      }
      failures.clear(group)
      return { session: sessions.start() }
    }
  }

  return {
    issueCode: code.issue,
    withCode: throttled(code.redeem),
    withToken: throttled((token) => isSameSecret(token, adminToken)),
  }
}
