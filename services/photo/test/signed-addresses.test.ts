import assert from 'node:assert/strict'
import { test } from 'node:test'
import { insertTopic } from '../src/sample/store.ts'
import { publish } from './photo-making.ts'
import { startPhoto } from './service.ts'
import { drawJpeg } from './upload-images.ts'

const settings = {
  file: { photo: { signedUrls: 'strict', signingToken: 'a-secret-token', rendersPerMinute: 0 } },
}
const { as, call, context, url } = await startPhoto({ settings })
const ada = await as('ada')
const size = { width: 1200, height: 800 }
const bytes = await drawJpeg(1, size)
const { hash } = await context.blobs.put(bytes)
const photos = await Promise.all(
  ['A lake', 'Another lake'].map((altDescription) =>
    publish(context, ada.user.id, {
      source: { blobHash: hash },
      bytes: bytes.length,
      ...size,
      altDescription,
      tags: ['lake'],
    }),
  ),
)
const [photo] = photos
assert.ok(photo)
const { json: collection } = await ada('POST', '/collections', { title: 'Lakes' })
for (const { uid } of photos) await ada('POST', `/collections/${collection.id}/add`, { photo_id: uid })
const topic = {
  uid: 'lakes-topic',
  slug: 'lakes',
  title: 'Lakes',
  description: 'Water',
  position: 1,
  visibility: 'visible',
} as const
await context.db.write((tx) =>
  insertTopic(
    tx,
    { ...topic, ownerId: ada.user.id, nowMs: context.clock.now() },
    photos.map(({ id, uid }) => ({ id, uid, userId: ada.user.id, createdAtMs: 0, tags: [] })),
  ),
)

/** The addresses of images and downloads in JSON, HTML and headers. */
function imagesIn(text: string): string[] {
  const addresses = text.replaceAll('&amp;', '&').match(/https?:\/\/[^\s"'<>,\\)]+/g) ?? []
  return addresses.filter((each) => /^\/(?:photo-|profile-|p\/[^/]+\/download)/.test(each.slice(url.length)))
}

const statuses = new Map<string, Promise<number>>()
const statusOf = (address: string) => {
  const status = statuses.get(address) ?? call(address.slice(url.length)).then((response) => response.status)
  statuses.set(address, status)
  return status
}

/** Loads each image that a response names. Returns how many there are. */
async function loadImages(path: string, text: string): Promise<string[]> {
  const images = imagesIn(text)
  for (const image of images) assert.equal(await statusOf(image), 200, `${image} of ${path}`)
  return images
}

test('signed addresses: every image that the API names is served', async () => {
  for (const path of [
    '/photos',
    `/photos/${photo.uid}`,
    `/photos/${photo.uid}?w=300&h=200`,
    '/photos/random',
    '/photos/random?count=2',
    `/photos/${photo.uid}/download`,
    `/photos/${photo.uid}/statistics`,
    '/me',
    '/users/ada',
    '/users/ada?w=60&h=70',
    '/users/ada/photos',
    '/users/ada/likes',
    '/users/ada/collections',
    '/collections',
    '/collections/featured',
    `/collections/${collection.id}`,
    `/collections/${collection.id}/photos`,
    `/collections/${collection.id}/related`,
    '/topics',
    '/topics/lakes',
    '/topics/lakes/photos',
    '/search/photos?query=lake',
    '/search/collections?query=lakes',
    '/search/users?query=ada',
    `/oembed?url=${encodeURIComponent(`${url}/p/${photo.uid}`)}&maxwidth=500`,
    '/v2/list',
    `/id/${photo.uid}/info`,
  ]) {
    const { status, text } = await ada('GET', path)
    assert.equal(status, 200, path)
    const images = await loadImages(path, text)
    const isEmpty = /statistics|likes|featured|related/.test(path)
    assert.equal(images.length > 0, !isEmpty, path)
  }
})

test('signed addresses: every image that a page shows is served', async () => {
  for (const path of [
    '/',
    `/p/${photo.uid}`,
    '/@ada',
    '/@ada?show=collections',
    `/c/${collection.id}`,
    '/t/lakes',
    '/s/lake',
  ]) {
    const { status, text } = await call(path, { headers: { accept: 'text/html' } })
    assert.equal(status, 200, path)
    const images = await loadImages(path, text)
    assert.ok(images.length > 0, path)
    assert.ok(!text.includes('<img') || images.length >= (text.match(/<img/g)?.length ?? 0), path)
  }
})

test('signed addresses: redirects lead to images', async () => {
  for (const path of ['/200/100', `/id/${photo.uid}/60/40`, '/random?lake']) {
    const { headers } = await call(path, { redirect: 'manual' })
    assert.equal(await statusOf(headers.get('location') ?? ''), 200, path)
  }
})

test('signed addresses: a changed one is refused', async () => {
  const { text } = await ada('GET', `/photos/${photo.uid}`)
  for (const image of new Set(imagesIn(text))) {
    const isDownload = image.endsWith('/download')
    const tampered = `${image}${image.includes('?') ? '&' : '?'}w=77`
    assert.equal(await statusOf(tampered), 403, tampered)
    if (isDownload) continue
    for (const other of [
      image.replace(/[?&]s=.*/, ''),
      image.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      image.replace('?', '?blur=9&'),
    ])
      assert.equal(await statusOf(other), 403, other)
  }
})
