import { type OAuthDialect, standardDialect } from '@octavo/platform/auth/oauth/dialect.ts'
import type { Settings } from '../context.ts'
import { site } from '../pages/site.ts'
import { scopeDescriptions } from './scopes.ts'
import { newAccessKey, newToken, tokenKind } from './secrets.ts'

const hourMs = 3_600_000

/** OAuth of this ecosystem: the authorization code flow, tokens that do not expire, scopes joined by spaces. */
export function signInDialect({ tokenHours }: Settings): OAuthDialect {
  const { accessMs, refreshMs, ...lifetimes } = standardDialect.lifetimes
  const isExpiring = tokenHours > 0
  return {
    ...standardDialect,
    sendsIssuer: false,
    paths: {
      authorize: '/oauth/authorize',
      token: ['/oauth/token'],
      revocation: '/oauth/revoke',
      metadata: ['/.well-known/oauth-authorization-server'],
    },
    grants: ['authorization_code', 'refresh_token'],
    acceptsQuery: true,
    allowsOutOfBand: true,
    scopes: {
      descriptions: scopeDescriptions,
      defaultScopes: ['public'],
      separator: /[\s+]+/,
      joint: ' ',
    },
    lifetimes: isExpiring
      ? { ...lifetimes, accessMs: tokenHours * hourMs, refreshMs: Number.POSITIVE_INFINITY }
      : lifetimes,
    token: { kind: tokenKind, secret: newToken },
    app: { clientId: newAccessKey, clientSecret: newAccessKey, plan: 'demo' },
    planOf: (app) => app?.plan ?? 'demo',
    renderToken: ({ accessToken, refreshToken, scope, createdAtS, expiresInS }) => ({
      access_token: accessToken,
      token_type: 'bearer',
      ...(refreshToken !== undefined && { refresh_token: refreshToken, expires_in: expiresInS }),
      scope: scope ?? 'public',
      created_at: createdAtS,
    }),
    site,
  }
}
