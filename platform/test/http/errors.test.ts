import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { test } from 'node:test'
import { bodyOf, exchange, serveApp } from './sample-app.ts'

const json = { 'content-type': 'application/json' }

function serve(t: Parameters<typeof serveApp>[0], options: Parameters<typeof serveApp>[2] = {}) {
  return serveApp(
    t,
    (app) => {
      app.get('/things/:thing', ({ params }) => ({ params }))
      app.post('/things', ({ body }) => ({ body: body ?? 'none' }))
    },
    options,
  )
}

/** Checks that the response uses the error format of the dialect, except for raw responses. */
async function errorOf(response: Response): Promise<[number, string]> {
  assert.equal(response.headers.get('x-dialect'), 'oops')
  assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8')
  return [response.status, (await response.json()).oops]
}

test('an app returns errors in the service’s format', async (t) => {
  const { url } = await serve(t)
  const cases: [string, RequestInit, number, string][] = [
    ['/nothing', {}, 404, 'not_found'],
    [`/${'long'.repeat(500)}`, {}, 404, 'not_found'],
    ['/nothing', { method: 'OPTIONS' }, 404, 'not_found'],
    ['/nothing', { method: 'POST', headers: json, body: '{' }, 404, 'not_found'],
    ['/nothing', { method: 'POST', headers: { 'content-type': 'a/b' }, body: 'x' }, 404, 'not_found'],
    ['/things/%ff', {}, 400, 'bad_request'],
    ['/things/%', {}, 400, 'bad_request'],
    ['/things/a%00b', {}, 400, 'bad_request'],
    ['/things/a?q=%00', {}, 400, 'bad_request'],
    [`/things/${'x'.repeat(8200)}`, {}, 414, 'address_too_long'],
    [`/things/a?${'x'.repeat(8200)}`, {}, 414, 'address_too_long'],
    [`/nothing/${'x'.repeat(8200)}`, {}, 414, 'address_too_long'],
    ['/things/a', { method: 'PUT' }, 405, 'method_not_allowed'],
    ['/things/a', { method: 'PROPFIND' }, 405, 'method_not_allowed'],
    ['/things', { method: 'POST', headers: json, body: '{' }, 400, 'bad_json'],
    ['/things', { method: 'POST', headers: json, body: 'x' }, 400, 'bad_json'],
    ['/things', { method: 'POST', headers: json, body: '{"__proto__":{"admin":true}}' }, 400, 'bad_json'],
    ['/things', { method: 'POST', headers: json, body: '{"a":[{"\\u005f_proto__":1}]}' }, 400, 'bad_json'],
    ['/things', { method: 'POST', headers: json, body: '{"constructor":{"prototype":1}}' }, 400, 'bad_json'],
    ['/things', { method: 'POST', headers: json, body: '{"a":"b\\u0000"}' }, 400, 'bad_request'],
    ['/things', { method: 'POST', headers: json, body: '{"\\\\\\u0000":1}' }, 400, 'bad_request'],
    ['/things', { method: 'POST', headers: json, body: '['.repeat(1_000_000) }, 400, 'invalid'],
    ['/things', { method: 'POST', headers: json, body: ' '.repeat(1_100_000) }, 413, 'body_too_large'],
    [
      '/things',
      { method: 'POST', headers: { 'content-type': 'a/b' }, body: 'x' },
      415,
      'unsupported_media_type',
    ],
    [
      '/things',
      { method: 'POST', headers: { 'content-type': '///' }, body: 'x' },
      415,
      'unsupported_media_type',
    ],
  ]
  for (const [path, init, status, code] of cases) {
    const name = `${init.method ?? 'GET'} ${path.slice(0, 40)} ${String(init.body ?? '').slice(0, 40)}`
    assert.deepEqual(await errorOf(await fetch(url + path, init)), [status, code], name)
  }
})

test('an app accepts a URL of the maximum length', async (t) => {
  const { url } = await serve(t)
  const response = await fetch(`${url}/things/${'x'.repeat(8192 - '/things/'.length)}`)
  assert.equal(response.status, 200)
})

test('an app rejects deeply nested JSON before parsing it', async (t) => {
  const { url } = await serve(t)
  const post = (body: string) => fetch(`${url}/things`, { method: 'POST', headers: json, body })
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
  const issue = { location: 'body', field: '', rule: 'depth', message: 'must not be nested so deeply' }
  // Also for invalid JSON, which is not parsed in this case.
  for (const body of [nested(500_000), '['.repeat(1_000_000), `"x"${'{"a":'.repeat(200_000)}`, nested(257)]) {
    const response = await post(body)
    assert.equal(response.status, 400)
    assert.deepEqual((await response.json()).issues, [issue])
  }
  const texts = [
    nested(256),
    JSON.stringify(['['.repeat(1_000), '\\"[[', '{'.repeat(300)]),
    `[${'[],'.repeat(999)}0]`,
  ]
  for (const body of texts) assert.equal(await (await post(body)).text(), `{"body":${body}}`)
})

test('an app rejects JSON of very many values before parsing it', async (t) => {
  const { url } = await serve(t)
  const post = (body: string) => fetch(`${url}/things`, { method: 'POST', headers: json, body })
  const fields = Array.from({ length: 50_001 }, (_, at) => `"${at}":1`)
  for (const body of [`[${'0,'.repeat(50_001)}0]`, `[${'[],'.repeat(25_001)}[]]`, `{${fields}}`]) {
    const response = await post(body)
    assert.equal(response.status, 413)
    assert.equal((await response.json()).oops, 'body_too_large')
  }
  const texts = [`[${'0,'.repeat(49_998)}0]`, JSON.stringify(',[{'.repeat(60_000))]
  for (const body of texts) assert.equal(await (await post(body)).text(), `{"body":${body}}`)
})

test('an app replaces unpaired surrogates of JSON, which the databases cannot store', async (t) => {
  const { url } = await serve(t)
  const body = '{"a\\ud800":["\\uDC00b","\\ud83d\\ude00"]}'
  const response = await fetch(`${url}/things`, { method: 'POST', headers: json, body })
  assert.deepEqual(await response.json(), { body: { 'a\ufffd': ['\ufffdb', '\u{1f600}'] } })
})

test('an app accepts JSON with an escaped backslash before u0000', async (t) => {
  const { url } = await serve(t)
  for (const body of [
    '{"a":"\\\\u0000"}',
    '{"a":"\\\\\\\\u0000"}',
    '{"a":"\\n\\\\u00000"}',
    '{"a":"u0000"}',
  ]) {
    const response = await fetch(`${url}/things`, { method: 'POST', headers: json, body })
    assert.deepEqual(await response.json(), { body: JSON.parse(body) })
  }
})

test('an app treats an empty body with a JSON content type as no body', async (t) => {
  const { url } = await serve(t)
  for (const body of ['', null]) {
    const response = await fetch(`${url}/things`, { method: 'POST', headers: json, body })
    assert.deepEqual(await response.json(), { body: 'none' })
  }
})

test('an app delivers its response while the client still sends a rejected body', async (t) => {
  const { port } = await serve(t)
  const agent = new Agent({ keepAlive: true })
  t.after(() => agent.destroy())
  const length = { 'content-length': 8_000_000 }
  for (const [path, status, framing] of [
    ['/things', 413, {}],
    ['/things', 413, length],
    ['/nothing', 404, {}],
    ['/nothing', 404, length],
  ] as const) {
    const headers = { ...json, ...framing }
    const upload = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent })
    const responded = once(upload, 'response')
    for (let count = 0; count < 100; count++) upload.write('x'.repeat(80_000))
    upload.end()
    const [response] = await responded
    assert.equal(response.statusCode, status)
    response.resume()
    await once(response, 'end')
  }
})

test('an app enforces a smaller body limit', async (t) => {
  const { url } = await serve(t, { maxBodyBytes: 10 })
  const post = (body: string) => fetch(`${url}/things`, { method: 'POST', headers: json, body })
  assert.equal((await post('"12345678"')).status, 200)
  assert.deepEqual(await errorOf(await post('"123456789"')), [413, 'body_too_large'])
})

test('an app handles rarer forms of HTTP requests', async (t) => {
  const { port, url } = await serve(t)
  const send = (text: string) => exchange(port, `${text}\r\nConnection: close\r\n\r\n`)
  assert.match(await send('GET http://elsewhere.example/things/a HTTP/1.1\r\nHost: a'), /^HTTP\/1.1 200 /)
  assert.match(await send('GET /things/a HTTP/1.0'), /^HTTP\/1.1 200 /)
  assert.match(await send('GET /things/a HTTP/1.1\r\nHost: a\r\nExpect: magic'), /^HTTP\/1.1 200 /)
  assert.match(await send('GET /things/a HTTP/1.1\r\nHost: a\r\nUpgrade: websocket'), /^HTTP\/1.1 200 /)
  const withoutHost = await send('GET /things/a HTTP/1.1')
  assert.match(withoutHost, /^HTTP\/1.1 400 /)
  assert.equal(bodyOf(withoutHost).oops, 'bad_request')
  const star = await send('OPTIONS * HTTP/1.1\r\nHost: a')
  assert.match(star, /^HTTP\/1.1 404 /)
  assert.equal((await fetch(`${url}/things/a`)).status, 200)
})
