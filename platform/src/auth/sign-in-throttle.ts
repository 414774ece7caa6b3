import type { Clock } from '../clock.ts'
import { addressGroup } from './address.ts'
import { createThrottle, type ThrottleOptions } from './throttle.ts'

export interface SignInThrottle {
  /** 0 when an attempt may be made now. */
  pauseMs(login: string, address: string): number
  /** Counts an attempt as failed until `succeeded` is called, so that attempts side by side gain nothing. */
  begin(login: string, address: string): Attempt
}

export interface Attempt {
  succeeded(): void
}

const secondMs = 1000
const minuteMs = 60 * secondMs
const keys = 10_000

/** One address guessing at one login is told apart from its owner soonest, and so waits longest. */
const here: ThrottleOptions = {
  freeFailures: 5,
  firstPauseMs: secondMs,
  maxPauseMs: 5 * minuteMs,
  decayMs: 10 * minuteMs,
  keys,
}
/** One address guessing at many logins. Generous, since a school or an office may share it. */
const anyLogin: ThrottleOptions = {
  freeFailures: 30,
  firstPauseMs: secondMs,
  maxPauseMs: minuteMs,
  decayMs: 30 * secondMs,
  keys,
}
/** Many addresses guessing at one login. The owner may be among them, so the pause stays short. */
const anywhere: ThrottleOptions = {
  freeFailures: 50,
  firstPauseMs: secondMs,
  maxPauseMs: 30 * secondMs,
  decayMs: minuteMs,
  keys,
}

/**
 * Brakes for guessed passwords. Where a login has been signed in from before, only its own failures there
 * count: nobody elsewhere, and no neighbour behind the same address, can keep its owner out.
 *
 * Kept in memory. Several processes grant several times the freeFailures, and the pauses bound each of them;
 * shared counts would let anybody cause a durable write, and a row for every login they make up.
 */
export function createSignInThrottle(clock: Clock): SignInThrottle {
  const byLoginHere = createThrottle(clock, here)
  const byAddress = createThrottle(clock, anyLogin)
  const byLogin = createThrottle(clock, anywhere)
  const familiar = new Set<string>()

  function remember(place: string) {
    familiar.delete(place)
    familiar.add(place)
    const [oldest] = familiar
    if (familiar.size > keys && oldest !== undefined) familiar.delete(oldest)
  }

  return {
    pauseMs(login, address) {
      const group = addressGroup(address)
      const place = placeOf(login, group)
      const pauseMs = byLoginHere.pauseMs(place)
      if (familiar.has(place)) return pauseMs
      return Math.max(pauseMs, byAddress.pauseMs(group), byLogin.pauseMs(login))
    },

    begin(login, address) {
      const group = addressGroup(address)
      const place = placeOf(login, group)
      byLoginHere.fail(place)
      const forgiveAddress = byAddress.fail(group)
      const forgiveLogin = byLogin.fail(login)
      return {
        // The other two keep their earlier failures: those are not known to be this person's, and a guesser
        // could clear an address with an account of their own.
        succeeded() {
          byLoginHere.clear(place)
          forgiveAddress()
          forgiveLogin()
          remember(place)
        },
      }
    },
  }
}

function placeOf(login: string, group: string): string {
  return JSON.stringify([group, login])
}
