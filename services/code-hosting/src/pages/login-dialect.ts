import { deviceGrant, type OAuthDialect, standardDialect } from '@octavo/platform/auth/oauth/dialect.ts'
import type { OAuthErrorCode } from '@octavo/platform/auth/oauth/problems.ts'
import { isSameRedirect } from '@octavo/platform/auth/oauth/redirects.ts'
import { escapeHtml } from '@octavo/platform/pages/html.ts'
import {
  isGitHubAppId,
  newAppId,
  newAppSecret,
  newOAuthSecret,
  newRefreshSecret,
  newUserAccessSecret,
} from '../access/secrets.ts'
import { userAccess } from '../access/token-kinds.ts'
import { loginScopes } from '../accounts/login-scopes.ts'
import { site } from './site.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const lifetimes = {
  codeMs: 10 * minuteMs,
  refreshGraceMs: standardDialect.lifetimes.refreshGraceMs,
  deviceMs: 15 * minuteMs,
  devicePollMs: 5_000,
}

/** For apps with installations, which have permissions instead of scopes. */
const gitHubApp: ReturnType<NonNullable<OAuthDialect['forApp']>> = {
  consent:
    'It will be able to act as you, in the repositories where it is installed and within the permissions that it has there.',
  lifetimes: {
    ...lifetimes,
    accessMs: 8 * hourMs,
    refreshMs: 184 * 24 * hourMs,
    refreshReplaces: true,
  },
  token: { kind: userAccess, secret: newUserAccessSecret, refreshSecret: newRefreshSecret },
}

/** GitHub's OAuth: its errors, response formats and leniencies. */
export const loginDialect: OAuthDialect = {
  ...standardDialect,
  paths: {
    authorize: '/login/oauth/authorize',
    token: ['/login/oauth/access_token'],
    deviceAuthorization: '/login/device/code',
    devicePage: '/login/device',
    metadata: ['/.well-known/oauth-authorization-server/login/oauth'],
  },
  issuerPath: '/login/oauth',
  grants: ['authorization_code', 'refresh_token', deviceGrant],
  readParameters: (parameters) => ({
    grant_type: 'authorization_code',
    response_type: 'code',
    ...parameters,
  }),
  acceptsQuery: true,
  allowsDevicesWithoutSecret: true,
  allowsMissingRedirectUri: true,
  isSameRedirect: isBelowRedirect,
  scopes: loginScopes,
  // Tokens do not expire, so there are no refresh tokens.
  lifetimes,
  maxGrantsPerScopes: 10,
  token: { kind: 'oauth', secret: newOAuthSecret },
  forApp: ({ clientId }) => (isGitHubAppId(clientId) ? gitHubApp : loginDialect),
  app: { clientId: newAppId, clientSecret: newAppSecret, plan: 'app' },
  planOf: () => 'user',
  renderToken: ({ accessToken, refreshToken, expiresInS, refreshExpiresInS, scope = '' }) => ({
    access_token: accessToken,
    ...(expiresInS !== undefined && { expires_in: expiresInS }),
    ...(refreshToken !== undefined && {
      refresh_token: refreshToken,
      refresh_token_expires_in: refreshExpiresInS,
    }),
    scope,
    token_type: 'bearer',
  }),
  renderError({ code, error, status, description, intervalS }) {
    const word = label[code] ?? error
    return {
      // Clients read errors from the body.
      status: status === 429 ? 429 : 200,
      body: {
        error: word,
        error_description: description,
        error_uri: `${documentation}#${word.replaceAll('_', '-')}`,
        ...(intervalS !== undefined && { interval: intervalS }),
      },
    }
  },
  encode(body, accept) {
    if (accept.includes('json'))
      return { type: 'application/json; charset=utf-8', text: JSON.stringify(body) }
    const pairs = Object.entries(body).map(([name, value]) => [name, String(value)] as const)
    if (/^(?:application|text)\/xml/.test(accept))
      return { type: 'application/xml; charset=utf-8', text: asXml(pairs) }
    const text = new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()
    return { type: 'application/x-www-form-urlencoded; charset=utf-8', text }
  },
  site,
}

const label: Partial<Record<OAuthErrorCode, string>> = {
  client_unknown: 'incorrect_client_credentials',
  client_wrong: 'incorrect_client_credentials',
  code_invalid: 'bad_verification_code',
  verifier_wrong: 'bad_verification_code',
  redirect_mismatch: 'redirect_uri_mismatch',
  refresh_invalid: 'bad_refresh_token',
  device_code_unknown: 'incorrect_device_code',
}

const documentation =
  'https://docs.github.com/apps/oauth-apps/maintaining-oauth-apps/troubleshooting-oauth-app-access-token-request-errors'

/** GitHub allows any redirect URI below the registered one. URIs that could escape from it are refused. */
function isBelowRedirect(registered: string, pageRequest: string): boolean {
  if (isSameRedirect(registered, pageRequest)) return true
  // Some servers ignore what follows a semicolon in a segment, so `..;` means `..` to them.
  if (/%2e|%2f|%5c|\/\.{1,2}(?:[/?;]|$)/i.test(pageRequest)) return false
  const [one, other] = [URL.parse(registered), URL.parse(pageRequest)]
  if (!one || !other || one.search !== '') return false
  const isLoopback = one.protocol === 'http:' && /^(?:127\.0\.0\.1|\[::1\]|localhost)$/.test(one.hostname)
  const pathExists = isLoopback ? one.hostname === other.hostname : one.host === other.host
  const folder = one.pathname.replace(/\/?$/, '/')
  const isBelow = other.pathname === one.pathname || other.pathname.startsWith(folder)
  return pathExists && one.protocol === other.protocol && isBelow
}

function asXml(pairs: readonly (readonly [string, string])[]): string {
  const elements = pairs.map(([name, value]) => `<${name}>${escapeHtml(value)}</${name}>`)
  return `<?xml version="1.0" encoding="UTF-8"?><OAuth>${elements.join('')}</OAuth>`
}
