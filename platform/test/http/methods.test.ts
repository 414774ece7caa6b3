import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import type { App } from '../../src/http/app.ts'
import { serveApp } from './sample-app.ts'

function addThingRoutes(app: App): void {
  app.get('/things/:id', ({ params }) => ({ params }))
  app.delete('/things/:name', (_request, reply) => reply.code(204).send())
  app.post('/things/special', () => 'made')
  app.put('/things/:id/parts/:part', () => 'put')
  app.get('/files/*', ({ params }) => params)
  app.options('/own', (_request, reply) => reply.header('x-own', 'yes').send())
}

test('an app lists the allowed methods for a wrong one', async (t) => {
  const { url } = await serveApp(t, addThingRoutes)
  const cases: [string, string, string][] = [
    ['PUT', '/things/1', 'DELETE, GET, HEAD, OPTIONS'],
    ['POST', '/things/1?q=1', 'DELETE, GET, HEAD, OPTIONS'],
    ['PUT', '/things/special', 'DELETE, GET, HEAD, OPTIONS, POST'],
    ['GET', '/things/1/parts/2', 'OPTIONS, PUT'],
    ['POST', '/files/a/b/c', 'GET, HEAD, OPTIONS'],
    ['GET', '/own', 'OPTIONS'],
  ]
  for (const [method, path, allow] of cases) {
    const response = await fetch(url + path, { method })
    assert.deepEqual([response.status, response.headers.get('allow')], [405, allow], `${method} ${path}`)
    assert.equal((await response.json()).oops, 'method_not_allowed')
  }
})

test('an app that ignores trailing slashes lists the methods of a URL with one', async (t) => {
  const { url } = await serveApp(t, addThingRoutes, { ignoreTrailingSlash: true })
  const response = await fetch(`${url}/things/special/`, { method: 'PUT' })
  assert.deepEqual(
    [response.status, response.headers.get('allow')],
    [405, 'DELETE, GET, HEAD, OPTIONS, POST'],
  )
})

test('an app lists the methods of a path for OPTIONS without declaring routes for it', async (t) => {
  const { url } = await serveApp(t, addThingRoutes)
  const response = await fetch(`${url}/things/1`, { method: 'OPTIONS' })
  assert.equal(response.status, 204)
  assert.equal(response.headers.get('allow'), 'DELETE, GET, HEAD, OPTIONS')
  assert.equal(response.headers.get('access-control-allow-origin'), null)
  const own = await fetch(`${url}/own`, { method: 'OPTIONS' })
  assert.equal(own.headers.get('x-own'), 'yes')
})

test('a handler that does not find its resource responds with 404, not 405', async (t) => {
  const { url } = await serveApp(t, (app) => {
    app.get('/files/:name', (_request, reply) => reply.callNotFound())
  })
  const response = await fetch(`${url}/files/none`)
  assert.deepEqual([response.status, (await response.json()).oops], [404, 'not_found'])
})

test('HEAD has the same headers as GET and no body', async (t) => {
  const { url } = await serveApp(
    t,
    (app) => {
      app.get('/json', () => ({ a: 'ä' }))
      app.get('/text', () => 'text')
      app.get('/empty', (_request, reply) => reply.code(204).send())
      app.get('/unchanged', (_request, reply) => reply.code(304).header('etag', '"1"').send())
      app.get('/bytes', (_request, reply) => reply.send(Buffer.alloc(100_000)))
      app.get('/stream', (_request, reply) => reply.header('content-length', 4).send(Readable.from(['four'])))
      app.get('/failing', () => Promise.reject(new Error('no')))
    },
    { cors: { methods: ['GET'] } },
  )
  const perConnection = new Set(['connection', 'keep-alive', 'date'])
  const headersOf = ({ headers }: Response) => [...headers].filter(([name]) => !perConnection.has(name))
  for (const path of ['/json', '/text', '/empty', '/unchanged', '/bytes', '/stream', '/failing', '/none']) {
    const get = await fetch(url + path)
    const head = await fetch(url + path, { method: 'HEAD' })
    assert.equal(head.status, get.status, path)
    assert.deepEqual(headersOf(head), headersOf(get), path)
    assert.equal(await head.text(), '')
    await get.arrayBuffer()
  }
})

test('HEAD uses its own handler if there is one', async (t) => {
  const { url } = await serveApp(t, (app) => {
    app.head('/a', (_request, reply) => reply.header('x-own', 'yes').send())
    app.get('/a', () => 'a')
  })
  assert.equal((await fetch(`${url}/a`, { method: 'HEAD' })).headers.get('x-own'), 'yes')
  assert.equal((await fetch(`${url}/a`)).headers.get('x-own'), null)
})

test('a page of an allowed origin passes the preflight and may read the response', async (t) => {
  const cors = {
    methods: ['GET', 'POST'],
    headers: ['authorization', 'content-type'],
    exposed: ['ETag', 'Link'],
  }
  const { url } = await serveApp(t, addThingRoutes, { cors, maxRequestsAtOnce: 50 })
  const preflight = await fetch(`${url}/things/1`, {
    method: 'OPTIONS',
    headers: { origin: 'https://page.example', 'access-control-request-method': 'POST' },
  })
  assert.equal(preflight.status, 204)
  assert.equal(preflight.headers.get('access-control-allow-origin'), '*')
  assert.equal(preflight.headers.get('access-control-allow-methods'), 'GET, POST')
  assert.equal(preflight.headers.get('access-control-allow-headers'), 'authorization, content-type')
  for (const path of ['/things/1', '/none', '/things/%ff', `/${'x'.repeat(9000)}`]) {
    const { headers } = await fetch(url + path)
    assert.equal(headers.get('access-control-allow-origin'), '*', path)
    assert.equal(headers.get('access-control-expose-headers'), 'ETag, Link', path)
  }
})

test('every response has a unique request id in the header that the service names', async (t) => {
  const { url } = await serveApp(t, addThingRoutes, { requestIdHeader: 'X-Request-Id' })
  const paths = ['/things/1', '/none', '/things/%ff', `/${'x'.repeat(9000)}`]
  const init = { headers: { 'x-request-id': 'chosen by the client' } }
  const ids = await Promise.all(
    [...paths, ...paths].map(async (path) => (await fetch(url + path, init)).headers.get('x-request-id')),
  )
  for (const id of ids) assert.match(String(id), /^[0-9a-f]{10}-[0-9a-z]+$/)
  assert.equal(new Set(ids).size, ids.length)
})
