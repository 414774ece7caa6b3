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
  const opened = await openPortal()
  const { call, portal } = opened
  const answer = await call(pathOf(portal.issueSignInUrl()))
  assert.equal(answer.status, 303)
  assert.equal(answer.headers.get('location'), '/')
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  assert.equal(answer.headers.get('referrer-policy'), 'no-referrer')
  const [cookie = '', ...more] = answer.headers.getSetCookie()
  assert.deepEqual(more, [])
  const { port } = new URL(portal.url)
  assert.match(cookie, new RegExp(`^octavo_session_${port}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Strict$`))
  assert.ok(await isIn(opened, cookieOf(answer.headers)))
})

test('sign-in by link: a used link is refused, and the existing session stays', async () => {
  const opened = await openPortal()
  const { call, portal } = opened
  const link = pathOf(portal.issueSignInUrl())
  const first = cookieOf((await call(link)).headers)
  const replayed = await call(link)
  assert.equal(replayed.status, 303)
  assert.equal(replayed.headers.get('location'), '/sign-in-failed')
  assert.deepEqual(replayed.headers.getSetCookie(), [])
  assert.ok(await isIn(opened, first))
  const again = await call(link, { headers: { cookie: first } })
  assert.equal(again.headers.get('location'), '/')
  assert.deepEqual(again.headers.getSetCookie(), [])
})

test('sign-in by link: concurrent uses succeed once', async () => {
  const { call, portal } = await openPortal()
  const link = pathOf(portal.issueSignInUrl())
  const answers = await Promise.all(Array.from({ length: 8 }, () => call(link)))
  assert.equal(answers.filter(({ headers }) => headers.getSetCookie().length > 0).length, 1)
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
  const old = pathOf(portal.issueSignInUrl())
  assert.equal((await call(replaced)).headers.get('location'), '/sign-in-failed')
  clock.advance(10 * minuteMs)
  assert.equal((await call(old)).headers.get('location'), '/sign-in-failed')
  const fresh = pathOf(portal.issueSignInUrl())
  clock.advance(10 * minuteMs - 1)
  assert.equal((await call(fresh)).headers.get('location'), '/')
})

test('sign-in by token: only the admin token creates a session', async () => {
  const opened = await openPortal()
  const right = await useToken(opened, adminToken)
  assert.equal(right.status, 204)
  assert.ok(await isIn(opened, cookieOf(right.headers)))
  for (const [token, status] of [
    ['wrong', 401],
    ['', 401],
    [`${adminToken} `, 401],
    [undefined, 400],
    [null, 400],
    [[adminToken], 400],
    ['x'.repeat(2000), 400],
  ] as const) {
    const answer = await useToken(opened, token)
    assert.equal(answer.status, status, String(token))
    assert.deepEqual(answer.headers.getSetCookie(), [])
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
  const opened = await openPortal()
  const { call, portal, signIn } = opened
  const [name] = (await signIn()).split('=')
  const planted = `${name}=${'a'.repeat(43)}`
  const byLink = await call(pathOf(portal.issueSignInUrl()), { headers: { cookie: planted } })
  const byToken = await useToken(opened, adminToken, { cookie: planted })
  for (const { headers } of [byLink, byToken]) {
    assert.notEqual(cookieOf(headers), planted)
    assert.ok(await isIn(opened, cookieOf(headers)))
    assert.ok(await isIn(opened, `${planted}; ${cookieOf(headers)}`), 'planted beside the real one')
  }
  assert.notEqual(cookieOf(byLink.headers), cookieOf(byToken.headers))
  assert.equal(await isIn(opened, planted), false)
})

test('sign-in: ends the previous session', async () => {
  const opened = await openPortal()
  const before = await opened.signIn()
  const after = await useToken(opened, adminToken, { cookie: before })
  assert.equal(await isIn(opened, before), false)
  assert.ok(await isIn(opened, cookieOf(after.headers)))
})

test('sign-out: ends only this session', async () => {
  const opened = await openPortal()
  const [one, other] = [await opened.signIn(), await opened.signIn()]
  const answer = await opened.call('/api/session', { method: 'DELETE', headers: { cookie: one, ...ownPage } })
  assert.equal(answer.status, 204)
  assert.match(answer.headers.getSetCookie()[0] ?? '', /^octavo_session_\d+=; .*Max-Age=0$/)
  assert.equal(await isIn(opened, one), false)
  assert.ok(await isIn(opened, other))
})

test('session: expires twelve hours after its last use', async () => {
  const opened = await openPortal()
  const cookie = await opened.signIn()
  for (let times = 0; times < 3; times++) {
    opened.clock.advance(12 * hourMs - 1)
    assert.ok(await isIn(opened, cookie))
  }
  opened.clock.advance(12 * hourMs)
  assert.equal(await isIn(opened, cookie), false)
  opened.clock.advance(-hourMs)
  assert.equal(await isIn(opened, cookie), false, 'an expired session stays expired')
})

test('session: is unknown to another portal, whose cookie has another name', async () => {
  const [one, other] = [await openPortal(), await openPortal()]
  const cookie = await one.signIn()
  const [name, id] = cookie.split('=')
  const [otherName] = (await other.signIn()).split('=')
  assert.notEqual(name, otherName)
  assert.equal(await isIn(other, `${otherName}=${id}`), false)
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
  const opened = await openPortal()
  const statuses: number[] = []
  for (let guess = 0; guess < 12; guess++) statuses.push((await useToken(opened, `guess-${guess}`)).status)
  assert.deepEqual(statuses, [...Array(10).fill(401), 429, 429])
  const braked = await useToken(opened, adminToken)
  assert.equal(braked.status, 429)
  assert.equal(braked.json.error.code, 'too_many_attempts')
  assert.equal(braked.headers.get('retry-after'), '1')
  opened.clock.advance(1_000)
  assert.equal((await useToken(opened, 'one more guess')).status, 401)
  assert.equal((await useToken(opened, adminToken)).headers.get('retry-after'), '2')
  opened.clock.advance(2_000)
  assert.equal((await useToken(opened, adminToken)).status, 204)
})

test('sign-in by link: guessing is throttled, but not the token', async () => {
  const opened = await openPortal()
  const { call, portal, callAsAdmin, clock } = opened
  const link = pathOf(portal.issueSignInUrl())
  for (let guess = 0; guess < 10; guess++) await call(`/sign-in?code=guess-${guess}`)
  assert.equal((await call(link)).headers.get('location'), '/sign-in-failed')
  assert.equal((await useToken(opened, adminToken)).status, 204)
  assert.equal((await callAsAdmin('/api/settings')).status, 200)
  clock.advance(1_000)
  assert.equal((await call(link)).headers.get('location'), '/')
})

test('session: with an https address, the cookie is Secure and __Host-prefixed', async () => {
  const publicUrl = 'https://portal.example.org/'
  const opened = await openPortal({ publicUrl })
  assert.match(opened.portal.issueSignInUrl(), /^https:\/\/portal\.example\.org\/sign-in\?code=[\w-]{32}$/)
  const answer = await useToken(opened, adminToken)
  const [cookie = ''] = answer.headers.getSetCookie()
  assert.match(cookie, /^__Host-octavo_session_\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/)
  const change = { cookie: cookieOf(answer.headers), 'octavo-request': '1' }
  const from = (origin: string) =>
    opened.call('/api/session', { method: 'DELETE', headers: { ...change, origin } })
  assert.equal((await from('https://photo.example.org')).status, 403)
  assert.equal((await from('https://portal.example.org')).status, 204)
})
