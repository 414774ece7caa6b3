import { bearerToken } from '@octavo/platform/access.ts'
import { isSameSecret } from '@octavo/platform/auth/secrets.ts'
import type { SessionCookie } from '@octavo/platform/http/session-cookie.ts'
import type { FastifyRequest } from 'fastify'
import type { Sessions } from './sessions.ts'

/** Who keeps the house is known by the admin token or by a session. */
export interface Keeper {
  /** By what this request shows to be the keeper's, if it is. */
  identify(request: FastifyRequest): 'token' | 'session' | undefined
}

export function createKeeper({
  adminToken,
  sessions,
  cookie,
}: {
  adminToken: string
  sessions: Sessions
  cookie: SessionCookie
}): Keeper {
  return {
    identify(request) {
      const token = bearerToken(request)
      if (token === undefined) return cookie.read(request).some(sessions.isLive) ? 'session' : undefined
      // No brake: a secret of this size cannot be guessed, and one script with the token of an earlier start
      // would shut out all others of this machine.
      return isSameSecret(token, adminToken) ? 'token' : undefined
    },
  }
}
