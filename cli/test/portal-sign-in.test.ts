import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { createSessions } from '../src/portal/sessions.ts'
import { adminToken, cookieOf, openPortal, ownPage, pathOf } from './open-portal.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

type Opened = Awaited<ReturnType<typeof openPortal>>

const isIn = async ({ call }: Opened, cookie: string) =>
  (await call('/api/settings', { headers: { cookie } })).status === 200

const useToken = ({ call }: Opened, token: unknown, headers = {}) =>
  call('/api/session', { method: 'POST', json: { token }, headers })

test('sign-in by link: the session cookie is HttpOnly and SameSite=Strict', async () => {
  const server = await openPortal()
  const { call, portal } = server
  const response = await call(pathOf(portal.issueSignInUrl()))
  assert.equal(response.status, 303)
  assert.equal(response.headers.get('location'), '/')
  assert.equal(response.headers.get('cache-control'), 'no-store')
  assert.equal(response.headers.get('referrer-policy'), 'no-referrer')
  const [cookie = '', ...more] = response.headers.getSetCookie()
  assert.deepEqual(more, [])
  const { port } = new URL(portal.url)
  assert.match(cookie, new RegExp(`^octavo_session_${port}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Strict$`))
  assert.ok(await isIn(server, cookieOf(response.headers)))
})

test('sign-in by link: a used link is refused, and the existing session stays', async () => {
  const server = await openPortal()
  const { call, portal } = server
  const link = pathOf(portal.issueSignInUrl())
  const first = cookieOf((await call(link)).headers)
  const replayed = await call(link)
  assert.equal(replayed.status, 303)
  assert.equal(replayed.headers.get('location'), '/sign-in-failed')
  assert.deepEqual(replayed.headers.getSetCookie(), [])
  assert.ok(await isIn(server, first))
  const secondResponse = await call(link, { headers: { cookie: first } })
  assert.equal(secondResponse.headers.get('location'), '/')
  assert.deepEqual(secondResponse.headers.getSetCookie(), [])
})

test('sign-in by link: concurrent uses succeed once', async () => {
  const { call, portal } = await openPortal()
  const link = pathOf(portal.issueSignInUrl())
  const responses = await Promise.all(Array.from({ length: 8 }, () => call(link)))
  assert.equal(responses.filter(({ headers }) => headers.getSetCookie().length > 0).length, 1)
})

test('sign-in by link: a wrong code does not use up the right one', async () => {
  const { call, portal } = await openPortal()
  const link = pathOf(portal.issueSignInUrl())
  for (const path of ['/sign-in?code=', '/sign-in?code=wrong', `${link}x`, link.slice(0, -1)]) {
    const { status, headers } = await call(path)
    assert.deepEqual([status, headers.get('location')], [303, '/sign-in-failed'], path)
  }
  const head = await call(link, { method: 'HEAD' })
  assert.deepEqual(head.headers.getSetCookie(), [])
  assert.equal((await call(link)).headers.get('location'), '/')
})

test('sign-in by link: an expired or replaced link is refused', async () => {
  const { call, portal, clock } = await openPortal()
  const replaced = pathOf(portal.issueSignInUrl())
  const oldLink = pathOf(portal.issueSignInUrl())
  assert.equal((await call(replaced)).headers.get('location'), '/sign-in-failed')
  clock.advance(10 * minuteMs)
  assert.equal((await call(oldLink)).headers.get('location'), '/sign-in-failed')
  const fresh = pathOf(portal.issueSignInUrl())
  clock.advance(10 * minuteMs - 1)
  assert.equal((await call(fresh)).headers.get('location'), '/')
})

test('sign-in by token: only the admin token creates a session', async () => {
  const server = await openPortal()
  const right = await useToken(server, adminToken)
  assert.equal(right.status, 204)
  assert.ok(await isIn(server, cookieOf(right.headers)))
  for (const [token, status] of [
    ['wrong', 401],
    ['', 401],
    [`${adminToken} `, 401],
    [undefined, 400],
    [null, 400],
    [[adminToken], 400],
    ['x'.repeat(2000), 400],
  ] as const) {
    const response = await useToken(server, token)
    assert.equal(response.status, status, String(token))
    assert.deepEqual(response.headers.getSetCookie(), [])
  }
})

test('sign-in by token: forms of other sites are refused', async () => {
  const { call } = await openPortal()
  const body = `token=${adminToken}`
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'])
    assert.equal(
      (await call('/api/session', { method: 'POST', body, headers: { 'content-type': type } })).status,
      415,
    )
})

test('sign-in: a planted session id stays invalid', async () => {
  const server = await openPortal()
  const { call, portal, signIn } = server
  const [name] = (await signIn()).split('=')
  const planted = `${name}=${'a'.repeat(43)}`
  const byLink = await call(pathOf(portal.issueSignInUrl()), { headers: { cookie: planted } })
  const byToken = await useToken(server, adminToken, { cookie: planted })
  for (const { headers } of [byLink, byToken]) {
    assert.notEqual(cookieOf(headers), planted)
    assert.ok(await isIn(server, cookieOf(headers)))
    assert.ok(await isIn(server, `${planted}; ${cookieOf(headers)}`), 'planted beside the real one')
  }
  assert.notEqual(cookieOf(byLink.headers), cookieOf(byToken.headers))
  assert.equal(await isIn(server, planted), false)
})

test('sign-in: ends the previous session', async () => {
  const server = await openPortal()
  const before = await server.signIn()
  const after = await useToken(server, adminToken, { cookie: before })
  assert.equal(await isIn(server, before), false)
  assert.ok(await isIn(server, cookieOf(after.headers)))
})

test('sign-out: ends only this session', async () => {
  const server = await openPortal()
  const [first, second] = [await server.signIn(), await server.signIn()]
  const response = await server.call('/api/session', {
    method: 'DELETE',
    headers: { cookie: first, ...ownPage },
  })
  assert.equal(response.status, 204)
  assert.match(response.headers.getSetCookie()[0] ?? '', /^octavo_session_\d+=; .*Max-Age=0$/)
  assert.equal(await isIn(server, first), false)
  assert.ok(await isIn(server, second))
})

test('session: expires twelve hours after its last use', async () => {
  const server = await openPortal()
  const cookie = await server.signIn()
  for (let times = 0; times < 3; times++) {
    server.clock.advance(12 * hourMs - 1)
    assert.ok(await isIn(server, cookie))
  }
  server.clock.advance(12 * hourMs)
  assert.equal(await isIn(server, cookie), false)
  server.clock.advance(-hourMs)
  assert.equal(await isIn(server, cookie), false, 'an expired session stays expired')
})

test('session: is unknown to another portal, whose cookie has another name', async () => {
  const [first, second] = [await openPortal(), await openPortal()]
  const cookie = await first.signIn()
  const [name, id] = cookie.split('=')
  const [otherName] = (await second.signIn()).split('=')
  assert.notEqual(name, otherName)
  assert.equal(await isIn(second, `${otherName}=${id}`), false)
})

test('sessions: beyond a hundred, the least recently used one ends', () => {
  const clock = createManualClock()
  const sessions = createSessions(clock)
  const ids = Array.from({ length: 100 }, sessions.start)
  assert.equal(new Set(ids).size, 100)
  assert.ok(sessions.isLive(ids[0] ?? ''))
  sessions.start()
  assert.equal(sessions.isLive(ids[1] ?? ''), false)
  assert.ok(sessions.isLive(ids[0] ?? ''))
})

test('sign-in by token: guessing is throttled, also for the right token', async () => {
  const server = await openPortal()
  const statuses: number[] = []
  for (let guess = 0; guess < 12; guess++) statuses.push((await useToken(server, `guess-${guess}`)).status)
  assert.deepEqual(statuses, [...Array(10).fill(401), 429, 429])
  const throttled = await useToken(server, adminToken)
  assert.equal(throttled.status, 429)
  assert.equal(throttled.json.error.code, 'too_many_attempts')
  assert.equal(throttled.headers.get('retry-after'), '1')
  server.clock.advance(1_000)
  assert.equal((await useToken(server, 'one more guess')).status, 401)
  assert.equal((await useToken(server, adminToken)).headers.get('retry-after'), '2')
  server.clock.advance(2_000)
  assert.equal((await useToken(server, adminToken)).status, 204)
})

test('sign-in by link: guessing is throttled, but not the token', async () => {
  const server = await openPortal()
  const { call, portal, callAsAdmin, clock } = server
  const link = pathOf(portal.issueSignInUrl())
  for (let guess = 0; guess < 10; guess++) await call(`/sign-in?code=guess-${guess}`)
  assert.equal((await call(link)).headers.get('location'), '/sign-in-failed')
  assert.equal((await useToken(server, adminToken)).status, 204)
  assert.equal((await callAsAdmin('/api/settings')).status, 200)
  clock.advance(1_000)
  assert.equal((await call(link)).headers.get('location'), '/')
})

test('session: with an https address, the cookie is Secure and __Host-prefixed', async () => {
  const publicUrl = 'https://portal.example.org/'
  const server = await openPortal({ publicUrl })
  assert.match(server.portal.issueSignInUrl(), /^https:\/\/portal\.example\.org\/sign-in\?code=[\w-]{32}$/)
  const response = await useToken(server, adminToken)
  const [cookie = ''] = response.headers.getSetCookie()
  assert.match(cookie, /^__Host-octavo_session_\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/)
  const change = { cookie: cookieOf(response.headers), 'octavo-request': '1' }
  const from = (origin: string) =>
    server.call('/api/session', { method: 'DELETE', headers: { ...change, origin } })
  assert.equal((await from('https://photo.example.org')).status, 403)
  assert.equal((await from('https://portal.example.org')).status, 204)
})
