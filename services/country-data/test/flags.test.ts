import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { loadCountries } from '../src/dataset.ts'
import { createFlags, flagWidths } from '../src/flags.ts'
import { startCountryData } from './service.ts'

const { call, url } = await startCountryData()

test('flags: every flag URL in a response returns an image', async () => {
  const answers = [
    await call('/all?fields=flags'),
    await call('/v3.1/all?fields=flags'),
    await call('/alpha/ch'),
  ]
  const addresses = answers.flatMap(({ text }) => text.match(/https?:\/\/[^"\\ ]+/g) ?? [])
  const own = new Set(addresses.filter((address) => address.startsWith(url)))
  assert.equal(own.size, 500)
  for (const address of own) {
    const { status, headers, bytes } = await call(address.slice(url.length))
    assert.equal(status, 200, address)
    const isDrawing = address.endsWith('.svg')
    assert.equal(headers.get('content-type'), isDrawing ? 'image/svg+xml' : 'image/png', address)
    assert.equal((await sharp(bytes).metadata()).format, isDrawing ? 'svg' : 'png', address)
  }
})

test('flags: a PNG has the requested width and the ratio 4:3', async () => {
  for (const width of flagWidths) {
    const { bytes } = await call(`/flags/w${width}/CH.png`)
    const picture = await sharp(bytes).metadata()
    assert.deepEqual([picture.width, picture.height], [width, (width * 3) / 4])
  }
})

test('flags: an image shows the flag', async () => {
  const { data, info } = await sharp((await call('/flags/w80/fr.png')).bytes)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colorAt = (x: number) => [...data.subarray((30 * info.width + x) * info.channels).subarray(0, 3)]
  const [blue, white, red] = [colorAt(10), colorAt(40), colorAt(70)]
  assert.ok((blue[2] ?? 0) > 100 && (blue[0] ?? 255) < 50)
  assert.ok(white.every((channel) => channel > 240))
  assert.ok((red[0] ?? 0) > 180 && (red[2] ?? 255) < 80)
})

test('flags: a PNG is cacheable for a day and has a strong ETag', async () => {
  for (const path of ['/flags/ch.svg', '/flags/w20/ch.png']) {
    const { headers } = await call(path)
    assert.equal(headers.get('cache-control'), 'public, max-age=86400')
    const etag = headers.get('etag') ?? ''
    assert.match(etag, /^"[\w.-]+"$/)
    assert.equal((await call(path, { headers: { 'if-none-match': etag } })).status, 304)
    const head = await call(path, { method: 'HEAD' })
    assert.equal(head.headers.get('etag'), etag)
    assert.equal(head.bytes.length, 0)
  }
  // PNG is already compressed.
  assert.equal((await call('/flags/w320/mx.png')).headers.get('content-encoding'), null)
})

test('flags: concurrent requests get the same bytes', async () => {
  const pictures = await Promise.all(Array.from({ length: 40 }, () => call('/flags/w160/br.png')))
  assert.equal(new Set(pictures.map(({ headers }) => headers.get('etag'))).size, 1)
})

test('flags: one address cannot fill the queue of renderings', async () => {
  const flags = createFlags()
  const results = await Promise.allSettled(
    loadCountries()
      .slice(0, 100)
      .map((country, at) => flags.renderPng(country, 20, at < 40 ? '8.8.8.8' : '10.0.0.1')),
  )
  const rendered = results.map(({ status }) => status === 'fulfilled')
  // Two are rendered at once, and twelve wait.
  assert.equal(rendered.slice(0, 40).filter(Boolean).length, 14)
  assert.ok(rendered.slice(40).every(Boolean))
})

test('flags: SVG and PNG exist for every country in either case', async () => {
  for (const { cca2 } of loadCountries()) {
    const [upper, lower] = [await call(`/flags/${cca2}.svg`), await call(`/flags/${cca2.toLowerCase()}.svg`)]
    assert.equal(upper.status, 200, cca2)
    assert.equal(upper.headers.get('etag'), lower.headers.get('etag'), cca2)
  }
})

test('flags: unknown codes and sizes are 404', async () => {
  const unknown = [
    'qq.svg',
    'che.svg',
    '756.svg',
    'gb-eng.svg',
    'un.svg',
    '..%2f..%2fpackage.svg',
    '%2e%2e.svg',
    'c%00h.svg'.replace('%00', '%01'),
    'w320/qq.png',
    'w320/..%2fch.png',
    'w321/ch.png',
    'W320/ch.png',
    'w0320/ch.png',
    'w/ch.png',
    '320/ch.png',
    'w99999999/ch.png',
    'w320/ch.jpg',
    'w320/ch.svg',
    'w320/ch',
    'ch',
    '',
    '__proto__/ch.png',
    `${'a'.repeat(3000)}.svg`,
  ]
  for (const path of unknown) assert.equal((await call(`/flags/${path}`)).status, 404, path.slice(0, 30))
})
