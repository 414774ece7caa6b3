import { addressGroup } from '../../auth/address.ts'
import type { Auth, Authenticated, IssueIn } from '../../auth/auth.ts'
import { passwordCaller } from '../../auth/callers.ts'
import { normalizeLogin } from '../../auth/logins.ts'
import type { SignInThrottle } from '../../auth/sign-in-throttle.ts'
import type { Logger } from '../../log.ts'
import { hashing, type Passwords } from './passwords.ts'
import type { Users } from './users.ts'

export type SignIn = Auth['signIn']

const maxConcurrentPerLogin = 8
const queuePauseMs = 1000
const maxKeyLength = 255

export function createSignIn(options: {
  users: Users
  passwords: Passwords
  attempts: SignInThrottle
  log: Logger
}): SignIn {
  const { users, passwords, attempts, log } = options
  /** Counts attempts in flight, so that one account cannot fill the queue from many addresses. */
  const inFlight = new Map<string, number>()

  /** Runs at most some attempts of an account at once. */
  async function withinLimit(key: string, run: () => Promise<Authenticated>): Promise<Authenticated> {
    const others = inFlight.get(key) ?? 0
    if (others >= maxConcurrentPerLogin) return tooMany(queuePauseMs)
    inFlight.set(key, others + 1)
    try {
      return await run()
    } finally {
      const remaining = (inFlight.get(key) ?? 1) - 1
      if (remaining > 0) inFlight.set(key, remaining)
      else inFlight.delete(key)
    }
  }

  /** Waits for a slot of the address. */
  async function inTurn(address: string, run: () => Promise<Authenticated>): Promise<Authenticated> {
    const release = await hashing.acquire(addressGroup(address))
    return release ? run().finally(release) : tooMany(queuePauseMs)
  }

  async function attempt(
    login: string,
    password: string,
    address: string,
    issue: IssueIn | undefined,
  ): Promise<Authenticated> {
    const key = keyOf(login)
    // Checked again, because earlier attempts in the queue may have used up the free failures.
    const pauseMs = attempts.pauseMs(key, address)
    if (pauseMs > 0) return tooMany(pauseMs)

    const current = attempts.begin(key, address)
    const account = await users.findWithPassword(login)
    const isRight = await passwords.verify(password, account?.passwordHash)
    if (account === undefined || !isRight) {
      const nextPauseMs = attempts.pauseMs(key, address)
      // The login is not logged, because users sometimes enter their password there.
      if (nextPauseMs > 0)
        log.warn({ address, userId: account?.user.id, pauseMs: nextPauseMs }, 'sign-ins failed')
      return { rejection: 'unknown' }
    }

    current.succeeded()
    await renewHash(account.user.id, password, account.passwordHash)
    if (account.user.suspendedAtMs !== null) return { rejection: 'suspended' }
    if (issue && !(await users.issueTo(account, issue))) return { rejection: 'unknown' }
    return { caller: passwordCaller(account.user) }
  }

  async function renewHash(userId: number, password: string, hash: string | undefined): Promise<void> {
    if (hash === undefined || !passwords.isOutdated(hash)) return
    await users.replacePasswordHash(userId, hash, await passwords.hash(password))
  }

  return async (login, password, address, issue) => {
    const key = keyOf(login)
    const pauseMs = attempts.pauseMs(key, address)
    if (pauseMs > 0) return tooMany(pauseMs)
    return withinLimit(key, () => inTurn(address, () => attempt(login, password, address, issue)))
  }
}

function tooMany(retryAfterMs: number): Authenticated {
  return { rejection: 'too-many-attempts', retryAfterMs }
}

/** Truncates the login, because unknown logins are throttled too and may have any length. */
function keyOf(login: string): string {
  return normalizeLogin(login.slice(0, maxKeyLength)).slice(0, maxKeyLength)
}
