import type { FastifyRequest } from 'fastify'
import type { Auth } from '../../../auth/auth.ts'
import type { OAuthApp } from '../../../auth/oauth/apps.ts'
import type { OAuthDialect } from '../../../auth/oauth/dialect.ts'
import type { Clock } from '../../../clock.ts'
import type { Ids } from '../../../ids.ts'
import type { Limits } from '../../../limits/limits.ts'

/** Dependencies of the authorization server's endpoints. */
export interface AuthorizationServer {
  dialect: OAuthDialect
  auth: Auth
  limits: Limits
  clock: Clock
  ids: Ids
  url(request?: FastifyRequest): string
}

/** Returns the issuer identifier (RFC 8414 §2). */
export function issuerOf({ dialect, url }: AuthorizationServer, request: FastifyRequest): string {
  return url(request) + dialect.issuerPath
}

/** Returns the `iss` of authorization responses (RFC 9207 §2). */
export function responseIssuerOf(server: AuthorizationServer, request: FastifyRequest): string | undefined {
  return server.dialect.sendsIssuer ? issuerOf(server, request) : undefined
}

/** Returns the scopes, lifetimes and tokens of an app. */
export function termsOf({ dialect }: AuthorizationServer, app: OAuthApp | undefined) {
  return (app && dialect.forApp?.(app)) ?? dialect
}
