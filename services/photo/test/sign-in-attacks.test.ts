import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { authorizePath, callback, openBrowser } from './consent.ts'
import { startPhoto } from './service.ts'

/** The attacks of RFC 9700, section 4, against the listening service. */
const service = await startPhoto({ settings: { file: { photo: { tokenHours: 1 } } } })
const { call, client, createApp, context } = service
const ada = await openBrowser(service, 'ada')

type App = Awaited<ReturnType<typeof createApp>>
const newApp = (more: object = {}) => createApp({ redirectUris: [callback], ...more })
const codeOf = (location: URL) => location.searchParams.get('code') ?? ''
const authorize = ({ clientId }: App, more: Record<string, string> = {}) =>
  authorizePath({ client_id: clientId, redirect_uri: callback, ...more })
const allow = async (app: App, more: Record<string, string> = {}) =>
  codeOf(await ada.allow(authorize(app, more)))

function exchange({ clientId, clientSecret }: App, form: Record<string, string>) {
  const body = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...form })
  return call('/oauth/token', { method: 'POST', body })
}
const redeem = (app: App, code: string, more: Record<string, string> = {}) =>
  exchange(app, { grant_type: 'authorization_code', redirect_uri: callback, code, ...more })
const refresh = (app: App, token: string, more: Record<string, string> = {}) =>
  exchange(app, { grant_type: 'refresh_token', refresh_token: token, ...more })
const meStatus = async (token: string) =>
  (await client({ authorization: `Bearer ${token}` })('GET', '/me')).status

function newVerifier() {
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  return { verifier, pkce: { code_challenge: challenge, code_challenge_method: 'S256' } }
}

test('using a code again revokes the tokens that it gave, also refreshed ones', async () => {
  const app = await newApp()
  const code = await allow(app, { scope: 'public read_user' })
  const { json: first } = await redeem(app, code)
  const { json: second } = await refresh(app, first.refresh_token)
  assert.deepEqual([await meStatus(first.access_token), await meStatus(second.access_token)], [200, 200])
  assert.equal((await redeem(app, code)).json.error, 'invalid_grant')
  assert.deepEqual([await meStatus(first.access_token), await meStatus(second.access_token)], [401, 401])
  assert.equal((await refresh(app, second.refresh_token)).json.error, 'invalid_grant')
})

test('of concurrent redemptions of a code one succeeds at most, and no token survives', async () => {
  const app = await newApp()
  const code = await allow(app, { scope: 'public read_user' })
  const responses = await Promise.all(Array.from({ length: 10 }, () => redeem(app, code)))
  const granted = responses.filter(({ status }) => status === 200)
  assert.ok(granted.length <= 1)
  for (const { json } of granted) assert.equal(await meStatus(json.access_token), 401)
})

test('a stolen code is useless to another app and without the verifier', async () => {
  const [app, thief] = [await newApp(), await newApp()]
  const { verifier, pkce } = newVerifier()
  const code = await allow(app, pkce)
  for (const stolen of [
    await redeem(thief, code, { code_verifier: verifier }),
    await redeem(app, code),
    await redeem(app, code, { code_verifier: newVerifier().verifier }),
    await redeem(app, code, { code_verifier: pkce.code_challenge }),
    await redeem(app, code, { code_verifier: verifier, redirect_uri: 'https://app.example/other' }),
  ])
    assert.equal(stolen.json.error, 'invalid_grant')
  assert.equal((await redeem(app, code, { code_verifier: verifier })).status, 200)
})

test('PKCE cannot be downgraded', async () => {
  const app = await newApp()
  const { verifier, pkce } = newVerifier()
  // An attacker removed the challenge from the request; the app still sends its verifier.
  const stripped = await redeem(app, await allow(app), { code_verifier: verifier })
  assert.equal(stripped.json.error, 'invalid_grant')
  const phone = await newApp({ isPublic: true })
  for (const [target, more] of [
    [app, { code_challenge: verifier, code_challenge_method: 'plain' }],
    [app, { code_challenge: verifier }],
    [app, { code_challenge_method: 'S256' }],
    [phone, { code_challenge: verifier, code_challenge_method: 'plain' }],
    [phone, {}],
  ] as const) {
    const { headers } = await ada.send(authorize(target, more))
    assert.match(headers.get('location') ?? '', /[?&]error=invalid_request/, JSON.stringify(more))
  }
  const code = codeOf(await ada.allow(authorize(phone, pkce)))
  assert.equal((await redeem(phone, code)).status, 401, 'a public app has no secret')
})

test('only a registered redirect URI receives a response', async () => {
  const app = await newApp()
  for (const uri of [
    'https://evil.example/callback',
    `${callback}/`,
    `${callback}/../evil`,
    `${callback}?next=https://evil.example`,
    `${callback}#evil`,
    `${callback}%2f..%2fevil`,
    `${callback}\\evil`,
    `${callback}\r\nx: y`,
    'https://app.example@evil.example/callback',
    'https://app.example.evil.example/callback',
    'https://app.example:8443/callback',
    'http://app.example/callback',
    'HTTPS://APP.EXAMPLE/callback',
    '//app.example/callback',
    'javascript:alert(1)//app.example/callback',
    'urn:ietf:wg:oauth:2.0:oob',
  ]) {
    const { status, headers } = await ada.send(authorize(app, { redirect_uri: uri }))
    assert.deepEqual([status, headers.get('location')], [400, null], uri)
  }
  const twice = `${authorize(app)}&redirect_uri=${encodeURIComponent('https://evil.example/')}`
  assert.equal((await ada.send(twice)).headers.get('location'), null)
})

test('consent and applications cannot be submitted from another site or another session', async () => {
  const app = await newApp()
  const mallory = await openBrowser(service, 'mallory')
  const applications = '/oauth/applications'
  for (const [path, fields] of [
    [authorize(app, { scope: 'public write_user' }), { act: 'allow' }],
    [applications, { act: 'create', name: 'Forged' }],
  ] as const) {
    await mallory.signIn(path)
    await ada.signIn(path)
    const [, foreign = ''] = /name="formToken" value="([^"]+)"/.exec((await mallory.send(path)).text) ?? []
    const [, own = ''] = /name="formToken" value="([^"]+)"/.exec((await ada.send(path)).text) ?? []
    assert.ok(own && foreign && own !== foreign)
    for (const [formToken, headers] of [
      ['', {}],
      [foreign, {}],
      [own, { 'sec-fetch-site': 'cross-site' }],
      [own, { 'sec-fetch-site': 'same-site' }],
    ] as const) {
      const body = new URLSearchParams({ ...fields, formToken })
      const forged = await ada.send(path, { method: 'POST', body, headers: { ...headers } })
      assert.deepEqual([forged.status, forged.headers.get('location')], [403, null], path)
    }
  }
  const user = await context.auth.findUser('ada')
  assert.deepEqual(await context.auth.apps.list(user?.id ?? 0), [])
})

test('a token has the scopes that the user allowed, and a refresh cannot add any', async () => {
  const app = await newApp()
  const { json: first } = await redeem(app, await allow(app, { scope: 'public read_user' }))
  const wider = await refresh(app, first.refresh_token, { scope: 'public read_user write_user' })
  assert.equal(wider.json.error, 'invalid_scope')
  const { json: narrow } = await refresh(app, first.refresh_token, { scope: 'public' })
  assert.equal(narrow.scope, 'public')
  assert.equal(await meStatus(narrow.access_token), 403)
  // A scope parameter of the token request grants nothing.
  const { json: same } = await redeem(app, await allow(app), { scope: 'public write_user' })
  assert.equal(same.scope, 'public')
  const unknown = await ada.send(authorize(app, { scope: 'public admin' }))
  assert.match(unknown.headers.get('location') ?? '', /error=invalid_scope/)
  // More scopes need consent again.
  const more = await ada.send(authorize(app, { scope: 'public write_photos' }))
  assert.deepEqual([more.status, more.headers.get('location')], [200, null])
})

test('a refresh token belongs to its app and opens nothing itself', async () => {
  const [app, thief] = [await newApp(), await newApp()]
  const { json } = await redeem(app, await allow(app, { scope: 'public read_user' }))
  assert.equal((await refresh(thief, json.refresh_token)).json.error, 'invalid_grant')
  const withoutSecret = await refresh({ ...app, clientSecret: 'wrong' }, json.refresh_token)
  assert.equal(withoutSecret.json.error, 'invalid_client')
  assert.equal(await meStatus(json.refresh_token), 401)
  assert.equal((await refresh(app, json.refresh_token)).status, 200)
})

test('tokens and secrets are ignored in the body, and in the address except as access_token', async () => {
  const app = await newApp()
  const { json } = await redeem(app, await allow(app, { scope: 'public read_user' }))
  const { access_token: token } = json
  for (const name of ['token', 'bearer', 'authorization', 'client_id'])
    assert.equal((await call(`/me?${name}=${token}`)).status, 401, name)
  const body = new URLSearchParams({ access_token: token, bio: 'Forged' })
  assert.equal((await call('/me', { method: 'PUT', body })).status, 401)
  assert.equal((await call(`/me?client_id=${app.clientId}&client_secret=${app.clientSecret}`)).status, 401)
})
