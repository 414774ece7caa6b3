import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  authorizePath,
  basic,
  callback,
  newVerifier,
  openBrowser,
  password,
  startOAuthServer,
} from './oauth-harness.ts'

/** The attacks of RFC 9700, section 4, and attacks on the pages themselves. */
const server = await startOAuthServer()

const redeem = (code: string, app: { clientId: string; clientSecret: string }, more = {}) =>
  server.token({ grant_type: 'authorization_code', code, ...more }, basic(app.clientId, app.clientSecret))
const codeOf = (location: URL) => location.searchParams.get('code') ?? ''

test('an unregistered app or redirect URI shows an error page and never redirects', async () => {
  const { clientId } = await server.addApp({ redirectUris: [callback, 'https://app.example/other?a=1'] })
  for (const parameters of [
    { client_id: 'nobody', redirect_uri: callback },
    { redirect_uri: callback },
    { client_id: clientId },
    ...[
      'https://evil.example/callback',
      'https://app.example/callback/',
      'https://app.example/callback/../evil',
      'https://app.example/callback?x=1',
      'https://app.example/callback#evil',
      'https://app.example/other',
      'https://app.example:8443/callback',
      'https://app.example@evil.example/callback',
      'https://app.example.evil.example/callback',
      'http://app.example/callback',
      'HTTPS://app.example/callback',
      '//app.example/callback',
      '/oauth/authorize',
      'javascript:alert(1)//app.example/callback',
      'data:text/html,x',
    ].map((redirect_uri) => ({ client_id: clientId, redirect_uri })),
  ]) {
    const response = await server.call(authorizePath(parameters))
    assert.equal(response.status, 400, JSON.stringify(parameters))
    assert.equal(response.headers.get('location'), null)
    assert.match(response.headers.get('content-type') ?? '', /^text\/html/)
  }
  const twice = `${authorizePath({ client_id: clientId, redirect_uri: callback })}&redirect_uri=https%3A%2F%2Fevil.example`
  assert.equal((await server.call(twice)).status, 400)
})

test('a redirect URI with an executable scheme cannot be registered', async () => {
  for (const uri of [
    'javascript:alert(1)',
    'data:text/html,x',
    'https://app.example/#x',
    'https://u:p@app.example/',
    '/callback',
    'https:/app.example',
    'https://app.example/\\evil',
    'file:///etc/passwd',
    'http://a b/',
  ])
    await assert.rejects(server.addApp({ redirectUris: [uri] }), { code: 'redirect_uri_invalid' }, uri)
})

test('only the port of a loopback redirect URI may vary', async () => {
  const { clientId } = await server.addApp({
    redirectUris: ['http://127.0.0.1:3000/done', 'http://[::1]/done'],
  })
  const status = async (redirect_uri: string) =>
    (await server.call(authorizePath({ client_id: clientId, redirect_uri }))).status
  for (const good of ['http://127.0.0.1:1/done', 'http://127.0.0.1/done', 'http://[::1]:65535/done'])
    assert.equal(await status(good), 200, good)
  for (const bad of [
    'http://127.0.0.1:1/other',
    'http://127.0.0.1:1@evil.example/done',
    'https://127.0.0.1:1/done',
    'http://127.0.0.2:1/done',
    'http://localhost:1/done',
    'http://127.0.0.1.evil.example/done',
  ])
    assert.equal(await status(bad), 400, bad)
})

test('a stolen code is useless without the verifier or in another app', async () => {
  const [victim, thief] = [await server.addApp(), await server.addApp()]
  const { verifier, challenge } = newVerifier()
  const pkce = { code_challenge: challenge, code_challenge_method: 'S256' }
  const code = codeOf(await server.browser().allow(authorizePath({ client_id: victim.clientId, ...pkce })))
  for (const attempt of [
    await redeem(code, thief, { code_verifier: verifier }),
    await redeem(code, victim),
    await redeem(code, victim, { code_verifier: newVerifier().verifier }),
    await redeem(code, victim, { code_verifier: challenge }),
  ])
    assert.equal(attempt.json.error, 'invalid_grant')
  assert.equal((await redeem(code, victim, { code_verifier: verifier })).status, 200)
})

test('a stripped code challenge is detected at the token request (PKCE downgrade)', async () => {
  const app = await server.addApp()
  const code = codeOf(await server.browser().allow(authorizePath({ client_id: app.clientId })))
  const { verifier } = newVerifier()
  assert.equal((await redeem(code, app, { code_verifier: verifier })).json.error, 'invalid_grant')
})

test('a code is bound to its redirect URI', async () => {
  const other = 'https://app.example/other'
  const app = await server.addApp({ redirectUris: [callback, other] })
  const parameters = { client_id: app.clientId, redirect_uri: callback }
  const code = codeOf(await server.browser().allow(authorizePath(parameters)))
  for (const more of [{ redirect_uri: other }, {}])
    assert.equal((await redeem(code, app, more)).json.error, 'invalid_grant')
  assert.equal((await redeem(code, app, { redirect_uri: callback })).status, 200)
})

test('a refresh token is useless to another app', async () => {
  const [victim, thief] = [await server.addApp(), await server.addApp()]
  const code = codeOf(await server.browser().allow(authorizePath({ client_id: victim.clientId })))
  const { refresh_token } = (await redeem(code, victim)).json
  const form = { grant_type: 'refresh_token', refresh_token }
  const stolen = await server.token(form, basic(thief.clientId, thief.clientSecret))
  assert.equal(stolen.json.error, 'invalid_grant')
  assert.equal((await server.token(form, basic(victim.clientId, victim.clientSecret))).status, 200)
  assert.equal((await server.me(refresh_token)).status, 401, 'it opens nothing itself')
})

test('consent from another site or with another session’s token is rejected (CSRF)', async () => {
  const { clientId } = await server.addApp()
  const path = authorizePath({ client_id: clientId })
  const [ada, mallory] = [server.browser(), server.browser()]
  for (const browser of [ada, mallory]) {
    await browser.open(path)
    await browser.signIn()
  }
  const foreign = mallory.hidden().formToken ?? ''
  for (const [fields, headers] of [
    [{ act: 'allow', formToken: '' }, {}],
    [{ act: 'allow', formToken: foreign }, {}],
    [{ act: 'allow' }, { 'sec-fetch-site': 'cross-site' }],
    [{ act: 'allow' }, { 'sec-fetch-site': 'same-site' }],
  ] as const) {
    await ada.open(path)
    const { status, location } = await ada.submit({ ...fields }, { ...headers })
    assert.deepEqual([status, location], [403, ''])
  }
  await ada.open(path)
  const { location } = await ada.submit({ act: 'allow' }, { 'sec-fetch-site': 'same-origin' })
  assert.ok(codeOf(new URL(location)))
})

test('a cross-site sign-in is rejected', async () => {
  const { clientId } = await server.addApp()
  const body = new URLSearchParams({ act: 'sign-in', login: 'ada', password })
  const response = await server.call(authorizePath({ client_id: clientId }), { method: 'POST', body })
  assert.equal(response.status, 403)
  assert.deepEqual(response.headers.getSetCookie(), [])
})

test('sign-in replaces a planted session (session fixation)', async () => {
  const { clientId } = await server.addApp()
  const path = authorizePath({ client_id: clientId })
  const browser = server.browser()
  await browser.open(path)
  const planted = new Map(browser.cookies)
  await browser.signIn()
  assert.notDeepEqual(browser.cookies, planted)
  const attacker = openBrowser(server.url)
  for (const [name, value] of planted) attacker.cookies.set(name, value)
  assert.match((await attacker.open(path)).text, /name="password"/)
})

test('signing out or changing the password ends the session', async () => {
  const { clientId } = await server.addApp()
  const path = authorizePath({ client_id: clientId })
  const eve = await server.auth.createUser({ login: 'eve', password })
  const browser = server.browser()
  await browser.open(path)
  await browser.signIn('eve')
  const before = new Map(browser.cookies)
  assert.match((await browser.submit({ act: 'sign-out' })).text, /name="password"/)
  const copy = openBrowser(server.url)
  for (const [name, value] of before) copy.cookies.set(name, value)
  assert.match((await copy.open(path)).text, /name="password"/)
  await browser.signIn('eve')
  await server.auth.setPassword(eve.id, 'another long password')
  assert.match((await browser.open(path)).text, /name="password"/)
})

test('the session cookie is host-only, HttpOnly and SameSite', async () => {
  const { clientId } = await server.addApp()
  const { port } = new URL(server.url)
  const { headers } = await server.call(authorizePath({ client_id: clientId }))
  const [cookie = ''] = headers.getSetCookie()
  assert.match(cookie, new RegExp(`^octavo_session_${port}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Lax$`))
})

test('pages forbid framing, caching, scripts and referrers', async () => {
  const { clientId } = await server.addApp()
  const browser = server.browser()
  const signIn = await browser.open(authorizePath({ client_id: clientId }))
  const consent = await browser.signIn()
  const wrong = await browser.open(authorizePath({ client_id: 'nobody' }))
  const device = await browser.open('/oauth/device')
  for (const { headers, text } of [signIn, consent, wrong, device]) {
    const policy = headers.get('content-security-policy') ?? ''
    for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"])
      assert.ok(policy.includes(rule), policy)
    assert.ok(!/script-src|unsafe/.test(policy))
    assert.equal(headers.get('x-frame-options'), 'DENY')
    assert.equal(headers.get('cache-control'), 'no-store')
    assert.equal(headers.get('referrer-policy'), 'no-referrer')
    assert.ok(!/<script|\son\w+=/.test(text))
  }
  assert.match(device.headers.get('content-security-policy') ?? '', /form-action 'self'(?:;|$)/)
})

test('app names and states are escaped', async () => {
  const name = '<img src=x onerror=alert(1)> "&\' </form>'
  const { clientId } = await server.addApp({ name })
  const state = '"><script>alert(1)</script>\r\nset-cookie: a=b'
  const browser = server.browser()
  await browser.open(authorizePath({ client_id: clientId, state }))
  const { text } = await browser.signIn()
  assert.ok(!text.includes('<img src=x'))
  assert.ok(!text.includes('<script>'))
  const { location, headers } = await browser.submit({ act: 'allow' })
  assert.equal(headers.get('set-cookie'), null)
  assert.equal(new URL(location).searchParams.get('state'), state)
})

test('password guessing on the page is throttled, with the waiting time', async () => {
  const { clientId } = await server.addApp()
  await server.auth.createUser({ login: 'bob', password })
  const browser = server.browser()
  await browser.open(authorizePath({ client_id: clientId }))
  for (let tries = 0; tries < 5; tries++) {
    const { status, text } = await browser.signIn('bob', 'wrong')
    assert.equal(status, 401)
    assert.match(text, /The login or the password is wrong/)
  }
  const { status, headers } = await browser.signIn('bob')
  assert.equal(status, 429)
  assert.ok(Number(headers.get('retry-after')) > 0)
})

test('a suspended user gets no tokens, even with an earlier code or session', async () => {
  const app = await server.addApp()
  const cat = await server.auth.createUser({ login: 'cat', password })
  const browser = server.browser()
  await browser.open(authorizePath({ client_id: app.clientId }))
  await browser.signIn('cat')
  const { location } = await browser.submit({ act: 'allow' })
  await server.auth.changeUser(cat.id, { suspended: true })
  assert.equal((await redeem(codeOf(new URL(location)), app)).json.error, 'invalid_grant')
  assert.match((await browser.open(authorizePath({ client_id: app.clientId }))).text, /name="password"/)
})

test('an app revokes the tokens of a suspended user, which stay revoked when the suspension ends', async () => {
  const app = await server.addApp()
  const dan = await server.auth.createUser({ login: 'dan', password })
  const form = { grant_type: 'password', username: 'dan', password }
  const { json } = await server.token(form, basic(app.clientId, app.clientSecret))
  await server.auth.changeUser(dan.id, { suspended: true })
  const revoke = { token: json.access_token }
  const other = await server.addApp()
  const foreign = await server.post('/oauth/revoke', revoke, basic(other.clientId, other.clientSecret))
  assert.equal(foreign.status, 400)
  const { status } = await server.post('/oauth/revoke', revoke, basic(app.clientId, app.clientSecret))
  assert.equal(status, 200)
  await server.auth.changeUser(dan.id, { suspended: false })
  assert.equal((await server.me(json.access_token)).status, 401)
})

test('credentials that a database cannot store are rejected', async () => {
  const { status, json } = await server.token({ grant_type: 'client_credentials' }, basic('a%00', 'b'))
  assert.deepEqual([status, json.error], [400, 'invalid_request'])
})

test('bodies of more than 64 KiB are refused before their parameters are parsed', async () => {
  const names = Array.from({ length: 10_000 }, (_, index) => [`parameter${index}`, ''])
  const form = new URLSearchParams(names)
  const json = JSON.stringify(Object.fromEntries(names))
  for (const path of ['/oauth/token', '/oauth/device_authorization', '/oauth/revoke', '/oauth/authorize']) {
    const headers = { 'content-type': 'application/json' }
    for (const init of [{ body: form }, { body: json, headers }])
      assert.equal((await server.call(path, { method: 'POST', ...init })).status, 413, path)
  }
})

test('an app gets 300 codes and tokens of a user per minute', async () => {
  const limited = await startOAuthServer(undefined, { limits: 'spec' })
  const { clientId, clientSecret } = await limited.addApp()
  const headers = basic(clientId, clientSecret)
  const browser = limited.browser()
  const path = authorizePath({ client_id: clientId })
  const code = codeOf(await browser.allow(path))
  const { json: pair } = await limited.token({ grant_type: 'authorization_code', code }, headers)
  const refresh = { grant_type: 'refresh_token', refresh_token: pair.refresh_token }
  const refreshed = await limited.token(refresh, headers)
  assert.equal(refreshed.status, 200)
  const visits = await Promise.all(Array.from({ length: 310 }, () => browser.open(path)))
  assert.equal(visits.filter(({ location }) => location !== '').length, 298)
  const next = { grant_type: 'refresh_token', refresh_token: refreshed.json.refresh_token }
  assert.equal((await limited.token(next, headers)).status, 429)
  const own = await Promise.all(
    Array.from({ length: 301 }, () => limited.token({ grant_type: 'client_credentials' }, headers)),
  )
  assert.equal(own.filter(({ status }) => status === 429).length, 1)
  limited.clock.advance(60_000)
  assert.equal((await limited.token(next, headers)).status, 200)
})
