import assert from 'node:assert/strict'
import { after, type TestContext, test } from 'node:test'
import { portOf } from '@octavo/testing/port-of.ts'
import { untyped } from '@octavo/testing/untyped.ts'
import { anonymousCaller } from '../../src/auth/callers.ts'
import { createApp } from '../../src/http/app.ts'
import { findBaseUrl } from '../../src/http/base-url.ts'
import { drain } from '../../src/http/listen.ts'
import { type PreparedResponse, prepareResponse, sendPrepared } from '../../src/http/prepared-response.ts'
import { createLogger } from '../../src/log.ts'
import { createMetrics } from '../../src/metrics.ts'

const metrics = createMetrics()
const app = createApp({
  service: 'sample',
  log: createLogger('silent'),
  metrics,
  renderError: ({ status, code }) => ({ status, body: { code } }),
  cors: { methods: ['GET'] },
  shortcut: true,
})
const prepared = new Map<string, PreparedResponse>()
const fresh = new Map<string, () => boolean>()
let calls = 0
app.get('/things/:name', (request, reply) => {
  calls++
  const { name } = untyped(request.params)
  const key = `${request.headers.host}/${name}`
  const response = prepared.get(key) ?? prepareResponse(key.repeat(200), { 'content-type': 'text/plain' })
  prepared.set(key, response)
  return sendPrepared(request, reply, response, fresh.get(name))
})
app.get('/open', { config: { access: 'open' } }, (request, reply) => {
  calls++
  return sendPrepared(request, reply, prepareResponse('open', { 'content-type': 'text/plain' }))
})
await app.listen({ host: '127.0.0.1', port: 0 })
after(() => drain(app))
const port = portOf(app.server)
const get = (path: string, headers: Record<string, string> = {}, host = '127.0.0.1') =>
  fetch(`http://${host}:${port}${path}`, { headers })

/** The parts of a response that must be the same with and without the shortcut. */
async function comparable(response: Response) {
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'))
  return { status: response.status, headers, body: await response.text() }
}

test('shortcut: the second response equals the first, without running the handler', async () => {
  for (const encoding of ['identity', 'gzip', 'br']) {
    await get('/things/first', { 'accept-encoding': encoding }).then(comparable)
    const long = await comparable(await get(`/things/first?${encoding}`, { 'accept-encoding': encoding }))
    const before = calls
    const short = await comparable(await get(`/things/first?${encoding}`, { 'accept-encoding': encoding }))
    assert.deepEqual(short, long)
    assert.equal(calls, before)
  }
})

test('shortcut: an unchanged response is 304 with the same headers as from the handler', async () => {
  const { headers } = await get('/things/second', { 'accept-encoding': 'identity' })
  const condition = { 'if-none-match': String(headers.get('etag')), 'accept-encoding': 'identity' }
  const before = calls
  const short = await comparable(await get('/things/second', condition))
  assert.equal(calls, before)
  const long = await comparable(await get('/things/second?', condition))
  assert.deepEqual([short.status, short.body], [304, ''])
  assert.deepEqual(short, long)
})

test('shortcut: responses are cached per host and query', async () => {
  await get('/things/third')
  const before = calls
  await get('/things/third', {}, 'localhost').catch(() => {})
  await get('/things/third?x=1')
  assert.ok(calls > before)
  const bodies = await Promise.all(
    [get('/things/third'), get('/things/fourth')].map(async (response) => (await response).text()),
  )
  assert.notEqual(bodies[0], bodies[1])
})

test('shortcut: one resource at several URLs is cached per URL', async (t) => {
  const mounted = createApp({
    service: 'mounted',
    log: createLogger('silent'),
    metrics,
    renderError: ({ status, code }) => ({ status, body: { code } }),
    shortcut: true,
    rewriteUrl: (url) => url.replace(/^\/mount/, ''),
  })
  let calls = 0
  mounted.get('/where', (request, reply) => {
    calls++
    return sendPrepared(request, reply, prepareResponse(request.originalUrl, {}))
  })
  await mounted.listen({ host: '127.0.0.1', port: 0 })
  t.after(() => drain(mounted))
  const at = async (path: string) => (await fetch(`http://127.0.0.1:${portOf(mounted.server)}${path}`)).text()
  for (const path of ['/mount/where', '/where', '/mount/where', '/where']) assert.equal(await at(path), path)
  assert.equal(calls, 2)
})

test('shortcut: ranges, dates and other methods run the handler', async () => {
  await get('/things/fifth')
  for (const headers of [{ range: 'bytes=0-1' }, { 'if-modified-since': new Date().toUTCString() }]) {
    const before = calls
    await get('/things/fifth', headers)
    assert.equal(calls, before + 1)
  }
  const head = await fetch(`http://127.0.0.1:${port}/things/fifth`, { method: 'HEAD' })
  assert.equal(head.status, 200)
  assert.equal((await fetch(`http://127.0.0.1:${port}/things/fifth`, { method: 'POST' })).status, 405)
})

test('shortcut: its responses are counted in the metrics', async () => {
  await get('/things/sixth')
  const countOf = () =>
    [...metrics.render().matchAll(/_count\{[^}]*status="200"\} (\d+)/g)].reduce(
      (sum, [, number]) => sum + Number(number),
      0,
    )
  const before = countOf()
  for (let round = 0; round < 5; round++) await get('/things/sixth')
  assert.equal(countOf(), before + 5)
})

test('shortcut: a stale response runs the handler', async () => {
  let isFresh = true
  fresh.set('seventh', () => isFresh)
  await get('/things/seventh')
  const before = calls
  await get('/things/seventh')
  assert.equal(calls, before)
  isFresh = false
  await get('/things/seventh')
  assert.equal(calls, before + 1)
})

test('shortcut: requests with credentials always run the handler', async (t) => {
  const { send, count } = await serveAccounts(t)
  await send({})
  const before = count()
  for (const headers of [{ authorization: 'Bearer x' }, { cookie: 'session=x' }, { 'x-token': 'known' }])
    await send(headers)
  assert.equal(count(), before + 3)
  // Responses of identified callers are not shared with others.
  assert.equal(await send({}), 'nobody')
  assert.equal(count(), before + 3)
  assert.equal(await send({ 'x-token': 'known' }, '/mine'), 'somebody')
  assert.equal(await send({}, '/mine'), 'nobody')
})

test('shortcut: headers that may change the response are part of the cache key', async (t) => {
  const { send, count } = await serveAccounts(t)
  for (const accept of ['a/a', 'b/b', 'a/a', 'b/b']) assert.equal(await send({ accept }), 'nobody')
  assert.equal(count(), 2)
})

test('shortcut: responses of open routes are the same for all callers', async (t) => {
  for (const openRoutesOnly of [false, true]) {
    const { send, count } = await serveAccounts(t, openRoutesOnly)
    await send({ authorization: 'Bearer x' }, '/open')
    for (const headers of [{}, { authorization: 'Bearer y' }, { cookie: 'session=x' }])
      assert.equal(await send(headers, '/open'), 'open')
    assert.equal(count(), 1)
  }
})

test('shortcut: routes that are not open run the handler if only open ones may be cached', async (t) => {
  const { send, count } = await serveAccounts(t, true)
  for (let round = 0; round < 3; round++) assert.equal(await send({}), 'nobody')
  assert.equal(count(), 3)
})

test('shortcut: open routes of a service without accounts are cached as all others', async () => {
  await get('/open')
  const before = calls
  await get('/open', { authorization: 'Bearer x' })
  assert.equal(calls, before)
})

/** A service that identifies its callers by a custom header. */
async function serveAccounts(t: TestContext, openRoutesOnly = false) {
  let count = 0
  const app = createApp({
    service: 'accounts',
    log: createLogger('silent'),
    metrics: createMetrics(),
    renderError: ({ status, code }) => ({ status, body: { code } }),
    hasAccounts: true,
    openRoutesOnly,
    shortcut: { variesBy: ['accept', 'x-token'] },
  })
  app.decorateRequest('caller')
  app.addHook('onRequest', async (request) => {
    const isKnown = request.headers['x-token'] === 'known'
    request.caller = { ...anonymousCaller(''), kind: isKnown ? 'personal' : 'anonymous' }
  })
  for (const path of ['/', '/mine'])
    app.get(path, (request, reply) => {
      count++
      const text = request.caller.kind === 'anonymous' ? 'nobody' : 'somebody'
      return sendPrepared(request, reply, prepareResponse(text, { 'content-type': 'text/plain' }))
    })
  app.get('/open', { config: { access: 'open' } }, (request, reply) => {
    count++
    return sendPrepared(request, reply, prepareResponse('open', { 'content-type': 'text/plain' }))
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  t.after(() => drain(app))
  const port = portOf(app.server)
  return {
    count: () => count,
    send: async (headers: Record<string, string>, path = '/') =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: '*/*', ...headers } })).text(),
  }
}

test('shortcut: responses are cached per host and protocol that a trusted proxy forwards', async (t) => {
  const app = createApp({
    service: 'proxied',
    log: createLogger('silent'),
    metrics: createMetrics(),
    renderError: ({ status, code }) => ({ status, body: { code } }),
    trustedProxies: ['127.0.0.1'],
    shortcut: true,
  })
  app.get('/', (request, reply) =>
    sendPrepared(
      request,
      reply,
      prepareResponse(`${findBaseUrl(request)}`, { 'content-type': 'text/plain' }),
    ),
  )
  await app.listen({ host: '127.0.0.1', port: 0 })
  t.after(() => drain(app))
  const url = `http://127.0.0.1:${portOf(app.server)}`
  const bodyFor = async (headers: Record<string, string>) => (await fetch(`${url}/`, { headers })).text()
  for (let round = 0; round < 2; round++) {
    assert.equal(await bodyFor({ 'x-forwarded-host': 'attacker.example' }), 'http://attacker.example')
    assert.equal(await bodyFor({ 'x-forwarded-proto': 'https' }), url.replace('http:', 'https:'))
    assert.equal(await bodyFor({}), url)
  }
})
