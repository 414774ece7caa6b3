import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import sharp from 'sharp'
import { raw, startStatusImage } from './service.ts'

const { call, url } = await startStatusImage()

/** The IANA registry, including the temporary 104 and the unused 306 and 418, and well-known unofficial codes. */
const codes = [
  100, 101, 102, 103, 104, 200, 201, 202, 203, 204, 205, 206, 207, 208, 214, 218, 226, 300, 301, 302, 303,
  304, 305, 306, 307, 308, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 411, 412, 413, 414, 415,
  416, 417, 418, 419, 420, 421, 422, 423, 424, 425, 426, 428, 429, 430, 431, 440, 444, 449, 450, 451, 460,
  463, 464, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 511, 520,
  521, 522, 523, 524, 525, 526, 527, 529, 530, 540, 561, 598, 599,
]

test('images: every code has a JPEG of 750 × 600 and at most 60 KiB with its alt text', async () => {
  const images = new Set<string>()
  for (const code of codes) {
    const { status, headers, bytes } = await call(`/${code}.jpg`)
    assert.equal(status, 200, String(code))
    assert.equal(headers.get('content-type'), 'image/jpeg')
    assert.equal(Number(headers.get('content-length')), bytes.length)
    assert.ok(bytes.length <= 60 * 1024, `${code}: ${bytes.length}`)
    assert.equal(bytes.readUInt16BE(0), 0xffd8)
    assert.equal(bytes.readUInt16BE(bytes.length - 2), 0xffd9)
    const { width, height, exif, xmpAsString = '' } = await sharp(bytes).metadata()
    assert.deepEqual([width, height], [750, 600])
    assert.ok(exif?.includes(String(code)) && xmpAsString.includes(`${code} `), `${code} is described`)
    images.add(createHash('sha256').update(bytes).digest('hex'))
  }
  assert.equal(images.size, codes.length)
})

test('images: aliases return the same image', async () => {
  const { bytes } = await call('/404.jpg')
  for (const path of [
    '/404',
    '/404.jpeg',
    '/img/404.jpg',
    '/status/404.jpg',
    '/status/404',
    '/wp-content/uploads/404.jpg',
  ]) {
    assert.ok((await call(path)).bytes.equals(bytes), path)
  }
})

test('images: cacheable for a day and embeddable by every origin', async () => {
  const { headers } = await call('/404.jpg')
  assert.equal(headers.get('cache-control'), 'public, max-age=86400, stale-while-revalidate=604800')
  assert.equal(headers.get('access-control-allow-origin'), '*')
  assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin')
  assert.equal(headers.get('timing-allow-origin'), '*')
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
  assert.equal(headers.get('content-disposition'), 'inline; filename="404.jpg"')
  assert.match(headers.get('etag') ?? '', /^"[\w-]+"$/)
})

test('images: 304 by ETag or date', async () => {
  const { headers } = await call('/500.jpg')
  const conditions = [
    { 'if-none-match': String(headers.get('etag')) },
    { 'if-modified-since': String(headers.get('last-modified')) },
  ]
  for (const condition of conditions) {
    const { status, bytes } = await call('/500.jpg', { headers: condition })
    assert.deepEqual([status, bytes.length], [304, 0])
  }
  assert.equal((await call('/500.jpg', { headers: { 'if-none-match': '"other"' } })).status, 200)
})

test('images: a URL with the content hash is immutable', async () => {
  const hash = String((await call('/418.jpg')).headers.get('etag'))
    .slice(1, 13)
    .replace(/[^A-Za-z0-9]/g, '0')
    .toLowerCase()
  const { status, headers } = await call(`/418.${hash}.jpg`)
  assert.equal(status, 200)
  assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable')
  assert.equal((await call('/418.000000000000.jpg')).status, 404)
})

test('images: other widths and formats are rendered on demand, by suffix only', async () => {
  for (const width of [150, 300, 375, 1500]) {
    const { bytes, headers } = await call(`/404.jpg?w=${width}`)
    assert.equal(headers.get('content-type'), 'image/jpeg')
    assert.equal((await sharp(bytes).metadata()).width, width)
  }
  for (const [suffix, format] of [
    ['webp', 'webp'],
    ['png', 'png'],
    ['avif', 'heif'],
  ]) {
    const { bytes, headers } = await call(`/404.${suffix}?w=300`)
    assert.equal(headers.get('content-type'), `image/${suffix}`)
    assert.equal((await sharp(bytes).metadata()).format, format)
  }
  assert.equal(
    (await call('/404.jpg', { headers: { accept: 'image/avif,image/webp' } })).headers.get('content-type'),
    'image/jpeg',
  )
  for (const width of ['0', '151', '-150', 'wide', '99999'])
    assert.equal((await call(`/404.jpg?w=${width}`)).status, 400, width)
})

test('images: /random.jpg redirects to an image and is not cached', async () => {
  const { status, headers } = await call('/random.jpg')
  assert.equal(status, 302)
  assert.equal(headers.get('cache-control'), 'no-store')
  assert.equal((await call(String(headers.get('location')))).status, 200)
})

test('images: /as uses the status itself where it allows a body', async () => {
  for (const [code, status] of [
    [404, 404],
    [503, 503],
    [301, 301],
    [200, 200],
    [100, 200],
    [204, 200],
    [304, 200],
  ]) {
    const response = await raw(url, `/as/${code}.jpg`)
    assert.equal(response.status, status, String(code))
    assert.ok(response.body.equals((await call(`/${code}.jpg`)).bytes))
  }
})

test('images: HEAD has the headers of GET', async () => {
  const get = await call('/200.jpg')
  const head = await call('/200.jpg', { method: 'HEAD' })
  for (const name of ['content-length', 'etag', 'content-type', 'last-modified'])
    assert.equal(head.headers.get(name), get.headers.get(name), name)
  assert.equal(head.bytes.length, 0)
})
