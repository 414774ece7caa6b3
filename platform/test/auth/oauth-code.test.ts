import assert from 'node:assert/strict'
import { test } from 'node:test'
import { authorizePath, basic, callback, newVerifier, startOAuthServer } from './oauth-harness.ts'

const server = await startOAuthServer()
const minuteMs = 60_000

async function codeFor(clientId: string, parameters: Record<string, string> = {}): Promise<string> {
  const location = await server.browser().allow(authorizePath({ client_id: clientId, ...parameters }))
  return location.searchParams.get('code') ?? ''
}

test('an authorized app exchanges its code and acts for the user within the scopes', async () => {
  const { clientId, clientSecret, app } = await server.addApp()
  const parameters = { client_id: clientId, redirect_uri: callback, scope: 'read write', state: 'x y&z' }
  const location = await server.browser().allow(authorizePath(parameters))
  assert.equal(location.origin + location.pathname, callback)
  assert.equal(location.searchParams.get('state'), 'x y&z')
  assert.equal(location.searchParams.get('iss'), server.url)
  const response = await server.token({
    grant_type: 'authorization_code',
    code: location.searchParams.get('code') ?? '',
    redirect_uri: callback,
    client_id: clientId,
    client_secret: clientSecret,
  })
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('cache-control'), 'no-store')
  const { access_token, refresh_token, ...rest } = response.json
  assert.deepEqual(rest, { token_type: 'Bearer', expires_in: 3600, scope: 'read write' })
  assert.ok(refresh_token.length >= 40)
  assert.deepEqual((await server.me(access_token)).json, {
    login: 'ada',
    appId: app.id,
    scopes: ['read', 'write'],
    kind: 'oauth',
    plan: 'pro',
  })
})

test('an expired token is rejected', async () => {
  const { clientId, clientSecret } = await server.addApp()
  const code = await codeFor(clientId)
  const { json } = await server.token(
    { grant_type: 'authorization_code', code },
    basic(clientId, clientSecret),
  )
  assert.equal((await server.me(json.access_token)).status, 200)
  server.clock.advance(60 * minuteMs)
  assert.equal((await server.me(json.access_token)).status, 401)
})

test('a code expires after a minute', async () => {
  const { clientId, clientSecret } = await server.addApp()
  const code = await codeFor(clientId)
  server.clock.advance(minuteMs)
  const { status, json } = await server.token(
    { grant_type: 'authorization_code', code },
    basic(clientId, clientSecret),
  )
  assert.equal(status, 400)
  assert.equal(json.error, 'invalid_grant')
})

test('a public client gets its tokens with PKCE and without a secret', async () => {
  const { clientId } = await server.addApp({ isPublic: true })
  const { verifier, challenge } = newVerifier()
  const code = await codeFor(clientId, { code_challenge: challenge, code_challenge_method: 'S256' })
  const exchange = (code_verifier: string) =>
    server.token({ grant_type: 'authorization_code', code, client_id: clientId, code_verifier })
  assert.equal((await exchange(newVerifier().verifier)).json.error, 'invalid_grant')
  assert.equal((await exchange(verifier)).status, 200)
})

test('a native app may listen on any loopback port', async () => {
  const { clientId } = await server.addApp({ isPublic: true, redirectUris: ['http://127.0.0.1/done'] })
  const { verifier, challenge } = newVerifier()
  const redirect_uri = 'http://127.0.0.1:51004/done'
  const pkce = { code_challenge: challenge, code_challenge_method: 'S256' }
  const location = await server.browser().allow(authorizePath({ client_id: clientId, redirect_uri, ...pkce }))
  assert.equal(location.origin + location.pathname, redirect_uri)
  const code = location.searchParams.get('code') ?? ''
  const form = { grant_type: 'authorization_code', code, client_id: clientId, code_verifier: verifier }
  const another = await server.token({ ...form, redirect_uri: 'http://127.0.0.1:51005/done' })
  assert.equal(another.json.error, 'invalid_grant')
  assert.equal((await server.token({ ...form, redirect_uri })).status, 200)
})

test('a denial redirects back with the error only', async () => {
  const { clientId } = await server.addApp()
  const browser = server.browser()
  await browser.open(authorizePath({ client_id: clientId, state: 's' }))
  await browser.signIn()
  const { status, location } = await browser.submit({ act: 'deny' })
  assert.equal(status, 303)
  const { searchParams } = new URL(location)
  assert.equal(searchParams.get('error'), 'access_denied')
  assert.equal(searchParams.get('state'), 's')
  assert.equal(searchParams.get('code'), null)
})

test('consent is remembered for the same scopes and requested again for more', async () => {
  const { clientId } = await server.addApp()
  const browser = server.browser()
  await browser.allow(authorizePath({ client_id: clientId, scope: 'read write' }))
  const secondPage = await browser.open(authorizePath({ client_id: clientId, scope: 'write' }))
  assert.ok(new URL(secondPage.location).searchParams.get('code'))
  const more = await browser.open(authorizePath({ client_id: clientId, scope: 'write share' }))
  assert.match(more.text, /show them to others/)
  const open = await server.addApp({ isPublic: true })
  const pkce = { code_challenge: newVerifier().challenge, code_challenge_method: 'S256' }
  await browser.allow(authorizePath({ client_id: open.clientId, ...pkce }))
  const consentPage = await browser.open(authorizePath({ client_id: open.clientId, ...pkce }))
  assert.equal(consentPage.location, '', 'a public app could be anybody')
})

test('invalid requests are reported to the app at its registered redirect URI', async () => {
  const { clientId } = await server.addApp()
  const open = await server.addApp({ isPublic: true })
  const { challenge } = newVerifier()
  const cases: [Record<string, string>, string][] = [
    [{ client_id: clientId, response_type: 'id_token' }, 'unsupported_response_type'],
    [{ client_id: clientId, response_type: 'token' }, 'unsupported_response_type'],
    [{ client_id: clientId, response_type: '' }, 'invalid_request'],
    [{ client_id: clientId, scope: 'read everything' }, 'invalid_scope'],
    [{ client_id: clientId, response_mode: 'fragment' }, 'invalid_request'],
    [{ client_id: clientId, code_challenge: challenge }, 'invalid_request'],
    [{ client_id: clientId, code_challenge: challenge, code_challenge_method: 'plain' }, 'invalid_request'],
    [{ client_id: open.clientId }, 'invalid_request'],
  ]
  for (const [parameters, error] of cases) {
    const { status, location } = await server.browser().open(authorizePath({ state: 'back', ...parameters }))
    assert.equal(status, 303)
    const place = parameters.response_type === 'token' ? '#' : '?'
    assert.ok(location.startsWith(`${callback}${place}`), location)
    const searchParams = new URLSearchParams(location.slice(callback.length + 1))
    assert.equal(searchParams.get('error'), error, JSON.stringify(parameters))
    assert.equal(searchParams.get('state'), 'back')
    assert.equal(searchParams.get('iss'), server.url)
  }
})

test('client credentials act for no user', async () => {
  const { clientId, clientSecret, app } = await server.addApp({ plan: 'pro' })
  const form = { grant_type: 'client_credentials', scope: 'read' }
  const { status, json } = await server.token(form, basic(clientId, clientSecret))
  assert.equal(status, 200)
  assert.equal(json.refresh_token, undefined)
  const me = (await server.me(json.access_token)).json
  assert.deepEqual([me.login, me.appId, me.scopes], [null, app.id, ['read']])
  const open = await server.addApp({ isPublic: true })
  const rejected = await server.token({ ...form, client_id: open.clientId })
  assert.equal(rejected.json.error, 'unauthorized_client')
})

test('unknown and unauthenticated clients are rejected', async () => {
  const { clientId, clientSecret } = await server.addApp()
  const grant_type = 'client_credentials'
  for (const [form, headers] of [
    [{ grant_type }, {}],
    [{ grant_type, client_id: 'nobody', client_secret: clientSecret }, {}],
    [{ grant_type, client_id: clientId }, {}],
    [{ grant_type, client_id: clientId, client_secret: 'wrong' }, {}],
    [{ grant_type }, basic(clientId, 'wrong')],
  ] as const) {
    const { status, json, headers: responseHeaders } = await server.token({ ...form }, headers)
    assert.equal(status, 401)
    assert.equal(json.error, 'invalid_client')
    assert.equal(responseHeaders.has('www-authenticate'), 'authorization' in headers)
  }
  const torn = await server.token({ grant_type, client_id: 'other' }, basic(clientId, clientSecret))
  assert.equal(torn.json.error, 'invalid_request')
  const json = await server.call('/oauth/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type, client_id: clientId, client_secret: clientSecret }),
  })
  assert.equal(json.status, 200, 'JSON is as good as a form')
})

test('malformed requests get specific errors, never a 500', async () => {
  const { clientId, clientSecret } = await server.addApp()
  const headers = basic(clientId, clientSecret)
  const send = (body: string, type = 'application/x-www-form-urlencoded') =>
    server.call('/oauth/token', { method: 'POST', body, headers: { ...headers, 'content-type': type } })
  for (const [body, error, type] of [
    ['', 'invalid_request'],
    ['grant_type=magic', 'unsupported_grant_type'],
    ['grant_type=__proto__', 'unsupported_grant_type'],
    ['grant_type=authorization_code', 'invalid_request'],
    ['grant_type=authorization_code&code=%00', 'invalid_request'],
    ['grant_type=refresh_token&refresh_token=x&refresh_token=y', 'invalid_request'],
    ['grant_type=client_credentials&scope=nonsense', 'invalid_scope'],
    ['{', 'invalid_request', 'application/json'],
    ['[[[]]]', 'invalid_request', 'application/json'],
    ['null', 'invalid_request', 'application/json'],
    ['<x/>', 'invalid_request', 'text/xml'],
  ] as const) {
    const response = await send(body, type)
    assert.equal(response.json.error, error, body)
    assert.ok(response.status >= 400 && response.status < 500, String(response.status))
  }
})

test('revocation and introspection cover an app’s own tokens only', async () => {
  const { clientId, clientSecret } = await server.addApp()
  const other = await server.addApp()
  const own = basic(clientId, clientSecret)
  const otherApp = basic(other.clientId, other.clientSecret)
  const code = await codeFor(clientId)
  const { json } = await server.token({ grant_type: 'authorization_code', code }, own)
  const { access_token, refresh_token } = json
  const introspect = async (token: string, headers: Record<string, string>) =>
    (await server.post('/oauth/introspect', { token }, headers)).json
  const { exp, ...introspection } = await introspect(access_token, own)
  assert.deepEqual(introspection, {
    active: true,
    client_id: clientId,
    token_type: 'Bearer',
    iss: server.url,
    scope: 'read',
    username: 'ada',
    sub: String(server.ada.id),
  })
  assert.equal(exp, Math.floor(server.clock.now() / 1000) + 3600)
  assert.deepEqual(await introspect(access_token, otherApp), { active: false })
  const rejected = await server.post('/oauth/revoke', { token: access_token }, otherApp)
  assert.equal(rejected.json.error, 'unauthorized_client')
  assert.equal((await server.post('/oauth/revoke', { token: 'nothing at all' }, own)).status, 200)
  assert.equal((await server.me(access_token)).status, 200)
  // Revoking the refresh token also revokes its access tokens (RFC 7009 §2.1).
  assert.equal((await server.post('/oauth/revoke', { token: refresh_token }, own)).status, 200)
  assert.equal((await server.me(access_token)).status, 401)
  assert.deepEqual(await introspect(access_token, own), { active: false })
  const refreshed = await server.token({ grant_type: 'refresh_token', refresh_token }, own)
  assert.equal(refreshed.json.error, 'invalid_grant')
})

test('the metadata lists the supported endpoints and features', async () => {
  const { json } = await server.call('/.well-known/oauth-authorization-server')
  assert.equal(json.issuer, server.url)
  assert.equal(json.token_endpoint, `${server.url}/oauth/token`)
  assert.deepEqual(json.code_challenge_methods_supported, ['S256'])
  assert.deepEqual(json.scopes_supported, ['read', 'write', 'share'])
  assert.equal(json.authorization_response_iss_parameter_supported, true)
  assert.deepEqual((await server.call('/.well-known/openid-configuration')).json, json)
})

test('the password grant works where enabled, but not with a wrong password or a suspended account', async () => {
  const { clientId, clientSecret } = await server.addApp()
  const headers = basic(clientId, clientSecret)
  const eve = await server.auth.createUser({ login: 'eve', password: 'something of hers' })
  const form = { grant_type: 'password', username: 'eve', password: 'something of hers' }
  const { status, json } = await server.token(form, headers)
  assert.equal(status, 200)
  const wrong = await server.token({ ...form, password: 'not hers' }, headers)
  assert.deepEqual([wrong.status, wrong.json.error], [400, 'invalid_grant'])
  await server.auth.changeUser(eve.id, { suspended: true })
  assert.equal((await server.token(form, headers)).json.error, 'invalid_grant')
  const { refresh_token } = json
  const refreshed = await server.token({ grant_type: 'refresh_token', refresh_token }, headers)
  assert.equal(refreshed.json.error, 'invalid_grant')
})
