import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { mock, type TestContext, test } from 'node:test'
import zlib from 'node:zlib'
import { type PreparedResponse, prepareResponse, sendPrepared } from '../../src/http/prepared-response.ts'
import { serveApp } from './sample-app.ts'

const large = JSON.stringify({ text: 'many words '.repeat(1000) })
const headers = { 'content-type': 'application/json', 'cache-control': 'max-age=60', 'x-own': 'yes' }

async function serve(t: TestContext, prepared: PreparedResponse) {
  const { url, logged } = await serveApp(t, (app) => {
    app.get('/sync', (request, reply) => sendPrepared(request, reply, prepared))
    app.get('/async', async (request, reply) => sendPrepared(request, reply, prepared))
    // An async hook, such as a limit refund, may still run when an async handler is done.
    const hook = () => new Promise((resolve) => setImmediate(resolve))
    app.get('/hooked', { onSend: hook }, async (request, reply) => sendPrepared(request, reply, prepared))
  })
  // Only the log shows a double reply.
  t.after(() => assert.deepEqual(logged, []))
  return url
}

/** Like fetch, but does not decode the body. */
async function get(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const clientRequest = request(url, { headers, method, agent: false }).end()
  const [response] = await once(clientRequest, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }
}

async function getAllEncodings(t: TestContext, prepared: PreparedResponse) {
  const url = `${await serve(t, prepared)}/sync`
  const [identity, gzip, br] = await Promise.all([
    get(url),
    get(url, { 'accept-encoding': 'gzip' }),
    get(url, { 'accept-encoding': 'br' }),
  ])
  return { identity, gzip, br }
}

test('a prepared response decodes to the same body in each encoding, and each encoding has its own ETag', async (t) => {
  const url = await serve(t, prepareResponse(large, headers))
  const decoders = { identity: (body: Buffer) => body, gzip: zlib.gunzipSync, br: zlib.brotliDecompressSync }
  const etags = new Set<string>()
  for (const path of ['/sync', '/async', '/hooked']) {
    for (const [encoding, decode] of Object.entries(decoders)) {
      const response = await get(url + path, { 'accept-encoding': encoding })
      assert.equal(response.status, 200)
      assert.equal(decode(response.body).toString(), large)
      assert.equal(response.headers['content-encoding'], encoding === 'identity' ? undefined : encoding)
      assert.equal(response.headers['content-length'], String(response.body.length))
      assert.equal(response.headers['content-type'], 'application/json')
      assert.equal(response.headers['cache-control'], 'max-age=60')
      assert.equal(response.headers['x-own'], 'yes')
      assert.equal(response.headers.vary, 'accept-encoding')
      etags.add(String(response.headers.etag))
    }
  }
  assert.equal(etags.size, 3)
})

test('a prepared response that the client has is a 304 with the headers that a cache needs', async (t) => {
  const url = await serve(t, prepareResponse(large, headers))
  for (const encoding of ['identity', 'gzip', 'br']) {
    const accepting = { 'accept-encoding': encoding }
    const { etag } = (await get(`${url}/sync`, accepting)).headers
    for (const path of ['/sync', '/async', '/hooked']) {
      for (const validator of [String(etag), `W/${etag}`, `"other", ${etag}`, '*']) {
        for (const method of ['GET', 'HEAD']) {
          const response = await get(url + path, { ...accepting, 'if-none-match': validator }, method)
          assert.equal(response.status, 304, `${method} ${path} ${validator}`)
          assert.equal(response.body.length, 0)
          assert.equal(response.headers.etag, etag)
          assert.equal(response.headers['cache-control'], 'max-age=60')
          assert.equal(response.headers.vary, 'accept-encoding')
          for (const name of ['content-type', 'content-encoding', 'content-length'])
            assert.equal(response.headers[name], undefined, name)
        }
      }
      const other = await get(url + path, { ...accepting, 'if-none-match': '"other"' })
      assert.equal(other.status, 200)
    }
  }
})

test('a prepared response to HEAD has the headers of GET', async (t) => {
  const url = await serve(t, prepareResponse(large, headers))
  for (const encoding of ['identity', 'gzip', 'br']) {
    const accepting = { 'accept-encoding': encoding }
    const [getResponse, headResponse] = [
      await get(`${url}/sync`, accepting),
      await get(`${url}/sync`, accepting, 'HEAD'),
    ]
    const { date: _getDate, ...expected } = getResponse.headers
    const { date: _headDate, ...actual } = headResponse.headers
    assert.deepEqual(actual, expected)
    assert.equal(headResponse.body.length, 0)
  }
})

test('a prepared response is compressed once per encoding for concurrent first requests', async (t) => {
  const brotli = mock.method(zlib, 'brotliCompress')
  syncBuiltinESMExports()
  t.after(() => {
    brotli.mock.restore()
    syncBuiltinESMExports()
  })
  const prepared = prepareResponse(large, headers)
  const url = await serve(t, prepared)
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => get(`${url}/sync`, { 'accept-encoding': 'br' })),
  )
  for (const { body } of responses) assert.equal(zlib.brotliDecompressSync(body).toString(), large)
  assert.equal(brotli.mock.callCount(), 1)
})

test('a prepared response that is too small is never compressed', async (t) => {
  const url = await serve(t, prepareResponse('{"a":1}', headers))
  const response = await get(`${url}/sync`, { 'accept-encoding': 'br, gzip' })
  assert.equal(response.headers['content-encoding'], undefined)
  assert.equal(response.body.toString(), '{"a":1}')
  assert.equal(response.headers.vary, 'accept-encoding')
})

test('a prepared response adds Accept-Encoding to its Vary header', async (t) => {
  const url = await serve(t, prepareResponse(large, { ...headers, vary: 'accept' }))
  for (const encoding of ['identity', 'br'])
    assert.equal(
      (await get(`${url}/sync`, { 'accept-encoding': encoding })).headers.vary,
      'accept, accept-encoding',
    )
})

test('a prepared response of random bytes stays within its reported size in all encodings', async (t) => {
  const random = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919 * index) % 251))
  const prepared = prepareResponse(random, headers)
  const { identity, gzip, br } = await getAllEncodings(t, prepared)
  const total = identity.body.length + gzip.body.length + br.body.length
  assert.ok(total <= prepared.byteLength * 1.01, `${total} of ${prepared.byteLength}`)
})

test('a prepared response with a low compression effort is larger and decodes to the same body', async (t) => {
  const text = Array.from({ length: 4_000 }, (_, index) => `line ${(index * 7919) % 1013}`).join(' ')
  const most = await getAllEncodings(t, prepareResponse(text, headers))
  const little = await getAllEncodings(t, prepareResponse(text, headers, { effort: 'little' }))
  for (const [encoding, decode] of [
    ['gzip', zlib.gunzipSync],
    ['br', zlib.brotliDecompressSync],
  ] as const) {
    assert.ok(most[encoding].body.length < little[encoding].body.length)
    assert.equal(decode(little[encoding].body).toString(), text)
  }
})

test('a prepared response with a known validator uses it, with a variant per encoding', async (t) => {
  const prepared = prepareResponse('x'.repeat(5_000), headers, { etag: '"known"' })
  const { identity, gzip, br } = await getAllEncodings(t, prepared)
  assert.equal(identity.headers.etag, '"known"')
  assert.equal(gzip.headers.etag, '"known.gzip"')
  assert.equal(br.headers.etag, '"known.br"')
})
