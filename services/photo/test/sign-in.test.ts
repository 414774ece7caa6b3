import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as strict from 'oauth4webapi'
import { AuthorizationCode } from 'simple-oauth2'
import { authorizePath, callback, openBrowser } from './consent.ts'
import { startPhoto } from './service.ts'

const service = await startPhoto()
const { createApp, call, client, url } = service
const { allow, send, submit } = await openBrowser(service, 'ada')

const requestToken = (form: Record<string, string>) =>
  call('/oauth/token', { method: 'POST', body: new URLSearchParams(form) })

test('simple-oauth2 signs a user in, and the token has the scopes that were granted', async () => {
  const { clientId, clientSecret } = await createApp({ redirectUris: [callback] })
  const flow = new AuthorizationCode({
    client: { id: clientId, secret: clientSecret },
    auth: { tokenHost: url },
    options: { authorizationMethod: 'body' },
  })
  const callbackUrl = await allow(
    flow.authorizeURL({ redirect_uri: callback, scope: 'public read_user', state: 'here' }),
  )
  assert.equal(callbackUrl.searchParams.get('state'), 'here')
  assert.equal(callbackUrl.searchParams.get('iss'), null)
  const code = callbackUrl.searchParams.get('code') ?? ''
  const { token } = await flow.getToken({ code, redirect_uri: callback })
  assert.equal(token.token_type, 'bearer')
  assert.equal(token.scope, 'public read_user')
  assert.equal(typeof token.created_at, 'number')
  assert.equal(token.refresh_token, undefined)
  const ada = client({ authorization: `Bearer ${token.access_token}` })
  assert.equal((await ada('GET', '/me')).json.username, 'ada')
  assert.equal((await ada('PUT', '/me', { bio: 'Hello' })).status, 403)
})

test('oauth4webapi signs a user in as a public client with PKCE', async () => {
  const { clientId } = await createApp({ redirectUris: [callback], isPublic: true })
  const insecure = { [strict.allowInsecureRequests]: true }
  const issuer = new URL(url)
  const discovered = await strict.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure })
  const server = await strict.processDiscoveryResponse(issuer, discovered)
  const verifier = strict.generateRandomCodeVerifier()
  const state = strict.generateRandomState()
  const challenge = await strict.calculatePKCECodeChallenge(verifier)
  const request = { client_id: clientId, redirect_uri: callback, scope: 'public', state }
  const callbackUrl = await allow(
    authorizePath({ ...request, code_challenge: challenge, code_challenge_method: 'S256' }),
  )
  const publicClient = { client_id: clientId }
  const parameters = strict.validateAuthResponse(server, publicClient, callbackUrl, state)
  const response = await strict.authorizationCodeGrantRequest(
    server,
    publicClient,
    strict.None(),
    parameters,
    callback,
    verifier,
    insecure,
  )
  const { access_token, scope } = await strict.processAuthorizationCodeResponse(
    server,
    publicClient,
    response,
  )
  assert.equal(scope, 'public')
  const ada = client({ authorization: `Bearer ${access_token}` })
  assert.equal((await ada('GET', '/users/ada')).status, 200)

  const withoutChallenge = await send(authorizePath(request))
  assert.match(withoutChallenge.headers.get('location') ?? '', /error=invalid_request/)
})

test('scopes are separated by spaces or plus signs', async () => {
  const { clientId, clientSecret } = await createApp({ redirectUris: [callback] })
  for (const scope of ['public+write_likes', 'public%2Bwrite_likes', 'public%20write_likes']) {
    const query = `client_id=${clientId}&redirect_uri=${encodeURIComponent(callback)}&response_type=code&scope=${scope}`
    const callbackUrl = await allow(`/oauth/authorize?${query}`)
    const { json } = await requestToken({
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: callback,
      code: callbackUrl.searchParams.get('code') ?? '',
      grant_type: 'authorization_code',
    })
    assert.equal(json.scope, 'public write_likes', scope)
  }
})

test('an app without a redirect URI of its own shows the code on a page', async () => {
  const outOfBand = 'urn:ietf:wg:oauth:2.0:oob'
  const { clientId, clientSecret } = await createApp({ redirectUris: [outOfBand] })
  const path = authorizePath({ client_id: clientId, redirect_uri: outOfBand, scope: 'public' })
  const { text, status } = await submit(path, { act: 'allow' })
  assert.equal(status, 200)
  const [, code = ''] = /<code>([^<]+)<\/code>/.exec(text) ?? []
  const form = { client_id: clientId, client_secret: clientSecret, redirect_uri: outOfBand, code }
  const { json } = await requestToken({ ...form, grant_type: 'authorization_code' })
  assert.equal(json.token_type, 'bearer')
})

test('errors of the token endpoint have an error and a description', async () => {
  const { clientId, clientSecret } = await createApp({ redirectUris: [callback] })
  const form = { client_id: clientId, client_secret: clientSecret, grant_type: 'authorization_code' }
  const cases = [
    [{ ...form, code: 'wrong' }, 400, 'invalid_grant'],
    [{ ...form, client_secret: 'wrong', code: 'wrong' }, 401, 'invalid_client'],
    [{ ...form, grant_type: 'password', username: 'ada', password: 'x' }, 400, 'unsupported_grant_type'],
    [{ ...form, grant_type: 'client_credentials' }, 400, 'unsupported_grant_type'],
  ] as const
  for (const [fields, expectedStatus, error] of cases) {
    const { status, json } = await requestToken(fields)
    assert.deepEqual([status, json.error, typeof json.error_description], [expectedStatus, error, 'string'])
  }
  const { text, status } = await send(authorizePath({ client_id: 'unknown', redirect_uri: callback }))
  assert.equal(status, 400)
  assert.doesNotMatch(text, /<form/)
  const elsewhere = authorizePath({ client_id: clientId, redirect_uri: 'https://evil.example/' })
  assert.equal((await send(elsewhere)).headers.get('location'), null)
})

test('tokens expire with tokenHours, and a refresh token replaces them', async () => {
  const expiring = await startPhoto({ settings: { file: { photo: { tokenHours: 2 } } } })
  const { clientId, clientSecret } = await expiring.createApp({ redirectUris: [callback] })
  const browser = await openBrowser(expiring, 'ada')
  const callbackUrl = await browser.allow(authorizePath({ client_id: clientId, redirect_uri: callback }))
  const own = { client_id: clientId, client_secret: clientSecret, redirect_uri: callback }
  const post = (form: Record<string, string>) =>
    expiring.call('/oauth/token', { method: 'POST', body: new URLSearchParams({ ...own, ...form }) })
  const code = callbackUrl.searchParams.get('code') ?? ''
  const { json: first } = await post({ grant_type: 'authorization_code', code })
  assert.equal(first.expires_in, 7200)
  const { json: second } = await post({ grant_type: 'refresh_token', refresh_token: first.refresh_token })
  assert.notEqual(second.access_token, first.access_token)
  const ada = expiring.client({ authorization: `Bearer ${second.access_token}` })
  assert.equal((await ada('GET', '/users/ada')).status, 200)
})
