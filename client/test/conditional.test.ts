import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ConditionalOptions, withConditionalRequests } from '../src/conditional.ts'
import { type Responder, startServer } from './http-server.ts'

interface Resource {
  body?: string
  headers?: Record<string, string>
  /** Additional headers of a 304. */
  unchanged?: Record<string, string>
}

/** A server with validators, and a client. `get` returns `status body`. */
async function start(
  resourceOf: (path: string, headers: Record<string, unknown>) => Resource,
  options: ConditionalOptions = {},
) {
  const respond: Responder = ({ path, method, headers: requestHeaders }, response) => {
    const { body = path, headers = {}, unchanged = {} } = resourceOf(path, requestHeaders)
    const isKnown = headers.etag !== undefined && requestHeaders['if-none-match'] === headers.etag
    if (isKnown && method === 'GET') response.writeHead(304, { ...headers, ...unchanged }).end()
    else response.writeHead(200, headers).end(body)
  }
  const { url, requests } = await startServer(respond)
  const statuses: number[] = []
  const send = withConditionalRequests(async (request) => {
    const response = await fetch(request)
    statuses.push(response.status)
    return response
  }, options)
  async function get(path: string, init?: RequestInit): Promise<string> {
    const response = await send(new Request(url + path, init))
    return `${response.status} ${await response.text()}`
  }
  return { url, requests, statuses, send, get }
}

test('conditional: a valid cached response is returned with the headers of the 304', async () => {
  let remaining = 10
  const { send, statuses, url } = await start(() => {
    remaining--
    const headers = { etag: '"1"', 'content-type': 'text/plain', 'x-remaining': `${remaining}` }
    return { body: 'hello', headers, unchanged: { 'content-type': 'text/html' } }
  })
  for (const expected of ['9', '8', '7']) {
    const response = await send(new Request(`${url}/a?b#c`))
    assert.equal(response.status, 200)
    assert.equal(response.ok, true)
    assert.equal(response.url, `${url}/a?b`)
    assert.equal(response.headers.get('content-type'), 'text/plain')
    assert.equal(response.headers.get('x-remaining'), expected)
    assert.equal(await response.text(), 'hello')
  }
  assert.deepEqual(statuses, [200, 304, 304])
})

test('conditional: a changed response replaces the cached one', async () => {
  let version = 1
  const { get, requests } = await start(() => ({ body: `v${version}`, headers: { etag: `"${version}"` } }))
  assert.equal(await get('/'), '200 v1')
  version = 2
  assert.equal(await get('/'), '200 v2')
  assert.equal(await get('/'), '200 v2')
  assert.deepEqual(
    requests.map(({ headers }) => headers['if-none-match']),
    [undefined, '"1"', '"2"'],
  )
})

test('conditional: the cache key includes Authorization, Accept and Vary', async () => {
  const { get, statuses } = await start((_, { accept, authorization, 'x-lang': lang }) => ({
    body: `${accept} ${authorization} ${lang}`,
    headers: { etag: '"same"', vary: 'X-Lang, Accept-Encoding' },
  }))
  const requests = ['accept', 'authorization', 'x-lang'].flatMap((name) =>
    ['text/a', 'text/b'].map((value) => ({ headers: { accept: 'text/c', [name]: value } })),
  )
  const first: string[] = []
  for (const init of requests) {
    first.push(await get('/', init))
    assert.equal(await get('/', init), first.at(-1))
  }
  assert.equal(new Set(first).size, requests.length)
  assert.deepEqual(
    statuses,
    requests.flatMap(() => [200, 304]),
  )
})

test('conditional: uncacheable responses are requested again', async () => {
  const forms: Record<string, Record<string, string>> = {
    '/without-tag': {},
    '/no-store': { etag: '"1"', 'cache-control': 'private, No-Store' },
    '/vary-any': { etag: '"1"', vary: '*' },
    '/events': { etag: '"1"', 'content-type': 'text/event-stream' },
  }
  const { get, requests } = await start((path) => ({ headers: forms[path] ?? {} }))
  for (const path of Object.keys(forms)) {
    assert.equal(await get(path), `200 ${path}`)
    assert.equal(await get(path), `200 ${path}`)
  }
  assert.ok(requests.every(({ headers }) => headers['if-none-match'] === undefined))
})

test('conditional: conditional, range and no-store requests bypass the cache', async () => {
  const { get, requests } = await start(() => ({ body: 'x', headers: { etag: '"1"' } }))
  assert.equal(await get('/'), '200 x')
  assert.equal(await get('/', { headers: { 'if-none-match': '"1"' } }), '304 ')
  const others: RequestInit[] = [
    { headers: { range: 'bytes=0-1' } },
    { headers: { 'cache-control': 'no-store' } },
    { cache: 'no-store' },
    { cache: 'reload' },
    { method: 'POST' },
  ]
  for (const init of others) {
    assert.equal(await get('/', init), '200 x')
    assert.equal(requests.at(-1)?.headers['if-none-match'], undefined)
  }
})

test('conditional: evicts the least recently used responses', async () => {
  const answers = () => ({ body: 'x'.repeat(10), headers: { etag: '"1"' } })
  for (const bound of [{ maxEntries: 2 }, { maxBytes: 29 }]) {
    const { get, statuses } = await start(answers, bound)
    for (const path of ['/a', '/b', '/a', '/c', '/a', '/b']) await get(path)
    assert.deepEqual(statuses, [200, 200, 304, 200, 304, 200])
  }
  const headers = { etag: '"1"', 'cache-control': 'max-age=60' }
  const trusting = await start(() => ({ headers }), { maxEntries: 2, trustMaxAge: true })
  for (const path of ['/a', '/b', '/a', '/c', '/a']) await trusting.get(path)
  assert.deepEqual(
    trusting.requests.map(({ path }) => path),
    ['/a', '/b', '/c'],
  )
})

test('conditional: a large response is returned completely and not cached', async () => {
  const body = 'x'.repeat(300_000)
  const headers = { etag: '"1"' }
  for (const resource of [
    { body, headers: { ...headers, 'transfer-encoding': 'chunked' } },
    { body, headers },
  ]) {
    const { get, statuses } = await start(() => resource, { maxBodyBytes: 100_000 })
    assert.equal(await get('/'), `200 ${body}`)
    assert.equal(await get('/'), `200 ${body}`)
    assert.deepEqual(statuses, [200, 200])
  }
})

test('conditional: a large response with content-length is streamed', async () => {
  let finish = () => {}
  const { url } = await startServer((_, response) => {
    response.writeHead(200, { etag: '"1"', 'content-length': '300000' }).write('x')
    finish = () => response.end('x'.repeat(299_999))
  })
  const response = await withConditionalRequests(fetch, { maxBodyBytes: 100_000 })(new Request(url))
  finish()
  assert.equal((await response.text()).length, 300_000)
})

test('conditional: a truncated response fails for its reader and is not cached', async () => {
  let isBroken = true
  const { url } = await startServer((_, response) => {
    response.writeHead(200, { etag: '"1"', 'content-length': '10' })
    response.write('half', () => (isBroken ? response.destroy() : response.end(' whole')))
  })
  const send = withConditionalRequests(fetch)
  const broken = await send(new Request(url))
  await assert.rejects(broken.text())
  isBroken = false
  assert.equal(await (await send(new Request(url))).text(), 'half whole')
})

test('conditional: max-age is used only with trustMaxAge, until it expires', async () => {
  let nowMs = 0
  const headers = { etag: '"1"', 'cache-control': 'public, max-age="60"' }
  const { send, url, statuses } = await start(
    (_, requestHeaders) => ({
      headers: requestHeaders['if-none-match'] ? headers : { ...headers, age: '10' },
    }),
    { trustMaxAge: true, now: () => nowMs },
  )
  const ageOf = async (init?: RequestInit) => (await send(new Request(url, init))).headers.get('age')
  assert.equal(await ageOf(), '10')
  nowMs = 49_999
  assert.equal(await ageOf(), '59')
  assert.deepEqual(statuses, [200])
  nowMs = 50_000
  assert.equal(await ageOf(), null)
  assert.deepEqual(statuses, [200, 304])
  // The 304 has renewed it.
  nowMs += 59_999
  assert.equal(await ageOf(), '59')
  assert.deepEqual(statuses, [200, 304])
  await ageOf({ cache: 'no-cache' })
  await ageOf({ headers: { 'cache-control': 'no-cache' } })
  assert.deepEqual(statuses, [200, 304, 304, 304])
})

test('conditional: revalidates by default, and when the service requires it', async () => {
  const cautious = await start(() => ({ headers: { etag: '"1"', 'cache-control': 'max-age=60' } }))
  const headers = { etag: '"1"', 'cache-control': 'no-cache, max-age=60' }
  const trusting = await start(() => ({ headers }), { trustMaxAge: true })
  for (const { get, statuses } of [cautious, trusting]) {
    await get('/')
    await get('/')
    assert.deepEqual(statuses, [200, 304])
  }
})

test('conditional: a change through the client invalidates the cached response', async () => {
  const headers = { etag: '"1"', 'cache-control': 'max-age=60' }
  const { get, requests } = await start(() => ({ headers }), { trustMaxAge: true })
  for (const path of ['/a', '/ab']) await get(path)
  await get('/a', { method: 'HEAD' })
  await get('/a', { method: 'PUT', body: 'new', headers: { 'if-match': '"1"' } })
  for (const path of ['/a', '/ab']) await get(path)
  assert.deepEqual(
    requests.map(({ method, path }) => `${method} ${path}`),
    ['GET /a', 'GET /ab', 'HEAD /a', 'PUT /a', 'GET /a'],
  )
})
