import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { eventually } from '@octavo/testing/eventually.ts'
import { serveApp, until } from './sample-app.ts'

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`
const upload =
  'POST /upload HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{'

/** A service whose `/held` route responds only when the test releases it. */
async function serve(t: Parameters<typeof serveApp>[0], options: Parameters<typeof serveApp>[2] = {}) {
  const { promise: released, resolve: release } = Promise.withResolvers<string>()
  let begun = 0
  const app = await serveApp(
    t,
    (app) => {
      app.addHook('onRequest', async () => {
        begun += 1
      })
      app.get('/quick', () => 'quick')
      app.get('/held', () => released)
      app.get('/large', (_request, reply) => reply.send(Buffer.alloc(50_000_000)))
      app.get('/endless', (_request, reply) =>
        reply.send(
          new Readable({
            read() {
              this.push(Buffer.alloc(65_536))
            },
          }),
        ),
      )
      app.post('/upload', () => 'never')
    },
    options,
  )
  return { ...app, release: () => release('released'), begun: () => begun }
}

test('an app counts no request in flight after clients disconnect in any state', async (t) => {
  const { port, inFlight, url, release } = await serve(t)
  const cases: [string, number][] = [
    [request('/held'), 1],
    [request('/large'), 1],
    [request('/endless'), 1],
    [request('/held').repeat(5), 5],
    [request('/held') + request('/quick').repeat(5), 6],
    [upload, 1],
  ]
  for (const [text, expected] of cases) {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(text)
    await until(() => inFlight() === expected)
    socket.destroy()
    await until(() => inFlight() === 0)
  }
  release()
  assert.equal(await (await fetch(`${url}/held`)).text(), 'released')
  await until(() => inFlight() === 0)
})

test('an app responds to pipelined requests in order', async (t) => {
  const { exchange } = await serve(t)
  const last = 'GET /none HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
  const responses = await exchange(`${request('/quick').repeat(300)}${last}`)
  assert.equal(responses.match(/HTTP\/1.1 200 OK/g)?.length, 300)
  assert.match(responses.slice(responses.lastIndexOf('HTTP/1.1')), /^HTTP\/1.1 404 /)
})

test('an app responds to 2,000 concurrent requests', async (t) => {
  const { url, inFlight, release } = await serve(t)
  const responses = Array.from({ length: 2000 }, (_, index) =>
    fetch(`${url}/${index % 2 ? 'held' : 'none'}`).then((response) => response.status),
  )
  await until(() => inFlight() === 1000)
  release()
  const statuses = await Promise.all(responses)
  assert.equal(statuses.filter((status) => status === 200).length, 1000)
  assert.equal(statuses.filter((status) => status === 404).length, 1000)
  await until(() => inFlight() === 0)
})

test('an app over its concurrency limit responds in the service’s error format and recovers', async (t) => {
  const { url, inFlight, release, logged } = await serve(t, { maxRequestsAtOnce: 3 })
  const heldRequests = [1, 2, 3].map(() => fetch(`${url}/held`))
  await until(() => inFlight() === 3)

  for (const path of ['/quick', '/none']) {
    const rejected = await fetch(url + path)
    assert.equal(rejected.status, 503)
    assert.equal(rejected.headers.get('retry-after'), '1')
    assert.equal((await rejected.json()).oops, 'overloaded')
  }

  release()
  for (const response of await Promise.all(heldRequests)) assert.equal(await response.text(), 'released')
  await until(() => inFlight() === 0)
  assert.equal((await fetch(`${url}/quick`)).status, 200)
  assert.deepEqual(logged, [])
})

/** Opens connections that send this text and read nothing. */
async function connectAll(
  t: Parameters<typeof serveApp>[0],
  port: number,
  texts: readonly string[],
): Promise<Socket[]> {
  const sockets = texts.map(() => connect({ port, host: '127.0.0.1' }).pause())
  t.after(() => {
    for (const socket of sockets) socket.destroy()
  })
  for (const [index, socket] of sockets.entries()) {
    // An evicted connection may be reset.
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(texts[index] ?? '')
  }
  return sockets
}

const uploadFrom = (address: string) => upload.replace('Host: a', `Host: a\r\nX-Forwarded-For: ${address}`)

for (const [name, text] of [
  ['bodies that do not arrive', upload],
  ['responses that are not read', request('/large')],
  ['pipelined responses that are not read', request('/large') + request('/quick').repeat(20)],
] as const)
  test(`${name} do not hold the slots of all requests`, async (t) => {
    const { url, port, begun } = await serve(t, { maxRequestsAtOnce: 3, caps: { slowAfterMs: 20 } })
    await connectAll(t, port, [text, text, text])
    // On a busy machine, a connection is slow before its last pipelined request begins, which then ends it.
    await until(() => begun() >= 3)
    await eventually('a request gets a slot', async () => (await fetch(`${url}/quick`)).status === 200)
  })

test('slow clients lose their slots in the network that has most of them, with a response', async (t) => {
  const { url, port, inFlight } = await serve(t, {
    maxRequestsAtOnce: 4,
    trustedProxies: ['127.0.0.1'],
    caps: { slowAfterMs: 20 },
  })
  const [other, ...flood] = await connectAll(t, port, [
    uploadFrom('198.51.100.1'),
    ...Array<string>(3).fill(uploadFrom('198.51.100.2')),
  ])
  await until(() => inFlight() === 4)
  await setTimeout(50)
  const received = flood.map((socket) => {
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(Buffer.from(chunk))).resume()
    return chunks
  })
  assert.equal((await fetch(`${url}/quick`)).status, 200)
  await until(() => received.some((chunks) => String(chunks).includes('"oops":"timeout"')))
  assert.match(received.join(''), /^HTTP\/1.1 408 /)

  const response = once(other?.resume() as Socket, 'data')
  other?.write(`"a":"${'x'.repeat(42)}"}`)
  assert.match(String(await response), /^HTTP\/1.1 200 /)
})

test('requests in work keep their slots', async (t) => {
  const { url, inFlight, release } = await serve(t, { maxRequestsAtOnce: 2, caps: { slowAfterMs: 20 } })
  const heldRequests = [fetch(`${url}/held`), fetch(`${url}/held`)]
  await until(() => inFlight() === 2)
  await setTimeout(50)
  assert.equal((await fetch(`${url}/quick`)).status, 503)
  release()
  for (const response of await Promise.all(heldRequests)) assert.equal(response.status, 200)
})

test('a client that stops reading is disconnected, and one that waits for a slow handler is not', async (t) => {
  const { url, port, inFlight, release } = await serve(t, { caps: { stalledMs: 50 } })
  const held = fetch(`${url}/held`)
  await connectAll(t, port, [request('/large')])
  await until(() => inFlight() === 2)
  await until(() => inFlight() === 1)
  await setTimeout(200)
  release()
  assert.equal(await (await held).text(), 'released')
})
