import { type OAuthDialect, standardDialect } from '@octavo/platform/auth/oauth/dialect.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * OAuth for Kitsu clients: the password grant, without registered apps. Clients send the client id that Kitsu
 * published, or none.
 */
export const signInDialect: OAuthDialect = {
  ...standardDialect,
  paths: { token: ['/oauth/token', '/api/oauth/token'], metadata: [] },
  grants: ['password', 'refresh_token'],
  allowsUnknownClients: true,
  scopes: {
    descriptions: { public: 'act as you' },
    defaultScopes: ['public'],
    separator: /\s+/,
    joint: ' ',
  },
  lifetimes: {
    ...standardDialect.lifetimes,
    accessMs: 30 * dayMs,
    refreshMs: 365 * dayMs,
    refreshGraceMs: 60_000,
  },
  token: { kind: 'access' },
  planOf: () => 'user',
  signInsPerMinute: 15,
  renderToken: ({ accessToken, createdAtS, expiresInS, refreshToken, scope }) => ({
    access_token: accessToken,
    created_at: createdAtS,
    expires_in: expiresInS,
    refresh_token: refreshToken,
    scope,
    token_type: 'Bearer',
  }),
  renderError: ({ error, status, description }) => ({
    status,
    body: { error: status === 429 ? 'invalid_request' : error, error_description: description },
  }),
  site: { title: 'Anime catalogue', home: '/', hue: 325, logoCell: 5 },
}
