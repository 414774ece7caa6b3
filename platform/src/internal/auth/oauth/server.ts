import type { FastifyRequest } from 'fastify'
import type { Auth } from '../../../auth/auth.ts'
import type { OAuthDialect } from '../../../auth/oauth/dialect.ts'
import type { Clock } from '../../../clock.ts'
import type { Ids } from '../../../ids.ts'
import type { Limits } from '../../../limits/limits.ts'

/** What every endpoint of an authorization server stands on. */
export interface AuthorizationServer {
  dialect: OAuthDialect
  auth: Auth
  limits: Limits
  clock: Clock
  ids: Ids
  url(request?: FastifyRequest): string
}

/** The name of the server, by which a client that knows several tells them apart. */
export function issuerOf({ dialect, url }: AuthorizationServer, request: FastifyRequest): string {
  return url(request) + dialect.issuerPath
}
