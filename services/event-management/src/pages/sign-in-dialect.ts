import { deviceGrant, type OAuthDialect, standardDialect } from '@octavo/platform/auth/oauth/dialect.ts'
import { newSecret } from '../access/secrets.ts'
import { site } from './site.ts'

/**
 * OAuth as clients of this ecosystem expect it. There are no scopes: permissions follow from the role in each organization.
 * Tokens do not expire, so there are no refresh tokens.
 */
export const signInDialect: OAuthDialect = {
  ...standardDialect,
  sendsIssuer: false,
  grants: ['authorization_code', 'client_credentials', deviceGrant],
  allowsImplicit: true,
  // Most clients send redirect_uri only once.
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
