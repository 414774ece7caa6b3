import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as strict from 'oauth4webapi'
import * as openid from 'openid-client'
import { AuthorizationCode, ClientCredentials, ResourceOwnerPassword } from 'simple-oauth2'
import { systemClock } from '../../src/clock.ts'
import { callback, noteDialect, password, startOAuthServer } from './oauth-harness.ts'

// Clients poll at the announced interval, so a short one keeps the test fast.
const lifetimes = { ...noteDialect.lifetimes, devicePollMs: 1_000 }
const server = await startOAuthServer({ ...noteDialect, lifetimes }, { clock: systemClock })
const issuer = new URL(server.url)

test('openid-client discovers the server, and gets, refreshes, introspects and revokes tokens', async () => {
  const { clientId, clientSecret } = await server.addApp()
  const config = await openid.discovery(issuer, clientId, clientSecret, undefined, {
    algorithm: 'oauth2',
    execute: [openid.allowInsecureRequests],
  })
  const pkceCodeVerifier = openid.randomPKCECodeVerifier()
  const expectedState = openid.randomState()
  const address = openid.buildAuthorizationUrl(config, {
    redirect_uri: callback,
    scope: 'read write',
    state: expectedState,
    code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
  })
  const response = await server.browser().allow(address.pathname + address.search)
  const checks = { pkceCodeVerifier, expectedState }
  const tokens = await openid.authorizationCodeGrant(config, response, checks)
  assert.equal(tokens.scope, 'read write')
  const renewed = await openid.refreshTokenGrant(config, tokens.refresh_token ?? '')
  assert.equal((await server.me(renewed.access_token)).json.login, 'ada')
  assert.equal((await openid.tokenIntrospection(config, renewed.access_token)).active, true)
  await openid.tokenRevocation(config, renewed.access_token)
  assert.equal((await openid.tokenIntrospection(config, renewed.access_token)).active, false)
  const alone = await openid.clientCredentialsGrant(config, { scope: 'read' })
  assert.equal((await server.me(alone.access_token)).json.login, null)
})

test('openid-client rejects a response of another server', async () => {
  const { clientId, clientSecret } = await server.addApp()
  const config = await openid.discovery(issuer, clientId, clientSecret, undefined, {
    algorithm: 'oauth2',
    execute: [openid.allowInsecureRequests],
  })
  const response = await server
    .browser()
    .allow(openid.buildAuthorizationUrl(config, { redirect_uri: callback }).href.slice(server.url.length))
  response.searchParams.set('iss', 'https://evil.example')
  await assert.rejects(openid.authorizationCodeGrant(config, response), isAboutIssuer)
  response.searchParams.delete('iss')
  await assert.rejects(openid.authorizationCodeGrant(config, response), isAboutIssuer)
})

test('openid-client completes the device flow', async () => {
  const { clientId } = await server.addApp({ isPublic: true, redirectUris: [] })
  const config = await openid.discovery(issuer, clientId, undefined, openid.None(), {
    algorithm: 'oauth2',
    execute: [openid.allowInsecureRequests],
  })
  const authorization = await openid.initiateDeviceAuthorization(config, { scope: 'read' })
  const browser = server.browser()
  await browser.load(authorization.verification_uri)
  await browser.signIn()
  await browser.submit({ act: 'enter', user_code: authorization.user_code })
  await browser.submit({ act: 'allow' })
  const tokens = await openid.pollDeviceAuthorizationGrant(config, authorization)
  assert.equal((await server.me(tokens.access_token)).json.login, 'ada')
})

test('oauth4webapi, as a public client, accepts every response', async () => {
  const { clientId } = await server.addApp({ isPublic: true })
  const insecure = { [strict.allowInsecureRequests]: true }
  const discovery = await strict.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure })
  const authorizationServer = await strict.processDiscoveryResponse(issuer, discovery)
  const client = { client_id: clientId }
  const verifier = strict.generateRandomCodeVerifier()
  const state = strict.generateRandomState()
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: callback,
    response_type: 'code',
    state,
    code_challenge: await strict.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  const response = await server.browser().allow(`/oauth/authorize?${query}`)
  const parameters = strict.validateAuthResponse(authorizationServer, client, response, state)
  const exchangeCode = () =>
    strict.authorizationCodeGrantRequest(
      authorizationServer,
      client,
      strict.None(),
      parameters,
      callback,
      verifier,
      insecure,
    )
  const exchange = await exchangeCode()
  const tokens = await strict.processAuthorizationCodeResponse(authorizationServer, client, exchange)
  assert.equal((await server.me(tokens.access_token)).json.login, 'ada')
  const refresh = await strict.refreshTokenGrantRequest(
    authorizationServer,
    client,
    strict.None(),
    tokens.refresh_token ?? '',
    insecure,
  )
  const renewed = await strict.processRefreshTokenResponse(authorizationServer, client, refresh)
  assert.notEqual(renewed.refresh_token, tokens.refresh_token)
  const secondGrant = await exchangeCode()
  await assert.rejects(strict.processAuthorizationCodeResponse(authorizationServer, client, secondGrant), {
    error: 'invalid_grant',
    status: 400,
  })
})

test('simple-oauth2 gets and refreshes tokens by code, password and client credentials', async () => {
  const { clientId, clientSecret } = await server.addApp()
  const config = {
    client: { id: clientId, secret: clientSecret },
    auth: { tokenHost: server.url, revokePath: '/oauth/revoke' },
  }
  const byCode = new AuthorizationCode(config)
  const address = new URL(byCode.authorizeURL({ redirect_uri: callback, scope: 'read', state: 's' }))
  const response = await server.browser().allow(address.pathname + address.search)
  const code = response.searchParams.get('code') ?? ''
  const first = await byCode.getToken({ code, redirect_uri: callback })
  const second = await first.refresh()
  assert.equal((await server.me(String(second.token.access_token))).json.login, 'ada')
  await second.revokeAll()
  assert.equal((await server.me(String(second.token.access_token))).status, 401)
  const byPassword = await new ResourceOwnerPassword(config).getToken({
    username: 'ada',
    password,
    scope: 'read',
  })
  assert.equal((await server.me(String(byPassword.token.access_token))).json.login, 'ada')
  const alone = await new ClientCredentials(config).getToken({ scope: 'read' })
  assert.equal((await server.me(String(alone.token.access_token))).json.login, null)
})

function isAboutIssuer(error: Error): boolean {
  return /iss/.test(String(error.cause))
}
