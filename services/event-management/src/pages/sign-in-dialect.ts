import { deviceGrant, type OAuthDialect, standardDialect } from '@octavo/platform/auth/oauth/dialect.ts'
import { newSecret } from '../access/secrets.ts'
import { site } from './site.ts'

/**
 * How apps of this ecosystem sign people in. There are no scopes: what somebody may do follows from their role in each
 * organization. Tokens stay until they are given back, so there is nothing to refresh.
 */
export const signInDialect: OAuthDialect = {
  ...standardDialect,
  grants: ['authorization_code', 'client_credentials', deviceGrant],
  allowsImplicit: true,
  // Most clients say it once only.
  allowsMissingRedirectUri: true,
  lifetimes: {
    codeMs: standardDialect.lifetimes.codeMs,
    refreshGraceMs: 0,
    deviceMs: standardDialect.lifetimes.deviceMs,
    devicePollMs: standardDialect.lifetimes.devicePollMs,
  },
  token: { kind: 'app', secret: newSecret },
  app: { clientId: newSecret, clientSecret: (ids) => newSecret(ids, 52), plan: 'free' },
  renderToken: ({ accessToken }) => ({ access_token: accessToken, token_type: 'bearer' }),
  site,
}

/** The platform's own routes, which check their callers themselves. */
export const isSignInPath = (path: string): boolean =>
  Object.values(signInDialect.paths).flat().includes(path)
