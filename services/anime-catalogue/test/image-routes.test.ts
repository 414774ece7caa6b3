import assert from 'node:assert/strict'
import { request } from 'node:http'
import { test } from 'node:test'
import { defineService } from '@octavo/platform/service.ts'
import { workOf } from '@octavo/testing/poster-work.ts'
import { startTestService } from '@octavo/testing/service.ts'
import sharp from 'sharp'
import { Type } from 'typebox'
import { artVersion, imageAddresses } from '../src/images/image-urls.ts'
import { artRoutes } from '../src/images/routes.ts'
import { createArtHouse } from './images-fixture.ts'

const { open } = await createArtHouse()
const work = workOf({ updatedAt: 1_700_000_000_000 })
const episode = { type: 'episodes', id: '5', number: 2, work } as const
const person = { type: 'people', id: '9', name: 'Yōko Kanno' } as const
const shown = { ...work }

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
      artRoutes(
        open(),
        {
          findWork: async (type, id) => (type === 'anime' && id === '1' ? { ...shown } : undefined),
          findEpisode: async (id) => (id === '5' ? episode : undefined),
          findPortrayed: async (type, id) => (type === 'people' && id === '9' ? person : undefined),
        },
        Type.Object({ code: Type.String() }),
      ),
    ],
  }),
})
const { call, url } = await startTestService(service)
const addresses = imageAddresses('', 'poster', work, artVersion('poster', work))

test('pictures: the address of every size answers with a picture of that size, for good', async () => {
  const images = [
    addresses,
    imageAddresses('', 'cover', work, artVersion('cover', work)),
    imageAddresses('', 'thumbnail', episode, artVersion('thumbnail', episode)),
    imageAddresses('', 'portrait', person, artVersion('portrait', person)),
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

test('pictures: HEAD and a validator answer without a body', async () => {
  const { headers } = await call(addresses.tiny ?? '')
  const etag = headers.get('etag') ?? ''
  assert.match(etag, /^"[\w-]+"$/)
  const unchanged = await call(addresses.tiny ?? '', { headers: { 'if-none-match': etag } })
  assert.deepEqual([unchanged.status, unchanged.bytes.length, unchanged.headers.get('etag')], [304, 0, etag])
  const head = await call(addresses.tiny ?? '', { method: 'HEAD' })
  assert.deepEqual([head.status, head.bytes.length, head.headers.get('etag')], [200, 0, etag])
})

test('pictures: an address without a version, or with one of before, has the current picture for a short time', async () => {
  const { bytes } = await call(addresses.tiny ?? '')
  for (const file of ['tiny.jpg', 'tiny-000000000000.jpg']) {
    const answer = await call(`/media/anime/poster_images/1/${file}`)
    assert.deepEqual([answer.status, answer.headers.get('cache-control')], [200, 'public, max-age=300'])
    assert.deepEqual(answer.bytes, bytes)
  }
  const webp = await call('/media/anime/poster_images/1/tiny.webp')
  assert.equal(webp.headers.get('content-type'), 'image/webp')
})

test('pictures: a work that changes has another picture at another address', async () => {
  const before = await call('/media/anime/poster_images/1/tiny.jpg')
  Object.assign(shown, { title: 'Something else', updatedAt: 1_700_000_000_001 })
  const after = await call(addresses.tiny ?? '')
  assert.equal(after.headers.get('cache-control'), 'public, max-age=300')
  assert.notEqual(after.headers.get('etag'), before.headers.get('etag'))
  Object.assign(shown, work)
})

test('pictures: whatever names none, or one of nothing, is not found', async () => {
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

test('pictures: no path leads out of them', async () => {
  const paths = [
    '/media/anime/poster_images/../../../../etc/passwd',
    '/media/anime/poster_images/1/..%2f..%2ftiny.jpg',
    '/media/anime/poster_images/%2e%2e/tiny.jpg',
    '/media/anime/..%5c/1/tiny.jpg',
  ]
  for (const path of paths) assert.equal(await statusOf(path), 404, path)
})

/** As it is written; `fetch` would tidy the path. */
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
