import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { authorizePath, basic, callback, openConsent } from './consent.ts'
import { startEvents } from './service.ts'

const clock = createManualClock(Date.now())
const service = await startEvents({ clock })
const { user, addApp, allow, token } = await openConsent(service)

const whoIs = (secret: string) =>
  service.call('/v3/users/me/', { headers: { authorization: `Bearer ${secret}` } })

async function newCode(clientId: string, more: Record<string, string> = {}) {
  const redirect = await allow(authorizePath({ client_id: clientId, ...more }))
  return redirect.searchParams.get('code') ?? ''
}

test('A code is exchanged for a token without scopes that does not expire', async () => {
  const { clientId, clientSecret } = await addApp()
  assert.match(clientId, /^[A-Z0-9]{20}$/)
  const redirect = await allow(authorizePath({ client_id: clientId, redirect_uri: callback, state: 'x y' }))
  assert.equal(redirect.origin + redirect.pathname, callback)
  assert.equal(redirect.searchParams.get('state'), 'x y')
  const { status, headers, json } = await token({
    grant_type: 'authorization_code',
    client_id: clientId,
    client_secret: clientSecret,
    code: redirect.searchParams.get('code') ?? '',
    redirect_uri: callback,
  })
  assert.equal(status, 200)
  assert.deepEqual(Object.keys(json), ['access_token', 'token_type'])
  assert.equal(json.token_type, 'bearer')
  assert.match(json.access_token, /^[A-Z0-9]{20}$/)
  assert.equal(headers.get('cache-control'), 'no-store')
  assert.equal((await whoIs(json.access_token)).json.id, String(user.id))
  clock.advance(10 * 365 * 86_400_000)
  assert.equal((await whoIs(json.access_token)).status, 200)
})

test('redirect_uri is optional in token requests, and clients may use Basic authentication', async () => {
  const { clientId, clientSecret } = await addApp()
  const body = { grant_type: 'authorization_code', client_id: clientId, client_secret: clientSecret }
  assert.equal(
    (await token({ ...body, code: await newCode(clientId, { redirect_uri: callback }) })).status,
    200,
  )
  const code = await newCode(clientId)
  const byBasic = await token({ grant_type: 'authorization_code', code }, basic(clientId, clientSecret))
  assert.equal(byBasic.status, 200)
})

test('A repeated code revokes its token; an expired or foreign code is refused', async () => {
  const [ownApp, otherApp] = [await addApp(), await addApp()]
  const swap = (code: string, { clientId, clientSecret } = ownApp) =>
    token({ grant_type: 'authorization_code', client_id: clientId, client_secret: clientSecret, code })
  const code = await newCode(ownApp.clientId)
  const { json } = await swap(code)
  assert.equal((await swap(code)).json.error, 'invalid_grant')
  const { status, json: rejection } = await whoIs(json.access_token)
  assert.deepEqual([status, rejection.error], [401, 'INVALID_AUTH'])
  assert.equal((await swap(await newCode(ownApp.clientId), otherApp)).json.error, 'invalid_grant')
  const lateCode = await newCode(ownApp.clientId)
  clock.advance(61_000)
  assert.equal((await swap(lateCode)).json.error, 'invalid_grant')
})

test('Of a hundred concurrent exchanges one succeeds, and its token is revoked', async () => {
  const { clientId, clientSecret } = await addApp()
  const code = await newCode(clientId)
  const form = { grant_type: 'authorization_code', client_id: clientId, client_secret: clientSecret, code }
  const responses = await Promise.all(Array.from({ length: 100 }, () => token(form)))
  const successes = responses.filter(({ status }) => status === 200)
  assert.equal(successes.length, 1)
  assert.ok(responses.every(({ status }) => status === 200 || status === 400))
  assert.equal((await whoIs(successes[0]?.json.access_token)).status, 401)
})

test('A token goes straight to the browser of apps that were registered for it, and of no others', async () => {
  const inBrowser = await addApp({ isPublic: true, allowsImplicit: true })
  const redirect = await allow(
    authorizePath({ response_type: 'token', client_id: inBrowser.clientId, state: 's' }),
  )
  const fragment = new URLSearchParams(redirect.hash.slice(1))
  assert.equal(fragment.get('state'), 's')
  assert.equal(fragment.get('token_type'), 'bearer')
  assert.equal((await whoIs(fragment.get('access_token') ?? '')).json.id, String(user.id))
  assert.equal(redirect.search, '')

  const { clientId } = await addApp()
  const rejection = await service.call(authorizePath({ response_type: 'token', client_id: clientId }))
  const errorParameters = new URLSearchParams(new URL(rejection.headers.get('location') ?? '').hash.slice(1))
  assert.equal(errorParameters.get('error'), 'unauthorized_client')
  assert.equal(errorParameters.get('access_token'), null)
})

test('A client ID is not a token, and unregistered redirects are refused', async () => {
  const { clientId } = await addApp()
  assert.equal((await whoIs(clientId)).json.error, 'INVALID_AUTH')
  const { status, headers } = await service.call(
    authorizePath({ client_id: clientId, redirect_uri: 'https://evil.example/' }),
  )
  assert.deepEqual([status, headers.get('location')], [400, null])
})

test('An app introspects and revokes tokens, and acts without a user', async () => {
  const { clientId, clientSecret } = await addApp()
  const client = { client_id: clientId, client_secret: clientSecret }
  const { json } = await token({ ...client, grant_type: 'authorization_code', code: await newCode(clientId) })
  const postForm = (path: string) =>
    service.call(path, {
      method: 'POST',
      body: new URLSearchParams({ ...client, token: json.access_token }),
    })
  assert.equal((await postForm('/oauth/introspect')).json.active, true)
  assert.equal((await postForm('/oauth/revoke')).status, 200)
  assert.equal((await postForm('/oauth/introspect')).json.active, false)
  assert.equal((await whoIs(json.access_token)).status, 401)

  const ownToken = await token({ ...client, grant_type: 'client_credentials' })
  const me = await whoIs(ownToken.json.access_token)
  assert.deepEqual([me.status, me.json.error], [403, 'NOT_AUTHORIZED'])
})

test('A public token reads public data anonymously', async () => {
  const anybody = await service.asPublic('ada')
  const { status, json } = await anybody.get('/users/me/')
  assert.deepEqual([status, json.error], [403, 'NOT_AUTHORIZED'])
  assert.equal((await anybody.get('/categories/')).status, 200)
})

test('A token may be in the query; missing and wrong tokens are refused', async () => {
  const ada = await service.as('ada')
  assert.equal((await service.stranger.get(`/users/me/?token=${ada.token}`)).json.id, String(user.id))
  const none = await service.stranger.get('/users/me')
  assert.deepEqual([none.status, none.json.error], [401, 'NO_AUTH'])
  assert.equal(none.json.error_description, 'An OAuth token is required for all requests')
  const wrong = await service.stranger.get('/users/me/?token=NOBODYHASTHIS')
  assert.deepEqual([wrong.status, wrong.json.error], [401, 'INVALID_AUTH'])
  assert.equal(wrong.json.error_description, 'The OAuth token you provided was invalid.')
  const odd = await service.stranger.get('/users/me/', { authorization: `Token ${ada.token}` })
  assert.deepEqual([odd.status, odd.json.error], [400, 'INVALID_AUTH_HEADER'])
})
