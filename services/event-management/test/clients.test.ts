import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import eventbrite from 'eventbrite'
import * as strict from 'oauth4webapi'
import * as openid from 'openid-client'
import { AuthorizationCode, ClientCredentials } from 'simple-oauth2'
import { authorizePath, callback, openConsent } from './consent.ts'
import { startEvents } from './service.ts'

const service = await startEvents()
const { user, addApp, allow } = await openConsent(service)
const issuer = new URL(service.url)
const ada = await service.as('ada')

// Node nests the default export of CommonJS packages.
const { default: sdkWith } = asRecord(eventbrite) as { default: typeof eventbrite.default }
const sdkOf = (token: string) => sdkWith({ token, baseUrl: `${service.url}/v3` })

async function nameOf(token: string) {
  return (await sdkOf(token).users.me()).id
}

test('eventbrite reads the user and organizations, and writes by its generic request', async () => {
  const sdk = sdkOf(ada.token)
  const me = await sdk.users.me()
  assert.equal(me.id, String(user.id))
  assert.deepEqual(await sdk.users.get(String(user.id)), me)
  const { organizations, pagination } = await sdk.organizations.getByUser('me')
  assert.equal(pagination?.objectCount, 1)
  const [organization] = organizations as { id: string }[]
  const webhook = await sdk.request(`/organizations/${organization?.id}/webhooks/`, {
    method: 'POST',
    body: JSON.stringify({ endpoint_url: 'https://example.org/', actions: 'order.placed' }),
  })
  assert.deepEqual(asRecord(webhook).actions, ['order.placed'])
})

test('eventbrite understands errors', async () => {
  const sdk = sdkOf(ada.token)
  const wrong = sdk.request('/webhooks/', { method: 'POST', body: '{"color":1}' })
  await assert.rejects(wrong, ({ parsedError }) => {
    assert.equal(parsedError.error, 'ARGUMENTS_ERROR')
    assert.deepEqual(parsedError.argumentErrors, {
      endpoint_url: ['MISSING'],
      color: ['Unknown parameter'],
    })
    return true
  })
  await assert.rejects(sdkOf('NOBODY').users.me(), ({ parsedError }) => {
    assert.equal(parsedError.error, 'INVALID_AUTH')
    return true
  })
})

test('openid-client discovers the server, and gets, introspects and revokes tokens', async () => {
  const { clientId, clientSecret } = await addApp()
  const config = await openid.discovery(issuer, clientId, clientSecret, undefined, {
    algorithm: 'oauth2',
    execute: [openid.allowInsecureRequests],
  })
  const pkceCodeVerifier = openid.randomPKCECodeVerifier()
  const expectedState = openid.randomState()
  const address = openid.buildAuthorizationUrl(config, {
    redirect_uri: callback,
    state: expectedState,
    code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
  })
  const callbackUrl = await allow(address.href)
  const tokens = await openid.authorizationCodeGrant(config, callbackUrl, { pkceCodeVerifier, expectedState })
  assert.equal(await nameOf(tokens.access_token), String(user.id))
  assert.equal(tokens.refresh_token, undefined)
  assert.equal((await openid.tokenIntrospection(config, tokens.access_token)).active, true)
  await openid.tokenRevocation(config, tokens.access_token)
  assert.equal((await openid.tokenIntrospection(config, tokens.access_token)).active, false)
})

test('oauth4webapi, as a public client, accepts all responses', async () => {
  const { clientId } = await addApp({ isPublic: true })
  const insecure = { [strict.allowInsecureRequests]: true }
  const discovery = await strict.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure })
  const server = await strict.processDiscoveryResponse(issuer, discovery)
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
  const parameters = strict.validateAuthResponse(
    server,
    client,
    await allow(`${server.authorization_endpoint}?${query}`),
    state,
  )
  const swap = () =>
    strict.authorizationCodeGrantRequest(
      server,
      client,
      strict.None(),
      parameters,
      callback,
      verifier,
      insecure,
    )
  const tokens = await strict.processAuthorizationCodeResponse(server, client, await swap())
  assert.equal(await nameOf(tokens.access_token), String(user.id))
  await assert.rejects(strict.processAuthorizationCodeResponse(server, client, await swap()), {
    error: 'invalid_grant',
    status: 400,
  })
})

test('oauth4webapi accepts a response without knowing the issuer, as Auth.js uses it', async () => {
  const { clientId } = await addApp()
  const server = { issuer: 'https://authjs.dev' }
  const authorizeParams = { client_id: clientId, redirect_uri: callback, state: 's' }
  const callbackUrls = [
    await allow(authorizePath(authorizeParams)),
    await allow(authorizePath({ ...authorizeParams, response_type: 'none' })),
  ]
  const [validate, validateRefused] = callbackUrls.map(
    (callbackUrl) => () => strict.validateAuthResponse(server, authorizeParams, callbackUrl, 's'),
  )
  assert.ok(validate?.().get('code'))
  assert.throws(validateRefused ?? assert.fail, { error: 'unsupported_response_type' })
})

test('simple-oauth2 gets tokens by code and by client credentials', async () => {
  const { clientId, clientSecret } = await addApp()
  const config = {
    client: { id: clientId, secret: clientSecret },
    auth: { tokenHost: service.url },
  }
  const byCode = new AuthorizationCode(config)
  const callbackUrl = await allow(byCode.authorizeURL({ redirect_uri: callback, state: 's' }))
  const code = callbackUrl.searchParams.get('code') ?? ''
  const { token } = await byCode.getToken({ code, redirect_uri: callback })
  assert.equal(await nameOf(String(token.access_token)), String(user.id))
  const alone = await new ClientCredentials(config).getToken({})
  assert.match(String(alone.token.access_token), /^[A-Z0-9]{20}$/)
})
