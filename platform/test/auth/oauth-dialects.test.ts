import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type OAuthDialect, standardDialect } from '../../src/auth/oauth/dialect.ts'
import { authorizePath, basic, callback, startOAuthServer } from './oauth-harness.ts'

const { scopes: _, ...withoutScopes } = standardDialect

/** No scopes, tokens without expiry, the implicit flow, and many optional parameters. */
const tickets: OAuthDialect = {
  ...withoutScopes,
  grants: ['authorization_code'],
  allowsImplicit: true,
  allowsMissingRedirectUri: true,
  lifetimes: { codeMs: 600_000, refreshGraceMs: 0, deviceMs: 0, devicePollMs: 0 },
  token: { kind: 'app-user', secret: (ids) => ids.text(20).toUpperCase() },
  renderToken: ({ accessToken }) => ({ access_token: accessToken, token_type: 'bearer' }),
}

/** Scopes joined by a plus sign, codes that users copy by hand, and custom names. */
const pictures: OAuthDialect = {
  ...standardDialect,
  paths: { authorize: '/authorize', token: ['/token'], metadata: [] },
  readParameters: ({ app, ...parameters }) => ({
    response_type: 'code',
    ...parameters,
    client_id: parameters.client_id ?? app,
  }),
  allowsOutOfBand: true,
  scopes: {
    descriptions: { public: 'see what everybody sees', write_photos: 'add photos' },
    defaultScopes: ['public'],
    separator: /[\s+]+/,
    joint: ' ',
  },
  renderToken: ({ accessToken, scope, createdAtS }) => ({
    access_token: accessToken,
    token_type: 'bearer',
    scope,
    created_at: createdAtS,
  }),
}

test('a dialect without scopes, refresh tokens or expiry omits these fields', async () => {
  const server = await startOAuthServer(tickets)
  const { clientId, clientSecret } = await server.addApp()
  const parameters = { client_id: clientId, redirect_uri: callback, scope: 'whatever' }
  const location = await server.browser().allow(authorizePath(parameters))
  // Its clients omit the redirect_uri.
  const form = { grant_type: 'authorization_code', code: location.searchParams.get('code') ?? '' }
  const { json } = await server.token(form, basic(clientId, clientSecret))
  assert.deepEqual(Object.keys(json), ['access_token', 'token_type'])
  assert.match(json.access_token, /^[0-9A-Z]{20}$/)
  server.clock.advance(10 * 365 * 24 * 3_600_000)
  assert.equal((await server.me(json.access_token)).json.login, 'ada')
})

test('the implicit flow requires both a dialect and an app that allow it', async () => {
  const server = await startOAuthServer(tickets)
  const { clientId } = await server.addApp({ allowsImplicit: true })
  const path = authorizePath({ client_id: clientId, response_type: 'token', state: 's' })
  const location = await server.browser().allow(path)
  assert.equal(location.search, '')
  const fragment = new URLSearchParams(location.hash.slice(1))
  assert.equal(fragment.get('state'), 's')
  assert.equal((await server.me(fragment.get('access_token') ?? '')).json.login, 'ada')
  const other = await server.addApp()
  const errorPage = await server
    .browser()
    .open(authorizePath({ client_id: other.clientId, response_type: 'token' }))
  assert.match(errorPage.location, /#error=unauthorized_client/)
  const strict = await startOAuthServer()
  const third = await strict.addApp({ allowsImplicit: true })
  const { location: errorLocation } = await strict
    .browser()
    .open(authorizePath({ client_id: third.clientId, response_type: 'token' }))
  assert.match(errorLocation, /error=unsupported_response_type/)
})

test('a dialect with custom names, scopes and responses works', async () => {
  const server = await startOAuthServer(pictures)
  const { clientId, clientSecret } = await server.addApp({ redirectUris: ['urn:ietf:wg:oauth:2.0:oob'] })
  const browser = server.browser()
  await browser.open(`/authorize?app=${clientId}&scope=public%2Bwrite_photos`)
  const consent = await browser.signIn()
  assert.match(consent.text, /add photos/)
  const { text } = await browser.submit({ act: 'allow' })
  const [, code = ''] = /<code>(\w+)<\/code>/.exec(text) ?? []
  const form = { grant_type: 'authorization_code', code, app: clientId, client_secret: clientSecret }
  const { json } = await server.token(form)
  assert.equal(json.scope, 'public write_photos')
  assert.equal(json.created_at, Math.floor(server.clock.now() / 1000))
  assert.equal((await server.call('/oauth/revoke', { method: 'POST' })).status, 404)
})
