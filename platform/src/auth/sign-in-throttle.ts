import type { Clock } from '../clock.ts'
import { addressGroup } from './address.ts'
import { createThrottle, type ThrottleOptions } from './throttle.ts'

export interface SignInThrottle {
  /** Returns 0 when an attempt is allowed now. */
  pauseMs(login: string, address: string): number
  /** Counts as failed until `succeeded` is called, so that parallel attempts gain nothing. */
  begin(login: string, address: string): Attempt
}

export interface Attempt {
  succeeded(): void
}

const secondMs = 1000
const minuteMs = 60 * secondMs
const keys = 10_000

/** One address guessing one login: the strictest throttle. */
const here: ThrottleOptions = {
  freeFailures: 5,
  firstPauseMs: secondMs,
  maxPauseMs: 5 * minuteMs,
  decayMs: 10 * minuteMs,
  keys,
}
/** One address guessing many logins. Generous, because a school or office may share it. */
const anyLogin: ThrottleOptions = {
  freeFailures: 30,
  firstPauseMs: secondMs,
  maxPauseMs: minuteMs,
  decayMs: 30 * secondMs,
  keys,
}
/** Many addresses guessing one login. The pause stays short, because the owner may be among them. */
const anywhere: ThrottleOptions = {
  freeFailures: 50,
  firstPauseMs: secondMs,
  maxPauseMs: 30 * secondMs,
  decayMs: minuteMs,
  keys,
}

/**
 * Throttles failed sign-ins. At an address that has signed in to a login before, only its own failures for
 * that login count, so an attacker elsewhere cannot lock the owner out. Counts are kept in memory per process:
 * shared counts would let anyone cause a durable write per invented login.
 */
export function createSignInThrottle(clock: Clock): SignInThrottle {
  const byLoginHere = createThrottle(clock, here)
  const byAddress = createThrottle(clock, anyLogin)
  const byLogin = createThrottle(clock, anywhere)
  const familiar = new Set<string>()

  function rememberSuccess(key: string) {
    familiar.delete(key)
    familiar.add(key)
    const [oldest] = familiar
    if (familiar.size > keys && oldest !== undefined) familiar.delete(oldest)
  }

  return {
    pauseMs(login, address) {
      const group = addressGroup(address)
      const key = keyOf(login, group)
      const pauseMs = byLoginHere.pauseMs(key)
      if (familiar.has(key)) return pauseMs
      return Math.max(pauseMs, byAddress.pauseMs(group), byLogin.pauseMs(login))
    },

    begin(login, address) {
      const group = addressGroup(address)
      const key = keyOf(login, group)
      byLoginHere.fail(key)
      const forgiveAddress = byAddress.fail(group)
      const forgiveLogin = byLogin.fail(login)
      return {
        // Only this attempt is removed from the other two throttles. Otherwise attackers could reset the count of
        // their address by signing in to their own account.
        succeeded() {
          byLoginHere.clear(key)
          forgiveAddress()
          forgiveLogin()
          rememberSuccess(key)
        },
      }
    },
  }
}

function keyOf(login: string, group: string): string {
  return JSON.stringify([group, login])
}
