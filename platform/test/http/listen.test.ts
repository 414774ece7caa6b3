import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect, createServer } from 'node:net'
import { type TestContext, test } from 'node:test'
import { portOf } from '@octavo/testing/port-of.ts'
import { createApp } from '../../src/http/app.ts'
import { drain, listen, PortTakenError } from '../../src/http/listen.ts'
import { createLogger } from '../../src/log.ts'
import { createMetrics } from '../../src/metrics.ts'
import { renderOops, until } from './sample-app.ts'

/** Far longer than any of these tests, so waiting for it would hang. */
const foreverMs = 1_000_000

const systemBacklog = '/proc/sys/net/core/somaxconn'
const connectionCount = 2_000

/** Succeeds when all clients are connected. */
const comeAtOnce = `
  import { once } from 'node:events'
  import { connect } from 'node:net'
  await Promise.all(Array.from({ length: process.env.CROWD }, () =>
    once(connect(process.env.PORT, '127.0.0.1'), 'connect')))
  process.exit()
`

async function open(t: TestContext) {
  const { promise: released, resolve: release } = Promise.withResolvers<string>()
  const metrics = createMetrics()
  const log = createLogger('silent')
  const app = createApp({ service: 'sample', log, metrics, renderError: renderOops })
  app.get('/quick', () => 'quick')
  app.get('/held', () => released)
  app.get('/never', () => new Promise(() => {}))
  const url = await listen(app, { host: '127.0.0.1', port: 0 })
  const agent = new Agent({ keepAlive: true })
  t.after(() => agent.destroy())
  const inFlight = () => metrics.render().includes('octavo_requests_in_flight{service="sample"} 1')
  return {
    app,
    url,
    release,
    inFlight,
    async send(path: string) {
      const [response] = await once(get(url + path, { agent }), 'response')
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      return Buffer.concat(chunks).toString()
    },
  }
}

test('listen on any free port reports the port', async (t) => {
  const { app, url, send } = await open(t)
  assert.match(url, /^http:\/\/127\.0\.0\.1:[1-9]\d*$/)
  assert.equal(await send('/quick'), 'quick')
  await drain(app)
})

test('listen on all addresses returns a URL that a browser can open', async () => {
  const app = createApp({
    service: 'sample',
    log: createLogger('silent'),
    metrics: createMetrics(),
    renderError: renderOops,
  })
  const url = await listen(app, { host: '0.0.0.0', port: 0 })
  assert.match(url, /^http:\/\/localhost:\d+$/)
  await drain(app)
})

test('listen accepts a burst of connections while the process is busy', async (t) => {
  const most = existsSync(systemBacklog) ? Number(readFileSync(systemBacklog, 'utf8')) : 128
  if (most < connectionCount) return t.skip('this system lets fewer wait')
  const { app, url } = await open(t)
  // Blocks this process while the clients connect.
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', comeAtOnce], {
    env: { ...process.env, PORT: new URL(url).port, CROWD: `${connectionCount}` },
    encoding: 'utf8',
    timeout: 60_000,
  })
  assert.equal(status, 0, stderr)
  await drain(app)
})

test('listen rejects a port that is in use with an error that names it', async (t) => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  t.after(() => other.close())
  const port = portOf(other)
  const app = createApp({
    service: 'sample',
    log: createLogger('silent'),
    metrics: createMetrics(),
    renderError: renderOops,
  })
  await assert.rejects(listen(app, { host: '127.0.0.1', port }), (error) => {
    assert.ok(error instanceof PortTakenError)
    assert.equal(error.port, port)
    return true
  })
  await drain(app, foreverMs)
})

test('drain waits for an open request and then closes its keep-alive connection', async (t) => {
  const { app, send, release, inFlight } = await open(t)
  const response = send('/held')
  await until(inFlight)
  const drained = drain(app, foreverMs)
  release('released')
  assert.equal(await response, 'released')
  await drained
})

test('drain closes idle connections', async (t) => {
  const { app, send, url } = await open(t)
  assert.equal(await send('/quick'), 'quick')
  // Waits until the app has accepted the connection: one in the backlog would be reset.
  const accepted = once(app.server, 'connection')
  const silent = connect(Number(new URL(url).port), '127.0.0.1')
  await Promise.all([once(silent, 'connect'), accepted])
  const closed = once(silent.resume(), 'close')
  await drain(app, foreverMs)
  await closed
})

test('drain aborts a hanging request at the timeout', async (t) => {
  const { app, send, inFlight } = await open(t)
  const response = assert.rejects(send('/never'), { code: 'ECONNRESET' })
  await until(inFlight)
  await drain(app, 20)
  await response
})

test('drain accepts no new connections', async (t) => {
  const { app, send, url, release, inFlight } = await open(t)
  const response = send('/held')
  await until(inFlight)
  const drained = drain(app, foreverMs)
  await until(() => !app.server.listening)
  await assert.rejects(fetch(`${url}/quick`))
  release('released')
  await response
  await drained
})

test('drain resolves immediately before anything listens', async () => {
  const app = createApp({
    service: 'sample',
    log: createLogger('silent'),
    metrics: createMetrics(),
    renderError: renderOops,
  })
  await drain(app, foreverMs)
})
