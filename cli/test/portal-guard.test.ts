import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemClock } from '@octavo/platform/clock.ts'
import { createSandboxClock } from '@octavo/platform/sandbox/sandbox-clock.ts'
import { createServerSandbox } from '../src/sandbox/server-sandbox.ts'
import { adminToken, openPortal, ownPage } from './open-portal.ts'

const { portal, accounts, call, callAsAdmin, signIn } = await openPortal()
const withSandbox = await openPortal({
  sandbox: createServerSandbox({
    dataDir: '/nowhere',
    clock: createSandboxClock(systemClock),
    storedServices: [],
    foreignStorage: undefined,
    startOn: () => Promise.reject(new Error('Nobody gets this far.')),
  }),
})

/** Public routes. New ones are added by hand. */
const openRoutes = [
  '/',
  '/api/overview',
  '/healthz',
  '/metrics',
  '/openapi/:file',
  '/readyz',
  '/sign-in',
  '/sign-in-failed',
  'POST /api/session',
]

const addressOf = (path: string) =>
  path.replace(':name', 'accounts').replace(':id', '1').replace(':file', 'x')
const guardedBy = ({ routes }: typeof portal) =>
  routes.filter(({ isOpen }) => !isOpen).map(({ method, path }) => ({ method, path: addressOf(path) }))
const guarded = guardedBy(portal)
const changing = guarded.filter(({ method }) => method !== 'GET' && method !== 'HEAD')

test('guard: only the listed routes are public', () => {
  for (const { routes } of [portal, withSandbox.portal]) {
    const open = routes
      .filter(({ isOpen, method }) => isOpen && method !== 'HEAD')
      .map(({ method, path }) => (method === 'GET' ? path : `${method} ${path}`))
    assert.deepEqual(open.toSorted(), openRoutes)
  }
  assert.ok(guarded.length >= 9 && changing.length >= 4, 'routes are collected')
  assert.ok(guardedBy(withSandbox.portal).length >= guarded.length + 10, 'sandbox routes are collected')
})

test('guard: other routes respond 401 without credentials and expose nothing', async () => {
  for (const server of [{ portal, call }, withSandbox])
    for (const { method, path } of guardedBy(server.portal)) {
      const response = await server.call(path, { method })
      assert.equal(response.status, 401, `${method} ${path}`)
      assert.equal(response.headers.get('www-authenticate'), 'Bearer')
      const error = { code: 'unauthorized', message: 'Valid credentials are required.' }
      if (method !== 'HEAD') assert.deepEqual(response.json, { error })
    }
})

test('guard: almost correct credentials are refused', async () => {
  const session = await signIn()
  const [name = '', id = ''] = session.split('=')
  const wrong: Record<string, string>[] = [
    { authorization: `Bearer ${adminToken}x` },
    { authorization: `Bearer ${adminToken.slice(1)}` },
    { authorization: `Bearer ${adminToken.toUpperCase()}` },
    { authorization: 'Bearer ' },
    { authorization: adminToken },
    { authorization: `Basic ${Buffer.from(`admin:${adminToken}`).toString('base64')}` },
    { authorization: `Bearer ${id}` },
    { authorization: `Bearer ${accounts.running.demo?.token}` },
    { authorization: 'Bearer wrong', cookie: session },
    { cookie: `${name}=` },
    { cookie: `${name}=${id}x` },
    { cookie: `${name}=${id.toLowerCase()}` },
    { cookie: `${name}=${adminToken}` },
    { cookie: `octavo_session=${id}` },
    { cookie: `${name}1=${id}` },
  ]
  for (const headers of wrong)
    assert.equal((await call('/api/settings', { headers })).status, 401, JSON.stringify(headers))
  assert.equal((await call(`/api/settings?token=${adminToken}`)).status, 401)
})

test('guard: the admin token opens every route, and so does a session with the header', async () => {
  const proofs = [{ authorization: `Bearer ${adminToken}` }, { cookie: await signIn(), ...ownPage }]
  for (const proof of proofs)
    for (const { method, path } of guarded.filter((route) => route.path !== '/api/session')) {
      const { status } = await call(path, { method, headers: proof })
      assert.ok(status !== 401 && status !== 403, `${method} ${path} ${status}`)
    }
})

test('guard: a session without the header, as from a cross-site form, changes nothing', async () => {
  const cookie = await signIn()
  for (const { method, path } of changing) {
    for (const headers of [
      { cookie },
      { cookie, 'octavo-request': 'yes' },
      { cookie, 'sec-fetch-site': 'none' },
    ]) {
      const response = await call(path, { method, headers })
      assert.equal(response.status, 403, `${method} ${path}`)
      assert.equal(response.json.error.code, 'header_missing')
    }
  }
  assert.equal((await call('/api/settings', { headers: { cookie } })).status, 200)
})

test('guard: a session is refused from other origins, even of the same site', async () => {
  const cookie = await signIn()
  const foreign: Record<string, string>[] = [
    { origin: 'https://example.org' },
    { origin: accounts.running.url },
    { origin: 'null' },
    { origin: portal.url.replace('http:', 'https:') },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://example.org' },
  ]
  for (const headers of foreign)
    for (const { method, path } of guarded) {
      const response = await call(path, { method, headers: { cookie, 'octavo-request': '1', ...headers } })
      assert.equal(response.status, 403, `${method} ${path} ${JSON.stringify(headers)}`)
    }
  const own = { cookie, 'octavo-request': '1', origin: portal.url, 'sec-fetch-site': 'same-origin' }
  assert.equal((await call('/api/session', { method: 'DELETE', headers: own })).status, 204)
})

test('guard: CORS is never granted', async () => {
  for (const { path } of portal.routes) {
    const headers = { origin: 'https://example.org', 'access-control-request-method': 'POST' }
    for (const method of ['GET', 'OPTIONS']) {
      const response = await call(addressOf(path), { method, headers })
      assert.deepEqual(
        [...response.headers.keys()].filter((name) => name.startsWith('access-control')),
        [],
        path,
      )
    }
  }
})

test('guard: unknown routes are 404 for everyone, including the sandbox without the flag', async () => {
  for (const path of ['/api', '/api/', '/api/nothing', '/api/sandbox', '/api/sandbox/clock', '/api/journal'])
    for (const method of ['GET', 'POST', 'DELETE']) {
      assert.equal((await call(path, { method })).status, 404, `${method} ${path}`)
      assert.equal((await callAsAdmin(path, { method })).status, 404, `${method} ${path}`)
    }
  assert.equal((await call('/api/settings', { method: 'PUT' })).status, 405)
})

test('guard: alternative spellings of a path do not bypass it', async () => {
  for (const path of [
    '/api//settings',
    '//api/settings',
    '/API/settings',
    '/api/settings/',
    '/%61pi/settings',
    '/x/../api/settings',
  ]) {
    const response = await call(path)
    assert.ok([401, 404].includes(response.status), `${path} ${response.status}`)
    assert.ok(!response.text.includes('databaseUrl'), path)
  }
})

test('guard: responses are not cached or sniffed', async () => {
  for (const path of ['/api/overview', '/api/settings', '/api/nothing']) {
    const { headers } = await callAsAdmin(path)
    assert.equal(headers.get('cache-control'), 'no-store', path)
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin')
    assert.match(headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/)
  }
})

test('guard: everyone sees the services and whether they are signed in', async () => {
  const { json } = await call('/api/overview')
  assert.match(json.version, /^\d+\.\d+\.\d+$/)
  assert.deepEqual(
    { ...json, version: '' },
    {
      version: '',
      sandbox: false,
      signedIn: false,
      services: [
        {
          name: 'accounts',
          title: 'Accounts',
          summary: 'Says who is asking.',
          interface: '1',
          url: accounts.running.url,
          firstCall: '/me',
          ready: true,
          hasAccounts: true,
          plans: ['free', 'paid'],
        },
        {
          name: 'echo',
          title: 'Echo <& co>',
          summary: 'Says what it was told.',
          interface: '2',
          url: json.services[1].url,
          firstCall: '/heard',
          ready: true,
          hasAccounts: false,
          plans: [],
        },
      ],
    },
  )
  assert.equal((await callAsAdmin('/api/overview')).json.signedIn, true)
  assert.equal((await call('/api/overview', { headers: { cookie: await signIn() } })).json.signedIn, true)
})
