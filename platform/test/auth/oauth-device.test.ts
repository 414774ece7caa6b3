import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deviceGrant } from '../../src/auth/oauth/dialect.ts'
import { startOAuthServer } from './oauth-harness.ts'

const server = await startOAuthServer()
const secondMs = 1000

async function begin() {
  const { clientId, app } = await server.addApp({ isPublic: true, redirectUris: [] })
  const { status, json } = await server.post('/oauth/device_authorization', {
    client_id: clientId,
    scope: 'read write',
  })
  assert.equal(status, 200)
  const poll = () =>
    server.token({ grant_type: deviceGrant, device_code: json.device_code, client_id: clientId })
  return { ...json, app, clientId, poll }
}

/** Signs in and enters the user code of a device. */
async function enter(userCode: string, login = 'ada') {
  const browser = server.browser()
  await browser.open('/oauth/device')
  await browser.signIn(login)
  return { browser, page: await browser.submit({ act: 'enter', user_code: userCode }) }
}

test('a device gets tokens after a user enters its code and allows access', async () => {
  const { poll, user_code, verification_uri, verification_uri_complete, ...rest } = await begin()
  assert.match(user_code, /^[B-DF-HJ-NP-TV-XZ]{4}-[B-DF-HJ-NP-TV-XZ]{4}$/)
  assert.equal(verification_uri, `${server.url}/oauth/device`)
  assert.equal(verification_uri_complete, `${verification_uri}?user_code=${user_code}`)
  assert.deepEqual([rest.expires_in, rest.interval], [900, 5])
  assert.equal((await poll()).json.error, 'authorization_pending')
  const { browser, page } = await enter(user_code.toLowerCase().replace('-', ' '))
  assert.match(page.text, /Notes for desks/)
  assert.match(page.text, /write your notes/)
  const lastPage = await browser.submit({ act: 'allow' })
  assert.match(lastPage.text, /Your device is connected/)
  server.clock.advance(5 * secondMs)
  const { status, json } = await poll()
  assert.equal(status, 200)
  assert.equal((await server.me(json.access_token)).json.login, 'ada')
  server.clock.advance(5 * secondMs)
  assert.equal((await poll()).json.error, 'invalid_grant', 'a code is good for one pair of tokens')
})

test('a device that polls too often must slow down by five seconds each time', async () => {
  const { poll } = await begin()
  assert.equal((await poll()).json.error, 'authorization_pending')
  for (const interval of [10, 15]) {
    server.clock.advance(4 * secondMs)
    const { json } = await poll()
    assert.deepEqual([json.error, json.interval], ['slow_down', interval])
  }
  server.clock.advance(14 * secondMs)
  assert.equal((await poll()).json.error, 'slow_down')
  server.clock.advance(20 * secondMs)
  assert.equal((await poll()).json.error, 'authorization_pending')
})

test('a device learns that access was denied or the code expired', async () => {
  const denied = await begin()
  const { browser } = await enter(denied.user_code)
  await browser.submit({ act: 'deny' })
  assert.equal((await denied.poll()).json.error, 'access_denied')
  const late = await begin()
  server.clock.advance(900 * secondMs)
  assert.equal((await late.poll()).json.error, 'expired_token')
  const { page } = await enter(late.user_code)
  assert.match(page.text, /It may have expired/)
})

test('a device code is useless to another client', async () => {
  const { device_code, poll } = await begin()
  const other = await server.addApp({ isPublic: true })
  const form = { grant_type: deviceGrant, device_code, client_id: other.clientId }
  assert.equal((await server.token(form)).json.error, 'invalid_grant')
  assert.equal((await poll()).json.error, 'authorization_pending')
})

test('a link with a user code requires confirmation and looks up nothing', async () => {
  const { user_code, poll } = await begin()
  const browser = server.browser()
  await browser.open(`/oauth/device?user_code=${user_code}`)
  const page = await browser.signIn()
  assert.ok(page.text.includes(`value="${user_code}"`))
  assert.ok(!page.text.includes('Notes for desks'))
  assert.equal((await poll()).json.error, 'authorization_pending')
})

test('guessing user codes is throttled, even for the right code', async () => {
  const { user_code, poll } = await begin()
  await server.auth.createUser({ login: 'mallory', password: 'a long enough password' })
  const { browser } = await enter('BBBB-BBBB', 'mallory')
  for (let tries = 0; tries < 4; tries++) await browser.submit({ act: 'enter', user_code: 'BBBB-BBBC' })
  const { text } = await browser.submit({ act: 'enter', user_code })
  assert.match(text, /too many wrong codes/)
  const { text: decided } = await browser.submit({ act: 'allow', user_code })
  assert.match(decided, /too many wrong codes/)
  assert.equal((await poll()).json.error, 'authorization_pending')
  server.clock.advance(60 * 60 * secondMs)
})

test('an address starts 120 device authorizations per minute', async () => {
  const limited = await startOAuthServer(undefined, { limits: 'spec' })
  const { clientId } = await limited.addApp({ isPublic: true, redirectUris: [] })
  const start = () => limited.post('/oauth/device_authorization', { client_id: clientId })
  const responses = await Promise.all(Array.from({ length: 130 }, start))
  assert.equal(responses.filter(({ status }) => status === 200).length, 120)
  const rejection = responses.find(({ status }) => status !== 200)
  assert.deepEqual([rejection?.status, rejection?.json.error], [429, 'temporarily_unavailable'])
  assert.ok(Number(rejection?.headers.get('retry-after')) > 0)
  limited.clock.advance(60 * secondMs)
  assert.equal((await start()).status, 200)
})
