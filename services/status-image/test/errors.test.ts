import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import fc from '@octavo/testing/property.ts'
import sharp from 'sharp'
import { createRenderQueue } from '../src/render-queue.ts'
import { raw, startStatusImage } from './service.ts'

const { call, url } = await startStatusImage()
const dogOf = async (code: number) => (await call(`/${code}.jpg`)).bytes

test('errors: a code without an image is 404', async () => {
  const dog = await dogOf(404)
  for (const code of [299, 432, 600, 783, 999, 42, 0, 1000, 99999]) {
    const { status, headers, bytes } = await call(`/${code}.jpg`)
    assert.equal(status, 404, String(code))
    assert.equal(headers.get('content-type'), 'image/jpeg')
    assert.equal(headers.get('cache-control'), 'public, max-age=300')
    assert.ok(bytes.equals(dog))
  }
})

test('errors: names that are not plain whole numbers are 400', async () => {
  const dog = await dogOf(400)
  for (const name of [
    'abc',
    '-1',
    '+404',
    '0404',
    '4e2',
    '404.0',
    ' 404',
    '4 04',
    '12345678901234567890',
    '٤٠٤',
    '',
  ]) {
    const { status, body } = await raw(url, `/${encodeURIComponent(name)}.jpg`)
    assert.equal(status, 400, name)
    assert.ok(body.equals(dog), name)
  }
})

test('errors: unknown paths are 404, other methods 405', async () => {
  for (const path of ['/', '/200.json', '/nothing/here', '/404.jpg/', '/index.html'])
    assert.equal((await raw(url, path)).status, 404, path)
  for (const path of ['/200.json', '/200.jxl']) {
    const { headers } = await raw(url, path)
    assert.equal(headers['octavo-unimplemented'], 'true', path)
    assert.equal(headers['octavo-reason'], 'This operation is not implemented.', path)
  }
  const { status, headers, bytes } = await call('/404.jpg', { method: 'POST' })
  assert.deepEqual([status, headers.get('allow')], [405, 'GET, HEAD, OPTIONS'])
  assert.ok(bytes.equals(await dogOf(405)))
})

test('errors: images are refused with 503 while fifty wait to be rendered', async () => {
  const render = createRenderQueue<number>()
  const { promise, resolve } = Promise.withResolvers<void>()
  const { client } = connect()
  const results = Array.from({ length: 51 }, (_, at) =>
    render(String(at), () => promise.then(() => at), client),
  )
  await assert.rejects(
    render('new', async () => 0, client),
    { status: 503, details: { retryAfterMs: 5_000 } },
  )
  assert.equal(
    render('50', async () => 0, client),
    results[50],
  )
  resolve()
  assert.equal((await Promise.all(results)).length, 51)
  assert.equal(await render('new', async () => 0, client), 0)
})

test('errors: one address cannot fill the queue, and addresses take turns at rendering', async () => {
  const render = createRenderQueue<string>()
  const { promise, resolve } = Promise.withResolvers<void>()
  const rendered: string[] = []
  const request = (key: string, ip: string) => {
    const make = async () => {
      rendered.push(key)
      await promise
      return key
    }
    return render(key, make, { ...connect().client, ip })
  }
  const own = Array.from({ length: 7 }, (_, at) => request(`own ${at}`, '8.8.8.8'))
  await assert.rejects(request('own 7', '8.8.8.8'), { status: 503 })
  const other = request('other', '9.9.9.9')
  const proxied = Array.from({ length: 10 }, (_, at) => request(`proxied ${at}`, '10.0.0.1'))
  resolve()
  await Promise.all([...own, other, ...proxied])
  assert.deepEqual(rendered.slice(0, 3), ['own 0', 'own 1', 'other'])
})

test('errors: a queued render is dropped when all of its clients have disconnected, a started one finishes', async () => {
  const render = createRenderQueue<string>()
  const { promise, resolve } = Promise.withResolvers<void>()
  const rendered: string[] = []
  const request = (key: string) => {
    const { client, disconnect } = connect()
    const make = async () => {
      rendered.push(key)
      await promise
      return key
    }
    return { result: render(key, make, client), disconnect }
  }
  const running = request('started')
  await setImmediate()
  const [abandoned, alsoAbandoned] = [request('abandoned'), request('abandoned')]
  const [shared, disconnected] = [request('shared'), request('shared')]
  for (const { disconnect } of [running, abandoned, alsoAbandoned, disconnected]) disconnect()
  const dropped = Promise.allSettled([abandoned.result, alsoAbandoned.result])
  const again = request('abandoned')
  resolve()
  assert.deepEqual(
    (await dropped).map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  assert.deepEqual(await Promise.all([running.result, shared.result, again.result]), [
    'started',
    'shared',
    'abandoned',
  ])
  assert.deepEqual(rendered, ['started', 'shared', 'abandoned'])
  const { client, disconnect } = connect()
  disconnect()
  assert.throws(() => render('late', async () => 'late', client), { name: 'AbortError' })
})

function connect() {
  const controller = new AbortController()
  return { client: { disconnectSignal: controller.signal }, disconnect: () => controller.abort() }
}

test('ranges: an image with the status 206 is one range', async () => {
  const { status, headers, bytes } = await call('/as/206.jpg')
  assert.ok(bytes.equals(await dogOf(206)))
  assert.deepEqual(
    [status, headers.get('content-range')],
    [206, `bytes 0-${bytes.length - 1}/${bytes.length}`],
  )
})

test('ranges: first, middle, last and suffix; beyond the end is 416; multiple ranges return the whole image', async () => {
  const complete = await dogOf(404)
  const size = complete.length
  const ranges: [string, number, number][] = [
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, size - 1],
    ['bytes=-50', size - 50, size - 1],
    [`bytes=${size - 1}-${size + 500}`, size - 1, size - 1],
  ]
  for (const [range, start, end] of ranges) {
    const { status, headers, bytes } = await call('/404.jpg', { headers: { range } })
    assert.deepEqual([status, headers.get('content-range')], [206, `bytes ${start}-${end}/${size}`], range)
    assert.ok(bytes.equals(complete.subarray(start, end + 1)), range)
  }
  for (const range of [`bytes=${size}-`, 'bytes=-0']) {
    const { status, headers, bytes } = await call('/404.jpg', { headers: { range } })
    assert.deepEqual([status, headers.get('content-range')], [416, `bytes */${size}`], range)
    assert.ok(bytes.equals(await dogOf(416)))
  }
  for (const range of ['bytes=0-1,5-9', 'lines=1-2', 'bytes=9-5', 'nonsense']) {
    assert.equal((await call('/404.jpg', { headers: { range } })).status, 200, range)
  }
  const stale = await call('/404.jpg', { headers: { range: 'bytes=0-9', 'if-range': '"stale"' } })
  assert.deepEqual([stale.status, stale.bytes.length], [200, size])
})

test('errors: two thousand random paths all return a JPEG and no 500', async () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.integer().map(String),
    fc.constantFrom(
      '..',
      '%2e%2e',
      '%2f',
      '%00',
      '%',
      '%zz',
      '%E0%A4%A',
      '404',
      '404.jpg',
      '.jpg',
      '?',
      '#',
      '//',
      ' ',
      '\\',
      'etc/passwd.jpg',
      'w=9',
    ),
  )
  const paths = fc.sample(fc.array(piece, { maxLength: 5 }), { numRuns: 2000, seed: 1 })
  for (const batch of Map.groupBy(paths, (path) => paths.indexOf(path) % 20).values()) {
    await Promise.all(
      batch.map(async (pieces) => {
        // Any path that HTTP allows.
        const path = `/${pieces.join('/').replace(/[^\x21-\x7e]/gu, encodeURIComponentLoosely)}`
        const { status, headers } = await raw(url, path)
        assert.ok(status < 500, `${path} ${status}`)
        assert.ok(
          status === 302 || headers['content-type'] === 'image/jpeg',
          `${path} ${status} ${headers['content-type']}`,
        )
      }),
    )
  }
})

function encodeURIComponentLoosely(character: string): string {
  return [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
}

test('unknown: 200 returns the 404 image with status 200', async () => {
  const { call } = await startStatusImage({ unknown: '200' })
  const { status, bytes } = await call('/299.jpg')
  assert.equal(status, 200)
  assert.ok(bytes.equals(await dogOf(404)))
  assert.equal((await call('/abc.jpg')).status, 400)
})

test('unknown: draw renders the image of the class with the number, reproducibly, in every width and format', async () => {
  const { call } = await startStatusImage({ unknown: 'draw' })
  const [first, again, other] = [await call('/299.jpg'), await call('/299.jpg'), await call('/298.jpg')]
  assert.deepEqual([first.status, first.headers.get('content-type')], [200, 'image/jpeg'])
  assert.ok(first.bytes.equals(again.bytes) && !first.bytes.equals(other.bytes))
  const { exif } = await sharp(first.bytes).metadata()
  assert.ok(exif?.includes('299 Successful. '), 'it says what it shows')
  const small = await sharp((await call('/299.webp?w=150')).bytes).metadata()
  assert.deepEqual([small.format, small.width], ['webp', 150])
})

test('unknown: with draw, codes outside 100 to 599 are still 404', async () => {
  const { call } = await startStatusImage({ unknown: 'draw' })
  for (const code of [0, 42, 99, 600, 999, 99999])
    assert.equal((await call(`/${code}.jpg`)).status, 404, String(code))
})
