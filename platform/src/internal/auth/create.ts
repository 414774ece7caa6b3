import type { Auth, Authenticated, Token, User } from '../../auth/auth.ts'
import { tokenCaller } from '../../auth/callers.ts'
import { AuthError } from '../../auth/errors.ts'
import { createApps } from '../../auth/oauth/apps.ts'
import { createSignInThrottle } from '../../auth/sign-in-throttle.ts'
import type { Clock } from '../../clock.ts'
import { createMutex } from '../../concurrency/mutex.ts'
import type { Database } from '../../data/database.ts'
import type { Ids } from '../../ids.ts'
import type { Logger } from '../../log.ts'
import { createLastUses } from './last-uses.ts'
import { createOAuth } from './oauth/oauth.ts'
import { createPasswords, hashing } from './passwords.ts'
import type { Argon2Cost } from './phc.ts'
import { createSignIn } from './sign-in.ts'
import type { AuthTables } from './tables.ts'
import { createTokens } from './tokens.ts'
import { createTransactionalUsers, createUsers } from './users.ts'

export interface AuthOptions {
  db: Database<AuthTables>
  clock: Clock
  ids: Ids
  log: Logger
  /** The Argon2 parameters. Hashes with other parameters are upgraded at the next sign-in. */
  passwordCost?: Argon2Cost | undefined
}

/** One new password at a time, for all services, leaves the other slots to sign-ins. */
const newPasswords = createMutex()

export function createAuth({ db, clock, ids, log, passwordCost }: AuthOptions): Auth {
  const users = createUsers({ db, clock })
  const tokens = createTokens({ db, clock, ids })
  const oauth = createOAuth({ db, clock, ids, users })
  const lastUses = createLastUses({ db, clock, log })
  const passwords = createPasswords({ ids, cost: passwordCost })

  async function hashPassword(password: string): Promise<string> {
    if (password === '') throw new AuthError('password_empty')
    return newPasswords.run(async () => {
      // If the queue is full, it hashes without a slot, because this caller cannot be rejected with a retry time.
      const release = await hashing.acquire('new passwords')
      return passwords.hash(password).finally(() => release?.())
    })
  }

  return {
    findUser: users.find,
    findUserById: users.findById,
    changeUser: users.change,
    users: createTransactionalUsers(clock),
    signIn: createSignIn({ users, passwords, attempts: createSignInThrottle(clock), log }),
    issueToken: tokens.issue,
    issueTokenIn: tokens.issueIn,
    findToken: tokens.find,
    listLiveTokens: tokens.listLive,
    countLiveTokensIn: tokens.countLiveIn,
    listIssuedTokens: tokens.listIssued,
    revokeToken: tokens.revoke,
    revokeTokensIn: tokens.revokeIn,
    isValidIn: tokens.isValidIn,
    renewToken: tokens.renew,
    apps: createApps({ db, clock, ids }),
    oauth,
    close: lastUses.close,

    async createUser({ login, password, role = 'user', plan = 'free' }) {
      const passwordHash = password === undefined ? undefined : await hashPassword(password)
      return users.create({ login, role, plan, passwordHash })
    },

    async setPassword(userId, password) {
      await users.setPasswordHash(userId, await hashPassword(password))
    },

    // Not throttled by address: tokens are too long to guess, and one client with a stale token would block
    // others at its address.
    async authenticate(secret) {
      const match = await tokens.findBySecret(secret)
      if (match === undefined) return { rejection: 'unknown' }
      const rejected = findRejection(match.token, match.user, clock.now())
      if (rejected !== undefined) return rejected
      lastUses.note(match.token)
      return { caller: tokenCaller(match.token, match.user) }
    },
  }
}

function findRejection(token: Token, user: User | null, nowMs: number): Authenticated | undefined {
  if (token.revokedAtMs !== null) return { rejection: 'revoked' }
  if (token.expiresAtMs !== null && token.expiresAtMs <= nowMs) return { rejection: 'expired' }
  if (user !== null && user.suspendedAtMs !== null) return { rejection: 'suspended' }
  return undefined
}
