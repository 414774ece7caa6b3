import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AssetBasic, createApi, trackNonHotLinkedPhotoView } from 'unsplash-js'
import { createApi as createOldApi } from 'unsplash-js-7'
import type { PhotoBasic } from '../src/photos/schema/photo.ts'
import { startPhoto } from './service.ts'

/** The compiler checks that a photo has the type that the SDK promises. */
const asSdkPhoto = (photo: PhotoBasic): AssetBasic => photo

const service = await startPhoto({ sampleData: true })
const { url, client, createApp, as, context } = service
const { clientId } = await createApp()
const ada = await as('ada')
const api = createApi({ baseUrl: url, accessKey: clientId })
const asStudio = createApi({ baseUrl: url, headers: { Authorization: `Bearer ${await ownerToken()}` } })
const oldApi = createOldApi({ apiUrl: url, headers: { Authorization: `Client-ID ${clientId}` } })

const [first] = (await api.GET('/photos')).data ?? []
assert.ok(first)
const path = { assetSlug: first.id }
assert.deepEqual(asSdkPhoto((await ada('GET', '/photos')).json[0]).id, first.id)

async function ownerToken(): Promise<string> {
  const { json } = await ada('GET', '/photos')
  return (await as(json[0].user.username)).token
}

test('unsplash-js 8 lists photos', async () => {
  const { data = [], response } = await api.GET('/photos', { params: { query: { page: 2, per_page: 3 } } })
  assert.equal(data.length, 3)
  assert.ok(Number(response.headers.get('x-total')) > 3)
  assert.match(response.headers.get('link') ?? '', /rel="prev"/)
})

test('unsplash-js 8 gets random photos', async () => {
  const one = await api.GET('/photos/random')
  assert.ok(one.data && !Array.isArray(one.data) && one.data.user.name)
  const single = await api.GET('/photos/random', { params: { query: { count: 1 } } })
  assert.ok(Array.isArray(single.data) && single.data.length === 1)
  const query = {
    count: 5,
    orientation: 'landscape' as const,
    content_filter: 'high' as const,
    topics: ['nature', 'wallpapers'],
  }
  const many = await api.GET('/photos/random', { params: { query } })
  assert.ok(Array.isArray(many.data) && many.data.every(({ width, height }) => width > height))
  const none = await api.GET('/photos/random', { params: { query: { query: 'no such word' } } })
  assert.deepEqual(none.error?.errors, ['No photos found.'])
})

test('unsplash-js 8 gets, updates and measures a photo', async () => {
  const { data } = await api.GET('/photos/{assetSlug}', { params: { path } })
  assert.ok(data?.tags.length && data.exif && data.location && data.public_domain)
  const updated = await asStudio.PUT('/photos/{assetSlug}', {
    params: { path },
    body: {
      description: 'Changed',
      tags: ['one', 'two'],
      location: { city: 'Oslo' },
      exif: { aperture_value: 4 },
    },
  })
  assert.deepEqual(
    [updated.data?.description, updated.data?.tags.length, updated.data?.location.city],
    ['Changed', 2, 'Oslo'],
  )
  const statistics = await api.GET('/photos/{assetSlug}/statistics', {
    params: { path, query: { quantity: 7 } },
  })
  assert.equal(statistics.data?.views.historical.values.length, 7)
  const missing = await api.GET('/photos/{assetSlug}', { params: { path: { assetSlug: 'nothing' } } })
  assert.deepEqual(missing.error?.errors, ["Couldn't find Photo"])
})

test('unsplash-js 8 tracks downloads, and views with its beacon', async (t) => {
  const { data } = await api.GET('/photos/{id}/download', { params: { path: { id: first.id } } })
  assert.ok(data?.url.startsWith(`${url}/photo-`))
  const address = await addressOfBeacon(t)
  const before = (await ada('GET', `/photos/${first.id}`)).json.views
  await fetch(address.replace('https://views.unsplash.com', url))
  await context.counter.flush()
  assert.equal((await ada('GET', `/photos/${first.id}`)).json.views, before + 1)
})

async function addressOfBeacon(t: { mock: typeof test.mock }): Promise<string> {
  const { mock } = t.mock.method(globalThis, 'fetch', async () => new Response())
  await trackNonHotLinkedPhotoView({ appId: clientId })({ photoId: [first?.id ?? ''] })
  const [address] = mock.calls[0]?.arguments ?? []
  mock.restore()
  return String(address)
}

test('unsplash-js 8 searches', async () => {
  const word = 'sky'
  const photos = await api.GET('/search/photos', {
    params: {
      query: {
        query: word,
        order_by: 'latest',
        orientation: 'landscape',
        lang: 'en',
        content_filter: 'high',
      },
    },
  })
  assert.ok((photos.data?.total ?? 0) > 0 && (photos.data?.results.length ?? 0) > 0)
  const colored = await api.GET('/search/photos', { params: { query: { query: word, color: 'blue' } } })
  assert.ok((colored.data?.total ?? 0) <= (photos.data?.total ?? 0) * 10)
  const [collection] = (await api.GET('/collections')).data ?? []
  const collections = await api.GET('/search/collections', {
    params: { query: { query: collection?.title ?? '' } },
  })
  // The SDK has no type for this response.
  const { results } = collections.data as { results: { id: string }[] }
  assert.equal(results[0]?.id, collection?.id)
  const users = await api.GET('/search/users', { params: { query: { query: 'ridge' } } })
  const page = users.data as { results: { username: string }[] }
  assert.equal(page.results[0]?.username, 'studio_ridge')
})

test('unsplash-js 8 reads totals', async () => {
  const total = await api.GET('/stats/total')
  assert.ok((total.data?.photos ?? 0) > 40)
  assert.ok((await api.GET('/stats/month')).data)
})

test('unsplash-js 7 lists, gets and picks photos', async () => {
  const list = await oldApi.photos.list({ perPage: 2, page: 2 })
  assert.equal(list.response?.results.length, 2)
  assert.ok((list.response?.total ?? 0) > 2)
  const one = await oldApi.photos.get({ photoId: first.id })
  assert.equal(one.response?.id, first.id)
  assert.equal(one.response?.related_collections.type, 'collected')
  const stats = await oldApi.photos.getStats({ photoId: first.id })
  assert.equal(stats.response?.views.historical.values.length, 30)
  const random = await oldApi.photos.getRandom({ contentFilter: 'high', query: 'sky', featured: false })
  assert.ok(random.response && !Array.isArray(random.response))
  const collectionIds = [(await oldApi.collections.list({})).response?.results[0]?.id ?? '']
  const many = await oldApi.photos.getRandom({ collectionIds, topicIds: [], count: 1 })
  assert.ok(Array.isArray(many.response))
  assert.deepEqual((await oldApi.photos.get({ photoId: 'nothing' })).errors, ["Couldn't find Photo"])
})

test('unsplash-js 7 follows `download_location`', async () => {
  const before = (await ada('GET', `/photos/${first.id}`)).json.downloads
  const downloadLocation = (await ada('GET', `/photos/${first.id}`)).json.links.download_location
  const { response, errors } = await oldApi.photos.trackDownload({ downloadLocation })
  assert.equal(errors, undefined)
  assert.ok(response?.url)
  assert.equal((await ada('GET', `/photos/${first.id}`)).json.downloads, before + 1)
})

test('unsplash-js 7 searches', async () => {
  const photos = await oldApi.search.getPhotos({
    query: 'sky',
    perPage: 2,
    orientation: 'landscape',
    orderBy: 'editorial',
  })
  assert.equal(photos.response?.results.length, 2)
  assert.equal(photos.response?.total_pages, Math.ceil((photos.response?.total ?? 0) / 2))
  assert.ok((await oldApi.search.getCollections({ query: 'light' })).response)
  assert.equal((await oldApi.search.getUsers({ query: 'studio_ridge' })).response?.total, 1)
})

test('the images of a photo are there, and each one loaded is a view', async () => {
  const before = (await ada('GET', `/photos/${first.id}`)).json
  const { thumb, raw } = before.urls
  for (const address of [thumb, thumb, `${raw}&w=100`, before.urls.small_s3]) {
    const image = await fetch(address)
    assert.equal(image.status, 200)
    assert.match(image.headers.get('content-type') ?? '', /^image\/jpeg/)
    await image.arrayBuffer()
  }
  await context.counter.flush()
  // The last address has no `ixid`.
  assert.equal((await ada('GET', `/photos/${first.id}`)).json.views, before.views + 3)
})

test('placeholder URLs show photos of the library', async () => {
  for (const path of ['/200/300', '/id/0/200/300', '/seed/x/200/300', '/random', '/1600x900/?sky']) {
    const { status, headers } = await client()('GET', path)
    assert.equal(status, 302, path)
    assert.match(headers.get('location') ?? '', /photo-/, path)
  }
})
