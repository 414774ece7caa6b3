import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { Problem, platformProblem } from '../../src/errors.ts'
import type { App } from '../../src/http/app.ts'
import { serveApp, until } from './sample-app.ts'

const secret = 'password of the database'

function failures(app: App): void {
  // Handlers should not throw these values, but some will.
  const oddities: Record<string, unknown> = {
    text: secret,
    null: null,
    undefined: undefined,
    number: 42,
    object: { code: 'constructor', statusCode: 200, message: secret },
    'someone-elses-status': Object.assign(new Error(secret), { statusCode: 404 }),
    'someone-elses-code': Object.assign(new Error(secret), { code: 'ECONNRESET' }),
  }
  for (const [name, thrown] of Object.entries(oddities)) {
    app.get(`/throw-${name}`, () => {
      throw thrown
    })
    app.get(`/reject-${name}`, () => Promise.reject(thrown))
  }
  app.get('/hook', { preHandler: () => Promise.reject(new Error(secret)) }, () => 'never')
  app.get('/unserialisable', () => ({ large: 1n }))
  app.get('/bad-header', (_request, reply) => reply.header('x-user', 'snow \u2603').send(secret))
  app.get('/missing-file', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'immutable', etag: '"1"', 'content-encoding': 'br', 'content-length': '9' })
      .type('image/png')
      .send(new Readable({ read: failing })),
  )
}

function failing(this: Readable): void {
  this.destroy(new Error(secret))
}

test('an app whose handler fails responds with 500 without details, and logs the error once', async (t) => {
  const { app, url, logged } = await serveApp(t, failures, { requestIdHeader: 'x-request-id' })
  const paths = [...app.printRoutes({ commonPrefix: false }).matchAll(/(\/[\w-]+) \(GET/g)].map(
    ([, path = '']) => path,
  )
  assert.equal(paths.length, 18)
  for (const path of paths) {
    const response = await fetch(url + path)
    assert.equal(response.status, 500, path)
    assert.equal(response.headers.get('x-dialect'), 'oops')
    for (const name of ['cache-control', 'etag', 'content-encoding', 'x-user'])
      assert.equal(response.headers.get(name), null, `${path} ${name}`)
    assert.equal(await response.text(), '{"oops":"internal","message":"Something went wrong."}')
    const [line, ...others] = logged.splice(0)
    assert.deepEqual(others, [])
    assert.deepEqual(
      [line?.msg, line?.url, line?.requestId],
      ['request failed', path, response.headers.get('x-request-id')],
    )
  }
})

test('an error that the service renders as a 4xx is logged as a warning', async (t) => {
  const { url, logged } = await serveApp(t, failures, {
    renderError: ({ cause }) => ({ status: cause === secret ? 404 : 500, body: {} }),
  })
  assert.equal((await fetch(`${url}/throw-text`)).status, 404)
  assert.equal((await fetch(`${url}/throw-number`)).status, 500)
  assert.deepEqual(
    logged.map(({ level, msg }) => [level, msg]),
    [
      [40, 'request failed'],
      [50, 'request failed'],
    ],
  )
})

test('an app whose handler throws a Problem responds with it and logs nothing', async (t) => {
  const { url, logged } = await serveApp(t, (app) => {
    app.get('/gone', (_request, reply) => {
      reply.headers({ 'cache-control': 'immutable', 'x-limit': '5' })
      throw new Problem('gone', 410, 'It was here.', { headers: { 'x-was': 'here' } })
    })
    app.get('/later', () => {
      throw platformProblem('overloaded', { retryAfterMs: 1200 })
    })
    app.get('/planned', (_request, reply) => {
      reply.header('x-limit', '5')
      throw new Problem('planned', 500, 'As planned.')
    })
    app.get('/never', () => {
      throw platformProblem('unimplemented')
    })
  })
  const goneResponse = await fetch(`${url}/gone`)
  assert.equal(goneResponse.status, 410)
  assert.deepEqual(await goneResponse.json(), { oops: 'gone', message: 'It was here.' })
  assert.equal(goneResponse.headers.get('x-was'), 'here')
  assert.equal(goneResponse.headers.get('x-limit'), '5')
  assert.equal(goneResponse.headers.get('cache-control'), null)

  const later = await fetch(`${url}/later`)
  assert.equal(later.status, 503)
  assert.equal(later.headers.get('retry-after'), '2')
  assert.equal(later.headers.get('octavo-unimplemented'), null)

  const planned = await fetch(`${url}/planned`)
  assert.deepEqual([planned.status, planned.headers.get('x-limit')], [500, '5'])

  const never = await fetch(`${url}/never`)
  assert.equal(never.status, 501)
  assert.equal(never.headers.get('octavo-unimplemented'), 'true')
  assert.equal((await never.json()).message, 'This operation is not implemented.')
  await fetch(`${url}/never`)
  // Logged once, so that the operator sees missing routes.
  assert.deepEqual(
    logged.map(({ level, route }) => [level, route]),
    [[40, '/never']],
  )
})

test('an app whose handler fails during the response aborts the connection', async (t) => {
  const { url, logged, inFlight } = await serveApp(t, (app) => {
    app.get('/raw', async (_request, reply) => {
      reply.raw.writeHead(200, { 'content-type': 'text/plain' })
      reply.raw.write('half')
      throw new Error(secret)
    })
    app.get('/stream', (_request, reply) => {
      const chunks = ['half', undefined]
      const read = function (this: Readable) {
        const chunk = chunks.shift()
        if (chunk) this.push(chunk)
        else this.destroy(new Error(secret))
      }
      return reply.send(new Readable({ read }))
    })
  })
  for (const path of ['/raw', '/stream']) {
    await assert.rejects(fetch(url + path).then((response) => response.text()))
    await until(() => inFlight() === 0)
    const [line, ...others] = logged.splice(0)
    assert.deepEqual([line?.url, line?.err?.message, others], [path, secret, []])
  }
})

test('an app logs a failure of its service after the response was sent', async (t) => {
  const { url, logged } = await serveApp(t, (app) => {
    app.get('/', async (_request, reply) => {
      reply.send('done')
      throw new Error(secret)
    })
  })
  assert.equal(await (await fetch(url)).text(), 'done')
  await until(() => logged.length > 0)
  assert.deepEqual(
    logged.map(({ err }) => err?.message),
    [secret],
  )
})

test('an app masks credentials in the URL of a logged failure', async (t) => {
  const { url, logged } = await serveApp(t, (app) => {
    app.get('/', () => {
      throw new Error('no')
    })
  })
  await fetch(`${url}/?q=cats&access_token=abc&client_id=def`)
  assert.equal(logged[0]?.url, '/?q=cats&access_token=…&client_id=…')
})
