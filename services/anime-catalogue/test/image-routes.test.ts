import assert from 'node:assert/strict'
import { request } from 'node:http'
import { test } from 'node:test'
import { defineService } from '@octavo/platform/service.ts'
import { workOf } from '@octavo/testing/poster-work.ts'
import { startTestService } from '@octavo/testing/service.ts'
import sharp from 'sharp'
import { Type } from 'typebox'
import { imageUrls, imageVersion } from '../src/images/image-urls.ts'
import { imageRoutes } from '../src/images/routes.ts'
import { createImageWorld } from './images-fixture.ts'

const { open } = await createImageWorld()
const work = workOf({ updatedAt: 1_700_000_000_000 })
const episode = { type: 'episodes', id: '5', number: 2, work } as const
const person = { type: 'people', id: '9', name: 'Yōko Kanno' } as const
const current = { ...work }

const service = defineService({
  name: 'pictures',
  title: 'Pictures',
  summary: 'Only the pictures.',
  version: 'v1',
  firstCall: '/media/anime/poster_images/1/tiny.jpg',
  config: Type.Object({}),
  setup: () => ({
    renderError: ({ status, code }) => ({ status, body: { code } }),
    routes: [
      imageRoutes(
        open(),
        {
          findWork: async (type, id) => (type === 'anime' && id === '1' ? { ...current } : undefined),
          findEpisode: async (id) => (id === '5' ? episode : undefined),
          findPerson: async (type, id) => (type === 'people' && id === '9' ? person : undefined),
        },
        Type.Object({ code: Type.String() }),
      ),
    ],
  }),
})
const { call, url } = await startTestService(service)
const addresses = imageUrls('', 'poster', work, imageVersion('poster', work))

test('images: the URL of every size returns an immutable image of that size', async () => {
  const images = [
    addresses,
    imageUrls('', 'cover', work, imageVersion('cover', work)),
    imageUrls('', 'thumbnail', episode, imageVersion('thumbnail', episode)),
    imageUrls('', 'portrait', person, imageVersion('portrait', person)),
  ]
  for (const { meta, ...image } of images) {
    for (const [size, address] of Object.entries(image)) {
      const { status, headers, bytes } = await call(address)
      assert.equal(status, 200, address)
      assert.equal(headers.get('content-type'), 'image/jpeg')
      assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable')
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
      const { width, height } = await sharp(bytes).metadata()
      const expected = meta.dimensions[size as keyof typeof meta.dimensions]
      if (size !== 'original') assert.deepEqual({ width, height }, expected)
    }
  }
})

test('images: HEAD and conditional requests have no body', async () => {
  const { headers } = await call(addresses.tiny ?? '')
  const etag = headers.get('etag') ?? ''
  assert.match(etag, /^"[\w-]+"$/)
  const unchanged = await call(addresses.tiny ?? '', { headers: { 'if-none-match': etag } })
  assert.deepEqual([unchanged.status, unchanged.bytes.length, unchanged.headers.get('etag')], [304, 0, etag])
  const head = await call(addresses.tiny ?? '', { method: 'HEAD' })
  assert.deepEqual([head.status, head.bytes.length, head.headers.get('etag')], [200, 0, etag])
})

test('images: a URL without a version or with an old one returns the current image with a short max-age', async () => {
  const { bytes } = await call(addresses.tiny ?? '')
  for (const file of ['tiny.jpg', 'tiny-000000000000.jpg']) {
    const response = await call(`/media/anime/poster_images/1/${file}`)
    assert.deepEqual([response.status, response.headers.get('cache-control')], [200, 'public, max-age=300'])
    assert.deepEqual(response.bytes, bytes)
  }
  const webp = await call('/media/anime/poster_images/1/tiny.webp')
  assert.equal(webp.headers.get('content-type'), 'image/webp')
})

test('images: a changed work gets another image at another URL', async () => {
  const before = await call('/media/anime/poster_images/1/tiny.jpg')
  Object.assign(current, { title: 'Something else', updatedAt: 1_700_000_000_001 })
  const after = await call(addresses.tiny ?? '')
  assert.equal(after.headers.get('cache-control'), 'public, max-age=300')
  assert.notEqual(after.headers.get('etag'), before.headers.get('etag'))
  Object.assign(current, work)
})

test('images: invalid names and unknown resources are 404', async () => {
  const paths = [
    '/media/anime/poster_images/2/tiny.jpg',
    '/media/manga/poster_images/1/tiny.jpg',
    '/media/anime/thumbnails/1/tiny.jpg',
    '/media/anime/poster_images/1/huge.jpg',
    '/media/anime/poster_images/1/tiny.svg',
    '/media/anime/poster_images/1/constructor.jpg',
    '/media/characters/images/9/tiny.jpg',
    '/media/episodes/images/5/tiny.jpg',
    `/media/anime/poster_images/${'1'.repeat(60)}/tiny.jpg`,
  ]
  for (const path of paths) {
    const { status, headers, json } = await call(path)
    assert.deepEqual([status, json.code], [404, 'not_found'], path)
    assert.equal(headers.get('cache-control'), null)
  }
})

test('images: path traversal is refused', async () => {
  const paths = [
    '/media/anime/poster_images/../../../../etc/passwd',
    '/media/anime/poster_images/1/..%2f..%2ftiny.jpg',
    '/media/anime/poster_images/%2e%2e/tiny.jpg',
    '/media/anime/..%5c/1/tiny.jpg',
  ]
  for (const path of paths) assert.equal(await statusOf(path), 404, path)
})

/** Sends the path unchanged, because `fetch` normalizes it. */
function statusOf(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}
