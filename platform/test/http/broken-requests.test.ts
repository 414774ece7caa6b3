import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { bodyOf, renderOops, serveApp, until } from './sample-app.ts'

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`
const post = (headers: string, body: string) =>
  `POST /things HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`

function serve(t: Parameters<typeof serveApp>[0], options: Parameters<typeof serveApp>[2] = {}) {
  return serveApp(
    t,
    (app) => {
      app.get('/things', () => 'things')
      app.post('/things', () => 'made')
      app.get('/large', (_request, reply) => reply.send(Buffer.alloc(20_000_000, 'x')))
    },
    { cors: { methods: ['GET'] }, requestIdHeader: 'x-request-id', ...options },
  )
}

test('an app responds to invalid HTTP in the service’s error format and closes', async (t) => {
  const { exchange, url, inFlight } = await serve(t)
  const cases: [string | Buffer, number, string][] = [
    ['GARBAGE\r\n\r\n', 400, 'bad_request'],
    [Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00]), 400, 'bad_request'],
    ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'bad_request'],
    ['GET / HTTP/9.9\r\n\r\n', 400, 'bad_request'],
    ['GET /things HTTP/1.1\r\nHost: a\r\nBad Header: x\r\n\r\n', 400, 'bad_request'],
    [post('Content-Length: 5\r\nContent-Length: 6', '{}'), 400, 'bad_request'],
    [post('Content-Length: 2\r\nTransfer-Encoding: chunked', '{}'), 400, 'bad_request'],
    [post('Transfer-Encoding: chunked', 'ZZ\r\n'), 400, 'bad_request'],
    [`GET /things HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'headers_too_large'],
    [`GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431, 'headers_too_large'],
  ]
  for (const [text, status, code] of cases) {
    const response = await exchange(text)
    const name = text.toString('latin1').slice(0, 60)
    assert.match(response, new RegExp(`^HTTP/1.1 ${status} \\w+`), name)
    assert.equal(bodyOf(response).oops, code, name)
    assert.match(response, /^x-dialect: oops\r$/m)
    assert.match(response, /^access-control-allow-origin: \*\r$/m)
    assert.match(response, /^x-request-id: [0-9a-f]{10}-[0-9a-z]+\r$/m)
    assert.match(response, /^connection: close\r$/m)
  }
  assert.equal(await (await fetch(`${url}/things`)).text(), 'things')
  await until(() => inFlight() === 0)
})

test('an app responds to an invalid HEAD request without a body', async (t) => {
  const { exchange } = await serve(t)
  const broken = 'HEAD /things HTTP/1.1\r\nHost: a\r\nBad Header: x\r\n\r\n'
  // Other bytes may precede it in the same packet.
  for (const request of [broken, `\r\n\r\n${broken}`])
    assert.match(await exchange(request), /^HTTP\/1.1 400 .*\r\n\r\n$/s)
})

test('an app responds to an invalid HEAD request after a rejected body without a body', async (t) => {
  const { url } = await serve(t)
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let responses = ''
  socket.on('data', (data) => {
    responses += data
  })
  socket.write('POST /things HTTP/1.1\r\nHost: a\r\nContent-Type: text/odd\r\nContent-Length: 4\r\n\r\n')
  await until(() => responses.includes('\r\n\r\n'))
  const firstLength = responses.length
  socket.write('restHEAD /\u00ff HTTP/1.1\r\nHost: a\r\n\r\n', 'latin1')
  await once(socket, 'close')
  assert.match(responses.slice(firstLength), /^HTTP\/1.1 400 .*\r\n\r\n$/s)
})

// A generous timeout: quadratic time takes many seconds.
test('an app finds the method of an invalid request after capitals in linear time', {
  timeout: 20_000,
}, async (t) => {
  const { exchange } = await serve(t)
  const body = `"${'A'.repeat(60_000)}"`
  const broken = 'HEAD /things HTTP/1.1\r\nHost: a\r\nBad Header: x\r\n\r\n'
  for (let count = 0; count < 10; count++)
    assert.match(
      await exchange(post(`Content-Length: ${body.length}`, body) + broken),
      /HTTP\/1.1 400 .*\r\n\r\n$/s,
    )
})

test('an app delivers its response to a client that sends megabytes of headers', async (t) => {
  const { exchange } = await serve(t)
  const response = await exchange(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(5_000_000)}`)
  assert.equal(bodyOf(response).oops, 'headers_too_large')
})

test('an app times out an incomplete request', async (t) => {
  const { exchange, inFlight } = await serve(t, { caps: { headersArrivalMs: 50 }, arrivalMs: 100 })
  for (const half of ['G', 'GET /things HTTP/1.1\r\nHos', post('Content-Length: 100', '{"a":')]) {
    const response = await exchange(half)
    assert.match(response, /^HTTP\/1.1 408 Request Timeout\r\n/)
    assert.equal(bodyOf(response).oops, 'timeout')
  }
  await until(() => inFlight() === 0)
})

test('an app aborts a slow body at the timeout', async (t) => {
  const { port, inFlight, logged } = await serve(t, { caps: { headersArrivalMs: 50 }, arrivalMs: 100 })
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(post('Content-Length: 100000', ''))
  const drops = setInterval(() => socket.write(' '), 10)
  const [response] = await once(socket, 'data')
  assert.match(String(response), /^HTTP\/1.1 408 /)
  await once(socket, 'close')
  clearInterval(drops)
  await until(() => inFlight() === 0)
  assert.deepEqual(logged, [])
})

test('an app never writes an error into a response when garbage follows the request', async (t) => {
  const { exchange } = await serve(t)
  const response = await exchange(`${request('/large')}GARBAGE\r\n\r\n`)
  assert.match(response, /^HTTP\/1.1 200 OK\r\n/)
  assert.doesNotMatch(response, /oops/)
})

test('an app responds to garbage on a connection with an earlier response', async (t) => {
  const { port } = await serve(t)
  const socket = connect(port, '127.0.0.1')
  socket.write(request('/things'))
  assert.match(String((await once(socket, 'data'))[0]), /things$/)
  socket.write('GARBAGE\r\n\r\n')
  assert.match(String((await once(socket, 'data'))[0]), /^HTTP\/1.1 400 Bad Request\r\n/)
  socket.end()
  await once(socket, 'close')
})

test('an app whose error renderer fails neither crashes nor leaks details', async (t) => {
  const { exchange, url, logged } = await serve(t, {
    renderError(problem, request) {
      if (problem.code === 'bad_request' || problem.code === 'not_found') throw new Error('inside')
      return renderOops(problem, request)
    },
  })
  for (const answer of [await exchange('GARBAGE\r\n\r\n'), await exchange('GARBAGE\r\n\r\n')]) {
    assert.match(answer, /^HTTP\/1.1 500 /)
    assert.doesNotMatch(answer, /inside/)
  }
  const response = await fetch(`${url}/nothing`)
  assert.equal(response.status, 500)
  assert.doesNotMatch(await response.text(), /inside/)
  assert.deepEqual(
    logged.map(({ err }) => err?.message),
    ['inside', 'inside', 'inside'],
  )
})

test('an app discards invalid input of a client that disconnects', async (t) => {
  const { port, url } = await serve(t)
  for (let count = 0; count < 50; count++) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(`GARBAGE ${'x'.repeat(100_000)}`)
    socket.resetAndDestroy()
  }
  assert.equal((await fetch(`${url}/things`)).status, 200)
})

test('an app closes the connection after garbage even if the client does not', async (t) => {
  const { app, port } = await serve(t)
  const accepted = once(app.server, 'connection')
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.write('GARBAGE\r\n\r\n')
  assert.match(String((await once(socket, 'data'))[0]), /^HTTP\/1.1 400 /)
  const [serverSocket] = await accepted
  await once(serverSocket, 'close')
  socket.destroy()
})
