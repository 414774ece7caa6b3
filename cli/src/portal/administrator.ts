import { bearerToken } from '@octavo/platform/access.ts'
import { isSameSecret } from '@octavo/platform/auth/secrets.ts'
import type { SessionCookie } from '@octavo/platform/http/session-cookie.ts'
import type { FastifyRequest } from 'fastify'
import type { Sessions } from './sessions.ts'

export interface Administrator {
  /** Returns how the request authenticates as the administrator, or undefined. */
  identify(request: FastifyRequest): 'token' | 'session' | undefined
}

export function createAdministrator({
  adminToken,
  sessions,
  cookie,
}: {
  adminToken: string
  sessions: Sessions
  cookie: SessionCookie
}): Administrator {
  return {
    identify(request) {
      const token = bearerToken(request)
      if (token === undefined) return cookie.read(request).some(sessions.isLive) ? 'session' : undefined
      // Not throttled: the token cannot be guessed, and one script with an outdated token would block all other
      // clients on this machine.
      return isSameSecret(token, adminToken) ? 'token' : undefined
    },
  }
}
