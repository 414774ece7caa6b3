import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { publish } from './photo-making.ts'
import { startPhoto } from './service.ts'

const service = await startPhoto({
  settings: { file: { photo: { demoRequestsPerHour: 6, productionRequestsPerHour: 100_000 } } },
})
const { as, call, client, context, createApp, url } = service
const ada = await as('ada')
for (let count = 0; count < 12; count++)
  await publish(context, ada.user.id, { altDescription: 'A, B; C', tags: ['common'] })
const authorization = `Bearer ${ada.token}`
const { port, host } = new URL(url)

/** Sends bytes as they are, and returns the lines of the head. */
async function rawHead(request: string): Promise<string[]> {
  const socket = connect(Number(port), '127.0.0.1')
  // Closing this side would cancel the request.
  socket.write(request)
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)))
  await once(socket, 'close')
  const [head = ''] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n')
  return head.split('\r\n')
}

const getRaw = (path: string, headers = `Authorization: ${authorization}`, body = '') =>
  rawHead(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n\r\n${body}`)

test('headers have the case that case-sensitive clients look up', async () => {
  const lines = await getRaw('/photos?per_page=5')
  const names = lines.slice(1).map((line) => line.split(':')[0])
  for (const name of ['Link', 'X-Total', 'X-Per-Page', 'X-Ratelimit-Limit', 'X-Ratelimit-Remaining'])
    assert.equal(names.filter((each) => each === name).length, 1, name)
  assert.ok(lines.includes('X-Total: 12'))
  assert.ok(lines.includes('content-type: application/json'))
  for (const path of ['/photos/nothing', '/nowhere'])
    assert.ok((await getRaw(path)).includes('content-type: application/json'), path)
  const etag = lines.find((line) => line.startsWith('etag: '))?.slice(6)
  const unchanged = await getRaw(
    '/photos?per_page=5',
    `Authorization: ${authorization}\r\nIf-None-Match: ${etag}`,
  )
  assert.match(unchanged[0] ?? '', / 304 /)
  assert.ok(unchanged.some((line) => line.startsWith('X-Ratelimit-Remaining: ')))
})

test('GET may have the body `null`', async () => {
  const headers = `Authorization: ${authorization}\r\nContent-Type: application/json\r\nContent-Length: 4`
  assert.match((await getRaw('/photos/random?collections=&topics=', headers, 'null'))[0] ?? '', / 200 /)
})

test('Link is read by the expressions of clients', async () => {
  const { headers } = await ada('GET', '/search/photos?query=a,b;c common&per_page=5&page=2&utm_source=x')
  const link = headers.get('link') ?? ''
  assert.equal(link.split(',').length, 4)
  const relations: Record<string, string | undefined> = {}
  for (const part of link.split(', ')) {
    const [, address = '', relation = ''] = /^<(.+)>; rel="(\w+)"$/.exec(part) ?? []
    relations[relation] = /page=([^&>]*)/.exec(part)?.[1]
    assert.equal((await ada('GET', address.slice(url.length))).status, 200)
  }
  assert.deepEqual(relations, { first: '1', prev: '1', last: '3', next: '3' })
  assert.equal((await ada('GET', '/photos?per_page=30')).headers.get('link'), null)
  const first = (await ada('GET', '/photos?per_page=5')).headers.get('link') ?? ''
  assert.deepEqual(
    [...first.matchAll(/rel="(\w+)"/g)].map(([, name]) => name),
    ['last', 'next'],
  )
})

test('addresses have trailing and repeated slashes', async () => {
  for (const path of ['/photos/', '//photos', '/photos/random/', '/photos//random', '/collections/'])
    assert.equal((await ada('GET', path)).status, 200, path)
})

test('pages and sizes are clamped', async () => {
  const sizes = { '40': 12, '5': 5, '0': 1, '-3': 1, abc: 10, '': 10, '1e3': 12, '99999999999999999999': 12 }
  for (const [size, length] of Object.entries(sizes)) {
    const { json, status } = await ada('GET', `/photos?per_page=${size}`)
    assert.deepEqual([status, json.length], [200, length], size)
  }
  for (const page of ['0', '-1', 'x', '1.5'])
    assert.equal((await ada('GET', `/photos?page=${page}`)).json.length, 10)
  assert.deepEqual((await ada('GET', '/photos?page=999999999999')).json, [])
})

test('a used-up limit is 403 with the message that clients know; 304 costs nothing', async () => {
  const { clientId } = await createApp({ plan: 'demo' })
  const app = client({ authorization: `Client-ID ${clientId}` })
  const first = await app('GET', '/photos')
  assert.deepEqual(
    [first.headers.get('x-ratelimit-limit'), first.headers.get('x-ratelimit-remaining')],
    ['6', '5'],
  )
  for (let count = 0; count < 10; count++) {
    const same = await app('GET', '/photos', undefined, { 'if-none-match': first.headers.get('etag') ?? '' })
    assert.deepEqual([same.status, same.headers.get('x-ratelimit-remaining')], [304, '5'])
  }
  for (let count = 0; count < 5; count++) await app('GET', '/photos/random')
  const { status, json, headers } = await app('GET', '/photos')
  assert.deepEqual([status, json], [403, { errors: ['Rate Limit Exceeded'] }])
  assert.equal(headers.get('x-ratelimit-remaining'), '0')
  assert.ok(Number(headers.get('retry-after')) > 0)
  assert.equal(headers.get('content-type'), 'application/json')
})

test('browsers may read the headers and send what they like', async () => {
  const { headers } = await ada('GET', '/photos')
  const exposed = headers.get('access-control-expose-headers') ?? ''
  for (const name of ['Link', 'X-Total', 'X-Per-Page', 'X-Ratelimit-Remaining', 'Retry-After'])
    assert.ok(exposed.includes(name))
  const preflight = await call('/photos/random', {
    method: 'OPTIONS',
    headers: {
      origin: 'https://example.org',
      'access-control-request-headers': 'accept-version,cache-control',
    },
  })
  assert.equal(preflight.status, 204)
})

test('wrong input is an error of the client', async () => {
  const { uid } = await publish(context, ada.user.id)
  const send = (body: string, type = 'application/json', path = `/photos/${uid}`) =>
    call(path, { method: 'PUT', headers: { authorization, 'content-type': type }, body })
  const form = 'application/x-www-form-urlencoded'
  const wrong: [string, Promise<{ status: number; json: { errors: unknown } }>][] = [
    ['brackets', send('['.repeat(1_000_000))],
    ['nested objects', send('{"location":'.repeat(80_000))],
    ['NUL in JSON', send('{"description":"a\\u0000b"}')],
    ['NUL in a form', send('description=a%00b', form)],
    ['broken JSON', send('{"description":')],
    ['prototype keys', send('{"__proto__":{"x":1}}')],
    ['a long text', send(JSON.stringify({ description: 'x'.repeat(10_000) }))],
    ['wrong types', send('{"tags":[{}],"location":[],"show_on_profile":"perhaps"}')],
    ['a body of another type', send('<a/>', 'application/xml')],
    ['more than a megabyte', send(`{"description":"${'x'.repeat(1_100_000)}"}`)],
    ['NUL in the query', call('/search/photos?query=a%00', { headers: { authorization } })],
  ]
  for (const [name, request] of wrong) {
    const { status, json } = await request
    assert.ok(status >= 400 && status < 500, `${name}: ${status}`)
    assert.ok(Array.isArray(json.errors), name)
  }
  const harmless = [
    send('{}'),
    send('null'),
    send('[]'),
    send('"text"'),
    send(`${'a=1&'.repeat(100_000)}description=x`, form),
    send('%E0%A4%A=%&location[city]=x&location[[]=y&tags[9999999999]=z', form),
    send('description=1&description=2&constructor=x&__proto__[y]=1', form),
    call(`/photos?${'page=1&'.repeat(900)}`, { headers: { authorization } }),
    call('/photos?__proto__[page]=1&constructor=2&toString=3&page[a]=b', { headers: { authorization } }),
    call('/photos/random?collections=__proto__,constructor&topics=toString', { headers: { authorization } }),
    call('/photos/%2e%2e%2f%2e%2e', { headers: { authorization } }),
  ]
  for (const [index, request] of harmless.entries()) {
    const { status } = await request
    assert.ok(status === 200 || status === 404, `${index}: ${status}`)
  }
  assert.equal(({} as { y?: unknown }).y, undefined)
})

test('a photo that is updated and deleted at the same time is one of both', async () => {
  const { uid } = await publish(context, ada.user.id)
  const results = await Promise.all([
    ...Array.from({ length: 10 }, (_, index) => ada('PUT', `/photos/${uid}`, { description: `${index}` })),
    ada('DELETE', `/photos/${uid}`),
    ada('DELETE', `/photos/${uid}`),
    ...Array.from({ length: 10 }, () => ada('POST', `/photos/${uid}/like`)),
  ])
  for (const { status } of results) assert.ok([200, 201, 204, 404].includes(status), `${status}`)
  assert.equal(results.filter(({ status }) => status === 204).length, 1)
  assert.equal((await ada('GET', `/photos/${uid}`)).status, 404)
})
