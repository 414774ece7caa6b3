import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { untyped } from '@octavo/testing/untyped.ts'
import { loginDialect } from '../src/pages/login-dialect.ts'
import { startCodeHosting } from './service.ts'

const clock = createManualClock(Date.now())
const { url, call, context, describe } = await startCodeHosting({ clock })
const { auth } = context
const { clientId: newId, clientSecret: newSecret, plan = '' } = loginDialect.app
const password = 'a long enough password'
const ada = await auth.createUser({ login: 'ada', password, plan: 'user' })
const callback = 'http://127.0.0.1:4000/callback'
const json = { accept: 'application/json', 'content-type': 'application/json; charset=utf-8' }

async function addApp(redirectUri = callback) {
  const shape = { clientId: newId?.(context.ids) ?? '', clientSecret: newSecret?.(context.ids) ?? '' }
  const app = await auth.apps.create({ name: 'Deck', redirectUris: [redirectUri], plan, ...shape })
  const authorization = `Basic ${btoa(`${shape.clientId}:${shape.clientSecret}`)}`
  return { ...app, ...shape, authorization }
}
type AddedApp = Awaited<ReturnType<typeof addApp>>

/** As GitHub's clients send it. */
const send = (path: string, body: object, headers: Record<string, string> = json) =>
  call(path, { method: 'POST', headers: { 'user-agent': 'test', ...headers }, body: JSON.stringify(body) })

/** Signs in as ada and approves, with the forms of the pages. */
async function allow(query: Record<string, string>): Promise<URL> {
  const path = `/login/oauth/authorize?${new URLSearchParams(query)}`
  let page = await call(path)
  let cookie = cookieOf(page.headers)
  const submit = async (fields: Record<string, string>) => {
    const [, formToken = ''] = /name="formToken" value="([^"]+)"/.exec(page.text) ?? []
    const body = new URLSearchParams({ formToken, ...fields })
    const response = await call(path, { method: 'POST', body, headers: { cookie } })
    cookie = cookieOf(response.headers) || cookie
    return response
  }
  const signedIn = await submit({ act: 'sign-in', login: 'ada', password })
  assert.equal(signedIn.status, 303, signedIn.text)
  page = await call(path, { headers: { cookie } })
  const location = page.headers.get('location') ?? (await submit({ act: 'allow' })).headers.get('location')
  return new URL(location ?? '')
}

const cookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')

async function tokenFor({ clientId, clientSecret }: AddedApp, scope = 'repo gist'): Promise<string> {
  const code = (await allow({ client_id: clientId, scope })).searchParams.get('code')
  const exchange = { client_id: clientId, client_secret: clientSecret, code }
  const { json } = await send('/login/oauth/access_token', exchange)
  return json.access_token
}

test('the web flow returns a token with its scopes', async () => {
  const { clientId, clientSecret } = await addApp()
  const location = await allow({ client_id: clientId, scope: 'repo,gist public_repo unheard', state: 's' })
  assert.equal(location.searchParams.get('iss'), `${url}/login/oauth`)
  assert.equal(location.searchParams.get('state'), 's')
  const exchange = {
    client_id: clientId,
    client_secret: clientSecret,
    code: location.searchParams.get('code'),
  }
  const { status, json } = await send('/login/oauth/access_token', exchange)
  assert.equal(status, 200)
  assert.match(json.access_token, /^gho_[0-9A-Za-z]{36}$/)
  // Included scopes are merged, and unknown ones are ignored.
  assert.deepEqual([json.scope, json.token_type], ['repo,gist', 'bearer'])
  const user = await call('/api/v3/user', {
    headers: { authorization: `token ${json.access_token}`, 'user-agent': 'test' },
  })
  assert.equal(user.json.login, 'ada')
  assert.equal(user.headers.get('x-oauth-scopes'), 'repo, gist')
  assert.equal(user.headers.get('x-ratelimit-limit'), '5000')
})

test('token responses are forms unless JSON or XML is requested, and errors have status 200', async () => {
  const { clientId, clientSecret } = await addApp()
  const wrong = { client_id: clientId, client_secret: clientSecret, code: 'none' }
  const form = await send('/login/oauth/access_token', wrong, { 'content-type': 'application/json' })
  assert.equal(form.status, 200)
  assert.match(form.headers.get('content-type') ?? '', /^application\/x-www-form-urlencoded/)
  assert.equal(new URLSearchParams(form.text).get('error'), 'bad_verification_code')
  const xml = await send('/login/oauth/access_token', wrong, { ...json, accept: 'application/xml' })
  assert.match(xml.text, /^<\?xml .*<OAuth><error>bad_verification_code<\/error>/)
  const { json: tokenResponse } = await send('/login/oauth/access_token', wrong)
  assert.match(tokenResponse.error_uri, /#bad-verification-code$/)
  const unproven = await send('/login/oauth/access_token', { ...wrong, client_secret: 'x' })
  assert.equal(unproven.json.error, 'incorrect_client_credentials')
  const inAddress = await call(`/login/oauth/access_token?${new URLSearchParams(wrong)}`, { method: 'POST' })
  assert.equal(new URLSearchParams(inAddress.text).get('error'), 'bad_verification_code')
})

test('a redirect URI may be below the registered one only', async () => {
  const { clientId } = await addApp('https://deck.example/auth')
  const requestStatus = async (redirect_uri: string) =>
    (await call(`/login/oauth/authorize?${new URLSearchParams({ client_id: clientId, redirect_uri })}`))
      .status
  for (const good of ['https://deck.example/auth', 'https://deck.example/auth/github?next=1'])
    assert.equal(await requestStatus(good), 200, good)
  for (const bad of [
    'https://deck.example/author',
    'https://deck.example/',
    'http://deck.example/auth',
    'https://deck.example:8443/auth',
    'https://evil.example/auth',
    'https://deck.example.evil.example/auth',
    'https://deck.example@evil.example/auth',
    'https://deck.example/auth/../steal',
    'https://deck.example/auth/%2e%2e/steal',
    'https://deck.example/auth/..;/steal',
    'https://deck.example/auth%2f..%2fsteal',
    'https://deck.example/auth\\..\\steal',
    'https://deck.example/auth#x',
    'javascript:alert(1)',
  ])
    assert.equal(await requestStatus(bad), 400, bad)
})

test("the device flow needs the client id only and returns GitHub's errors", async () => {
  const { clientId } = await addApp()
  const { json: flow } = await send('/login/device/code', { client_id: clientId, scope: 'repo read:org' })
  assert.deepEqual([flow.expires_in, flow.interval], [900, 5])
  assert.equal(flow.device_code.length, 40)
  assert.equal(flow.verification_uri, `${url}/login/device`)
  const poll = async () =>
    (
      await send('/login/oauth/access_token', {
        client_id: clientId,
        device_code: flow.device_code,
        grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      })
    ).json
  assert.equal((await poll()).error, 'authorization_pending')
  const earlyPoll = await poll()
  assert.deepEqual([earlyPoll.error, earlyPoll.interval], ['slow_down', 10])
  const deviceRequest = await auth.oauth.devices.findWaiting(flow.user_code)
  assert.ok(deviceRequest)
  await auth.oauth.devices.decide(deviceRequest, ada.id, true)
  clock.advance(10_000)
  assert.equal((await poll()).scope, 'repo,read:org')
  clock.advance(10_000)
  assert.equal((await poll()).error, 'incorrect_device_code')
})

test('an app authenticated by id and secret has the rate limit of apps', async () => {
  const { authorization } = await addApp()
  const get = (headers: Record<string, string>) =>
    call('/api/v3/meta', { headers: { 'user-agent': 'test', ...headers } })
  const first = await get({ authorization })
  assert.equal(first.headers.get('x-ratelimit-limit'), '1000')
  assert.equal(first.headers.get('x-ratelimit-remaining'), '999')
  const wrong = `Basic ${btoa(`Ov23li00000000000000:${'0'.repeat(40)}`)}`
  assert.equal((await get({ authorization: wrong })).status, 401)
  const profile = await call('/api/v3/user', { headers: { 'user-agent': 'test', authorization } })
  assert.equal(profile.status, 401)
})

test('an app has ten tokens of a user with the same scopes; another one revokes the oldest', async () => {
  const app = await addApp()
  const statusOf = async (token: string) =>
    (await call('/user', { headers: { 'user-agent': 'test', authorization: `Bearer ${token}` } })).status
  const other = await tokenFor(app, 'repo')
  const tokens: string[] = []
  for (let count = 0; count < 11; count++)
    tokens.push(await tokenFor(app, count % 2 ? 'gist,repo' : 'repo gist public_repo'))
  const statuses = await Promise.all([...tokens, other].map(statusOf))
  assert.deepEqual(statuses, [401, ...Array.from({ length: 11 }, () => 200)])
})

test('an app can check, reset and revoke its own tokens only', async (t) => {
  // An app may have created very many.
  const listing = t.mock.method(context.auth, 'listIssuedTokens')
  const app = await addApp()
  const other = await addApp()
  const at = (method: string, end: string, access_token: string, by = app) =>
    call(`/api/v3/applications/${app.clientId}/${end}`, {
      method,
      headers: { ...json, 'user-agent': 'test', authorization: by.authorization },
      body: JSON.stringify({ access_token }),
    })
  const run = async (token: string) =>
    (await call('/user', { headers: { 'user-agent': 'test', authorization: `Bearer ${token}` } })).status ===
    200
  const token = await tokenFor(app)
  const check = await at('POST', 'token', token)
  assert.equal(check.status, 200)
  assert.equal(check.json.user.login, 'ada')
  assert.equal(check.json.app.client_id, app.clientId)
  assert.deepEqual(check.json.scopes, ['repo', 'gist'])
  assert.equal((await at('POST', 'token', token, other)).status, 404)
  assert.equal((await at('POST', 'token', await tokenFor(other))).status, 404)
  assert.equal((await at('POST', 'token', 'gho_none')).status, 404)
  const reset = (await at('PATCH', 'token', token)).json.token
  assert.match(reset, /^gho_/)
  assert.deepEqual([await run(token), await run(reset)], [false, true])
  const second = await tokenFor(app)
  assert.equal((await at('DELETE', 'token', reset)).status, 204)
  assert.deepEqual([await run(reset), await run(second)], [false, true])
  const third = await tokenFor(app)
  assert.equal((await at('DELETE', 'grant', second)).status, 204)
  assert.deepEqual([await run(second), await run(third)], [false, false])
  assert.equal(listing.mock.callCount(), 0)
  const { status, json: rejection } = await call(`/applications/${app.clientId}/token`, {
    method: 'POST',
    headers: { ...json, 'user-agent': 'test', authorization: `Bearer ${await tokenFor(app)}` },
    body: JSON.stringify({ access_token: third }),
  })
  assert.deepEqual([status, rejection.message], [401, 'Requires authentication'])
})

test('the OAuth endpoints are published in the metadata', () => {
  const { paths } = untyped(describe())
  for (const path of ['/login/oauth/access_token', '/login/device/code', '/applications/{client_id}/token'])
    assert.ok(paths[path], path)
})
