import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import * as imgix from '@imgix/js-core'
import sharp from 'sharp'
import { transformUrl } from 'unpic'
import { decode, fourQuarters, startImages } from './image-service.ts'

const images = await startImages()
const original = await (await fourQuarters(640, 480)).jpeg({ quality: 90 }).toBuffer()
const photo = await images.addPhoto(original)
const signingToken = 'a-secret-token'
const strict = await startImages({ signedUrls: 'strict', signingToken })
const signedPhoto = await strict.addPhoto(original)

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  images.call(path, { headers, method })

test('image delivery: headers that let clients cache forever and run nothing', async () => {
  for (const path of [`${photo}?w=100`, photo, `${photo}?fm=json`, `${photo}?palette=css`]) {
    const { status, headers } = await get(path)
    assert.equal(status, 200)
    assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable')
    assert.match(headers.get('etag') ?? '', /^"[\w-]+"$/)
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(headers.get('content-security-policy'), "default-src 'none'")
    assert.equal(headers.get('access-control-allow-origin'), '*')
    assert.equal(headers.get('timing-allow-origin'), '*')
    assert.equal(headers.get('vary'), null)
  }
})

test('image delivery: the stored file is sent unchanged', async () => {
  const { bytes, headers } = await get(`${photo}?ixid=abc`)
  assert.deepEqual(bytes, original)
  assert.equal(headers.get('content-type'), 'image/jpeg')
  assert.equal(headers.get('content-length'), String(original.length))
})

test('image delivery: 304 comes before the image is rendered, HEAD has the length', async () => {
  const { headers } = await get(`${photo}?w=101`)
  const etag = headers.get('etag') ?? ''
  const other = await images.addPhoto(original)
  // The same blob, so the same variant, although this photo was never rendered.
  const unchanged = await get(`${other}?w=101`, { 'if-none-match': `"x", W/${etag}` })
  assert.deepEqual([unchanged.status, unchanged.bytes.length], [304, 0])
  assert.equal(unchanged.headers.get('etag'), etag)
  assert.equal((await get(photo, { 'if-none-match': '*' })).status, 304)
  for (const path of [photo, `${photo}?w=101`]) {
    const head = await get(path, {}, 'HEAD')
    assert.equal(head.headers.get('content-length'), (await get(path)).headers.get('content-length'))
    assert.equal(head.bytes.length, 0)
  }
})

test('image delivery: 304 is sent without routing again after the source was reloaded', async (t) => {
  const path = await images.addPhoto(original)
  const find = t.mock.method(images.subject.photos, 'find')
  const { headers } = await get(`${path}?w=107`)
  const condition = { 'if-none-match': headers.get('etag') ?? '' }
  const routed = async () => {
    const before = find.mock.callCount()
    assert.equal((await get(`${path}?w=107`, condition)).status, 304)
    return find.mock.callCount() - before
  }
  assert.equal(await routed(), 0)
  images.subject.photos.forget(path.slice(1))
  assert.deepEqual([await routed(), await routed()], [1, 0])
})

test('image delivery: ranges of files and of variants', async () => {
  for (const path of [photo, `${photo}?w=102`]) {
    const { bytes, headers } = await get(path)
    const part = await get(path, { range: 'bytes=10-19' })
    assert.equal(part.status, 206)
    assert.deepEqual(part.bytes, bytes.subarray(10, 20))
    assert.equal(part.headers.get('content-range'), `bytes 10-19/${bytes.length}`)
    assert.deepEqual((await get(path, { range: 'bytes=-5' })).bytes, bytes.subarray(-5))
    const beyond = await get(path, { range: `bytes=${bytes.length}-` })
    assert.deepEqual([beyond.status, beyond.headers.get('content-range')], [416, `bytes */${bytes.length}`])
    assert.equal(beyond.json.errors.length, 1)
    assert.equal((await get(path, { range: 'bytes=1-2', 'if-range': '"old"' })).status, 200)
    const current = { range: 'bytes=1-2', 'if-range': headers.get('etag') ?? '' }
    assert.equal((await get(path, current)).status, 206)
  }
})

test('image delivery: auto=format follows Accept', async () => {
  const typeFor = async (accept: string, query = '') => {
    const { headers } = await get(`${photo}?w=103&auto=format${query}`, { accept })
    assert.equal(headers.get('vary'), 'Accept')
    return headers.get('content-type')
  }
  assert.equal(await typeFor('image/webp,*/*'), 'image/webp')
  assert.equal(await typeFor('image/*,*/*;q=0.8'), 'image/jpeg')
  assert.equal(await typeFor('image/webp;q=0'), 'image/jpeg')
  assert.equal(await typeFor('*/*', '&fm=png'), 'image/png')
})

test('image delivery: auto=format only chooses AVIF up to two megapixels', async () => {
  const large = await images.addPhoto(await (await fourQuarters(2000, 1500)).jpeg().toBuffer())
  const typeFor = async (query: string) => {
    // Made in advance, because negotiation does not wait for AVIF.
    assert.equal((await get(`${large}?fm=avif${query}`)).headers.get('content-type'), 'image/avif')
    const { headers } = await get(`${large}?auto=format${query}`, { accept: 'image/avif,image/webp' })
    return headers.get('content-type')
  }
  assert.equal(await typeFor('&w=1600'), 'image/avif')
  assert.equal(await typeFor('&w=1700'), 'image/webp')
})

test('image delivery: fm chooses the format', async () => {
  const formats = {
    jpg: 'jpeg',
    pjpg: 'jpeg',
    png: 'png',
    png8: 'png',
    webp: 'webp',
    avif: 'heif',
    gif: 'gif',
  }
  for (const [format, decoded] of Object.entries(formats)) {
    const { bytes } = await get(`${photo}?w=64&fm=${format}`)
    const metadata = await sharp(bytes).metadata()
    assert.equal(metadata.format, decoded)
    assert.equal(metadata.isProgressive ?? false, format === 'pjpg')
  }
})

test('image delivery: descriptions of an image', async () => {
  const { json, headers } = await get(`${photo}?fm=json&w=320`)
  assert.equal(headers.get('content-type'), 'application/json')
  assert.deepEqual([json.PixelWidth, json.PixelHeight, json['Content-Type']], [320, 240, 'image/jpeg'])
  assert.equal((await get(`${photo}?fm=json`)).json['Content-Length'], undefined)
  assert.equal((await get(`${photo}?fm=blurhash&w=32`)).text, 'LEHV6nWB2yk8pyo0adR*.7kCMdnj')
  const cropped = (await get(`${photo}?fm=blurhash&rect=0,0,100,100`)).text
  assert.match(cropped, /^L.{27}$/)
  assert.notEqual(cropped, 'LEHV6nWB2yk8pyo0adR*.7kCMdnj')
  const palette = (await get(`${photo}?palette=json&colors=2`)).json
  assert.deepEqual(
    palette.colors.map(({ hex }: { hex: string }) => hex),
    ['#ff0000', '#0000ff'],
  )
  assert.equal(palette.dominant_colors.muted_dark.hex, '#111111')
  const css = await get(`${photo}?palette=css`)
  assert.equal(css.headers.get('content-type'), 'text/css')
  assert.match(css.text, /^\.image-fg-1 \{ color:#ff0000 !important; \}/)
})

test('image delivery: dl makes a download, expires an end', async () => {
  const { headers } = await get(`${photo}?w=104&dl=m%C3%B6we%0D%0Ax.jpg`)
  assert.equal(
    headers.get('content-disposition'),
    `attachment; filename="m_we__x.jpg"; filename*=UTF-8''m%C3%B6we__x.jpg`,
  )
  assert.equal((await get(`${photo}?w=104`)).headers.get('content-disposition'), null)
  assert.equal((await get(`${photo}?w=104&expires=1000000000`)).status, 404)
  const soon = await get(`${photo}?w=104&expires=${Math.ceil(Date.now() / 1000) + 500}`)
  assert.match(soon.headers.get('cache-control') ?? '', /^public, max-age=(?:499|500|501)$/)
})

test('image delivery: unknown images are 404 in the format of the service', async () => {
  const paths = [
    '/photo-1-abc',
    '/photo-..%2f..%2fetc',
    '/photo-1700000000001-0000000000000',
    '/profile-nobody',
    `${photo}x`,
  ]
  for (const path of paths) {
    const { status, json } = await get(path)
    assert.equal(status, 404, path)
    assert.equal(json.errors.length, 1)
  }
})

test('image delivery: a cached image of a removed photo is 404', async () => {
  const path = await images.addPhoto(original)
  assert.equal((await get(`${path}?w=105`)).status, 200)
  assert.equal((await get(`${path}?w=105`)).status, 200)
  await images.context.db.write((tx) =>
    tx.deleteFrom('photo').where('file_name', '=', path.slice(1)).execute(),
  )
  images.subject.photos.forget(path.slice(1))
  assert.equal((await get(`${path}?w=105`)).status, 404)
})

test('image delivery: cached images ignore credentials', async () => {
  const first = await get(`${photo}?w=106`)
  const again = await get(`${photo}?w=106`, { authorization: 'Bearer wrong', cookie: 'a=b' })
  assert.deepEqual([again.status, again.bytes], [200, first.bytes])
})

test('image delivery: users without a profile image get a drawn one', async () => {
  const { db } = images.context
  const values = { first_name: 'Ada', created_at_ms: 0, updated_at_ms: 0 }
  await db.write((tx) =>
    tx
      .insertInto('profile')
      .values({ ...values, user_id: Number(images.user.id), uid: 'ada-_567890' })
      .execute(),
  )
  const path = '/profile-ada-_567890'
  const { bytes, headers } = await get(`${path}?crop=faces&fit=crop&h=32&w=32`)
  assert.equal(headers.get('content-type'), 'image/png')
  const { width, height } = await decode(bytes)
  assert.deepEqual([width, height], [32, 32])
  assert.deepEqual((await get(`${path}?w=32&h=32&fit=crop&crop=faces`)).bytes, bytes)
  assert.equal((await get(`${path}.0123456789ab?w=32`)).status, 404)
  const { hash } = await images.context.blobs.put(original)
  await db.write((tx) => tx.updateTable('profile').set({ avatar_hash: hash }).execute())
  images.subject.profiles.forget(path.slice(1))
  const uploaded = await decode((await get(`${path}.${hash.slice(0, 12)}?w=64&h=48`)).bytes)
  assert.ok(Number(uploaded.at(0.2, 0.2)[0]) > 200)
})

test('image delivery: the imgix client makes URLs that work, also signed ones', async () => {
  const { host } = new URL(strict.url)
  // Its types describe a module with named exports, and Node loads CommonJS.
  const ImgixClient = imgix.default as unknown as typeof imgix.default.default
  const client = new ImgixClient({
    domain: 'photos.example.org',
    secureURLToken: signingToken,
    useHTTPS: false,
    includeLibraryParam: true,
  })
  const local = (url: string) => url.replace('http://photos.example.org', `http://${host}`)
  const url = client.buildURL(signedPhoto, { w: 120, h: 90, fit: 'crop', txt: 'ü & ?' })
  const response = await fetch(local(url))
  assert.equal(response.status, 200)
  assert.equal((await decode(Buffer.from(await response.arrayBuffer()))).width, 120)
  const sources = client
    .buildSrcSet(signedPhoto, { ar: '1:1', fit: 'crop' }, { widths: [50, 100] })
    .split(',\n')
  for (const source of sources) assert.equal((await fetch(local(source.split(' ')[0] ?? ''))).status, 200)
  const bare = local(client.buildURL(signedPhoto))
  assert.equal((await fetch(bare)).status, 200)
  for (const forged of [
    local(url).replace('w=120', 'w=121'),
    `${local(url)}&w=1`,
    `${strict.url}${signedPhoto}?w=50`,
    `${strict.url}${signedPhoto}?s=`,
    `${strict.url}${signedPhoto}?w=50&s=${'0'.repeat(32)}`,
  ]) {
    const response = await fetch(forged)
    assert.equal(response.status, 403, forged)
    assert.equal(((await response.json()) as { errors: string[] }).errors.length, 1)
  }
  const own = strict.context.imageSigner.sign(`${signedPhoto}?w=77`)
  assert.equal((await fetch(strict.url + own)).status, 200)
})

test('image delivery: unpic makes URLs that work', async () => {
  const upstream = 'https://images.unsplash.com'
  const url = transformUrl({ url: upstream + photo, width: 90, height: 60, quality: 50 })
  const { status, bytes } = await get(String(url).replace(upstream, ''), { accept: 'image/webp' })
  assert.equal(status, 200)
  const { width, height } = await decode(bytes)
  assert.deepEqual([width, height], [90, 60])
})

test('image delivery: hostile requests get small responses', async () => {
  const paths = [
    `${photo}?w=0`, `${photo}?w=-1`, `${photo}?w=NaN`, `${photo}?dpr=99&w=1`, `${photo}?rect=9999,9999,10,10&w=20`,
    `${photo}?rect=-5,-5,0,0`, `${photo}?w=20&w=30&w[]=4`, `${photo}?__proto__=1&constructor=2&toString=3&w=20`,
    `${photo}?${'a=1&'.repeat(1500)}w=20`, `${photo}?w=20&duotone=__proto__,constructor`, `${photo}?w=20&fm=__proto__`,
    `${photo}?w=2&h=8192&fit=crop&rot=45`, `${photo}?blur=2000&w=20`, `${photo}?w=20&corner-radius=-1,1e99&mask=corners`,
    `${photo}?trim=color&trim-color=f00&trim-tol=1e9`, `${photo}?w=20&border=1e9,000`, `${photo}?fit=fill&fill=blur&w=30&h=300`,
    `${photo}?pad=999999&w=20&h=20`, `${photo}?crop=focalpoint&fp-z=1e9&fp-x=1&fp-y=1&fit=crop&w=20&h=20`, `${photo}?px=100&w=3`,
  ] // biome-ignore format: one list
  for (const path of paths) {
    const { status, bytes } = await get(path)
    assert.equal(status, 200, path.slice(0, 100))
    const { width, height } = await decode(bytes)
    assert.ok(width >= 1 && height >= 1 && width <= 8192 && height <= 8192)
  }
  assert.equal((await get(`${photo}?w=20&dl=${'a'.repeat(9000)}`)).status, 414)
})

test('image delivery: a raw request target cannot smuggle a header', async () => {
  const socket = connect(Number(new URL(images.url).port), '127.0.0.1')
  socket.end(`GET ${photo}?w=20&dl=a%0d%0aX-Evil:1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)))
  await once(socket, 'close')
  const [head = ''] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n')
  assert.match(head, /^HTTP\/1.1 200/)
  assert.doesNotMatch(head, /^x-evil/im)
})
