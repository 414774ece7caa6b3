import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { test } from 'node:test'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { startCountryData } from './service.ts'

const { call, url } = await startCountryData()

/** Without the automatic decompression of `fetch`. */
function raw(
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url + path, { headers, agent: false }, async (response) => {
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(await response.toArray()),
      })
    })
      .on('error', reject)
      .end()
  })
}

test('http: a response is cacheable for an hour, has an ETag and allows every origin', async () => {
  const { headers } = await call('/alpha/ch')
  assert.equal(headers.get('content-type'), 'application/json')
  assert.equal(headers.get('cache-control'), 'public, max-age=3600, stale-while-revalidate=86400')
  assert.equal(headers.get('access-control-allow-origin'), '*')
  assert.equal(headers.get('vary'), 'accept-encoding')
  assert.match(headers.get('etag') ?? '', /^"[\w.-]+"$/)
})

test('http: each encoding unpacks to the same bytes and has its own ETag', async () => {
  for (const path of ['/alpha/ch', '/all', '/v3.1/region/europe']) {
    const plain = await raw(path, {})
    const gzip = await raw(path, { 'accept-encoding': 'gzip' })
    const brotli = await raw(path, { 'accept-encoding': 'gzip, deflate, br' })
    assert.deepEqual(
      [plain, gzip, brotli].map(({ headers }) => headers['content-encoding']),
      [undefined, 'gzip', 'br'],
    )
    assert.ok(
      gunzipSync(gzip.body).equals(plain.body) && brotliDecompressSync(brotli.body).equals(plain.body),
    )
    assert.equal(new Set([plain, gzip, brotli].map(({ headers }) => headers.etag)).size, 3)
    for (const response of [plain, gzip, brotli]) {
      const again = await raw(path, {
        'if-none-match': String(response.headers.etag),
        'accept-encoding': String(response.headers['content-encoding'] ?? 'identity'),
      })
      assert.equal(again.status, 304)
      assert.equal(again.body.length, 0)
      for (const name of ['etag', 'cache-control', 'vary'])
        assert.equal(again.headers[name], response.headers[name], name)
    }
  }
})

test('http: responses are compressed fast, because every list of fields is another response', async () => {
  for (const path of ['/all?fields=name,unknown', '/translation/a', '/borders/grl.geojson?resolution=10m']) {
    const plain = await raw(path, {})
    const brotli = await raw(path, { 'accept-encoding': 'br' })
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.body.length,
    }
    assert.ok(brotli.body.equals(brotliCompressSync(plain.body, { params })), path)
  }
})

test('http: a map is cached once for both of its paths', async () => {
  const headers = { 'accept-encoding': 'br' }
  const map = await raw('/borders/all.topojson?resolution=110m', headers)
  const file = await raw('/dataset/borders-110m.topojson', headers)
  const lasting = ({ headers: { date: _date, ...rest } }: typeof map) => rest
  assert.deepEqual(lasting(map), lasting(file))
})

test('http: HEAD has the headers of GET and no body', async () => {
  const get = await call('/alpha/ch?fields=name')
  const head = await call('/alpha/ch?fields=name', { method: 'HEAD' })
  assert.equal(head.bytes.length, 0)
  for (const name of ['content-length', 'etag', 'content-type'])
    assert.equal(head.headers.get(name), get.headers.get(name), name)
})

test('http: other methods are 405 with Allow, and OPTIONS lists the allowed ones', async () => {
  const { status, headers, json } = await call('/v3.1/all', { method: 'POST', body: '{}' })
  assert.equal(status, 405)
  assert.equal(headers.get('allow'), 'GET, HEAD, OPTIONS')
  assert.match(
    json._embedded.errors[0].message,
    /^Method \[POST\] not allowed for URI \[\/v3\.1\/all\]\. Allowed methods: \[GET, HEAD, OPTIONS\]$/,
  )
  const options = await call('/alpha/ch', {
    method: 'OPTIONS',
    headers: { origin: 'https://example.org', 'access-control-request-method': 'GET' },
  })
  assert.equal(options.status, 204)
  assert.equal(options.headers.get('access-control-allow-methods'), 'GET, HEAD, OPTIONS')
})

test('http: an unknown URL gets the 404 page of the original web framework, also below a known path', async () => {
  for (const path of [
    '/',
    '/v3.1',
    '/v3.1/',
    '/nope',
    '/v3.1/alpha/ch/more',
    '/v22/callingcode/41',
    '/../etc/passwd',
    '//all',
  ]) {
    const { status, json } = await call(path)
    assert.equal(status, 404, path)
    assert.equal(json._embedded.errors[0].message, 'Page Not Found', path)
  }
})

test('http: other versions of the API are reported as not implemented', async () => {
  for (const path of ['/v2/callingcode/41', '/v3/all', '/v4', '/v5/alpha/ch']) {
    const { status, json, headers } = await call(path)
    assert.equal(status, 404, path)
    assert.equal(json._embedded.errors[0].message, 'This operation is not implemented.', path)
    assert.equal(headers.get('octavo-unimplemented'), 'true', path)
  }
})

test('http: a broken escape is 400, an overlong URL 414', async () => {
  assert.deepEqual((await call('/v3.1/name/%E0%A4%A')).json, { message: 'Bad Request', status: 400 })
  assert.equal((await call(`/v3.1/name/${'a'.repeat(9000)}`)).status, 414)
})

test('dataset: the files can be downloaded, with license and hashes', async () => {
  const { json } = await call('/dataset')
  const file = await call('/dataset/countries.json')
  assert.equal(createHash('sha256').update(file.bytes).digest('hex'), json.sha256)
  assert.match((await call('/dataset/LICENSE')).text, /ODbL/)
  assert.match((await call('/dataset/ATTRIBUTION.md')).text, /world-countries/)
  for (const name of ['compose.ts', '..%2Fpackage.json', 'facts%2Fgini.csv', '__proto__'])
    assert.equal((await call(`/dataset/${name}`)).status, 404, name)
})
