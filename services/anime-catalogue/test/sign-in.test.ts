import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { startTestService } from '@octavo/testing/service.ts'
import service from '../src/index.ts'

const clock = createManualClock(Date.now())
const { call, context } = await startTestService(service, { sampleData: false, clock })
const password = 'a long enough password'
await context.auth.createUser({ login: 'ada', password, plan: 'user' })
const dayMs = 24 * 60 * 60 * 1000

/** The client id that Kitsu published. */
const published = { client_id: 'dd031b32d2f56c990b1425efe6c42ad847e7fe3ab46bf1299f05ecd856bdb7dd' }

const send = (form: Record<string, string>, path = '/api/oauth/token') =>
  call(path, { method: 'POST', body: new URLSearchParams(form) })
const signIn = (more: Record<string, string> = {}, path?: string) =>
  send({ grant_type: 'password', username: 'ada', password, ...more }, path)

/** An empty write: 401 without a token, another status with one. */
const knows = async (token: string) =>
  (
    await call('/reviews', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/vnd.api+json' },
      body: '{"data":{"type":"reviews"}}',
    })
  ).status !== 401

test('password grant: at both URLs, with or without the published client, returns a token for 30 days', async () => {
  for (const [more, path] of [
    [{}, '/oauth/token'],
    [published, '/api/oauth/token'],
    [{ ...published, client_secret: 'whatever', scope: 'public' }, '/api/oauth/token'],
  ] as const) {
    const { status, json } = await signIn(more, path)
    assert.equal(status, 200)
    const { access_token, refresh_token, ...rest } = json
    assert.deepEqual(rest, {
      created_at: Math.floor(clock.now() / 1000),
      expires_in: 2_592_000,
      scope: 'public',
      token_type: 'Bearer',
    })
    assert.ok(refresh_token)
    assert.equal(await knows(access_token), true)
  }
  clock.advance(60_000)
})

test('password grant: accepts JSON as well as a form', async () => {
  const { status } = await call('/api/oauth/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'password', username: 'ada', password }),
  })
  assert.equal(status, 200)
})

test('refresh token: replaces an expired token without the password', async () => {
  const first = (await signIn(published)).json
  clock.advance(30 * dayMs)
  assert.equal(await knows(first.access_token), false)
  const refreshed = await send({
    grant_type: 'refresh_token',
    refresh_token: first.refresh_token,
    ...published,
  })
  assert.equal(refreshed.status, 200)
  assert.equal(await knows(refreshed.json.access_token), true)
  clock.advance(dayMs)
  const stolen = await send({ grant_type: 'refresh_token', refresh_token: first.refresh_token })
  assert.equal(stolen.json.error, 'invalid_grant')
  assert.equal(await knows(refreshed.json.access_token), false)
})

test('errors: have the codes that clients expect', async () => {
  const registered = await context.auth.apps.create({ name: 'Deck', redirectUris: [] })
  const { clientId: client_id } = registered.app
  for (const [form, status, error] of [
    [{ grant_type: 'password', username: 'ada', password: 'wrong' }, 400, 'invalid_grant'],
    [{ grant_type: 'password', username: 'ada' }, 400, 'invalid_request'],
    [{ grant_type: 'password', username: 'ada', password, scope: 'all' }, 400, 'invalid_scope'],
    [{ grant_type: 'authorization_code', code: 'x' }, 400, 'unsupported_grant_type'],
    [{ grant_type: 'refresh_token', refresh_token: 'x' }, 400, 'invalid_grant'],
    [
      { grant_type: 'password', username: 'ada', password, client_id, client_secret: 'x' },
      401,
      'invalid_client',
    ],
    [{}, 400, 'invalid_request'],
  ] as const) {
    const answer = await send({ ...form })
    assert.deepEqual([answer.status, answer.json.error], [status, error])
  }
})

test('rate limit: the sixteenth sign-in in a minute is refused', async () => {
  clock.advance(60_000)
  const statuses = []
  for (let count = 0; count < 16; count++) statuses.push((await signIn()).status)
  assert.deepEqual(statuses, [...Array(15).fill(200), 429])
  const { headers, json } = await signIn()
  assert.equal(json.error, 'invalid_request')
  assert.ok(Number(headers.get('retry-after')) > 0)
  clock.advance(60_000)
  assert.equal((await signIn()).status, 200)
})
