import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createApi } from 'unsplash-js'
import { createApi as createOldApi } from 'unsplash-js-7'
import { startPhoto } from './service.ts'

const service = await startPhoto({ sampleData: true })
const { url, createApp, as } = service
const { clientId } = await createApp()
const ada = await as('ada')

const api = createApi({ baseUrl: url, accessKey: clientId })
const asAda = createApi({ baseUrl: url, headers: { Authorization: `Bearer ${ada.token}` } })
const oldApi = createOldApi({ apiUrl: url, headers: { Authorization: `Client-ID ${clientId}` } })

const [firstCollection] = (await api.GET('/collections')).data ?? []
const collectionId = firstCollection?.id ?? ''

test('unsplash-js 8 reads collections', async () => {
  const { data = [], response } = await api.GET('/collections', { params: { query: { per_page: 3 } } })
  assert.equal(data.length, 3)
  assert.ok(Number(response.headers.get('x-total')) > 3)
  const path = { collectionId }
  const one = await api.GET('/collections/{collectionId}', { params: { path } })
  assert.equal(one.data?.title, firstCollection?.title)
  const photos = await api.GET('/collections/{collectionId}/photos', {
    params: { path, query: { orientation: 'landscape' } },
  })
  assert.ok(photos.data?.length)
  for (const { width, height } of photos.data ?? []) assert.ok(width > height)
  const related = await api.GET('/collections/{collectionId}/related', { params: { path } })
  assert.ok(related.data?.every(({ id }) => id !== collectionId))
})

test('unsplash-js 8 writes collections as a user', async () => {
  const created = await asAda.POST('/collections', { body: { title: 'Made with the SDK', private: true } })
  const path = { collectionId: created.data?.id ?? '' }
  assert.equal(created.data?.private, true)
  const [photo] = (await api.GET('/photos')).data ?? []
  const body = { photo_id: photo?.id ?? '' }
  const added = await asAda.POST('/collections/{collectionId}/add', { params: { path }, body })
  assert.equal(added.data?.photo.id, photo?.id)
  const updated = await asAda.PUT('/collections/{collectionId}', {
    params: { path },
    body: { title: 'Changed', description: 'By the SDK' },
  })
  assert.deepEqual([updated.data?.title, updated.data?.total_photos], ['Changed', 1])
  const removed = await asAda.DELETE('/collections/{collectionId}/remove', {
    params: { path, query: body },
  })
  assert.equal(removed.data?.collection.total_photos, 0)
  const deleted = await asAda.DELETE('/collections/{collectionId}', { params: { path } })
  assert.equal(deleted.response.status, 204)
  const { error } = await asAda.GET('/collections/{collectionId}', { params: { path } })
  assert.deepEqual(error?.errors, ["Couldn't find Collection"])
})

test('unsplash-js 8 reads topics', async () => {
  const { data = [] } = await api.GET('/topics', { params: { query: { order_by: 'featured' } } })
  assert.equal(data[0]?.visibility, 'featured')
  const ids = [data[0]?.id ?? '', data[1]?.slug ?? '']
  const selected = await api.GET('/topics', { params: { query: { ids } } })
  assert.deepEqual(selected.data?.map(({ id }) => id).toSorted(), [data[0]?.id, data[1]?.id].toSorted())
  const path = { topicSlug: data[0]?.slug ?? '' }
  const topic = await api.GET('/topics/{topicSlug}', { params: { path } })
  assert.ok(topic.data?.top_contributors.length)
  const byId = await api.GET('/topics/{topicSlug}', { params: { path: { topicSlug: data[0]?.id ?? '' } } })
  assert.equal(byId.data?.id, topic.data?.id)
  const photos = await api.GET('/topics/{topicSlug}/photos', {
    params: { path, query: { order_by: 'popular' } },
  })
  assert.ok(photos.data?.length)
  const missing = await api.GET('/topics/{topicSlug}', { params: { path: { topicSlug: 'nothing' } } })
  assert.deepEqual(missing.error?.errors, ["Couldn't find Topic"])
})

test('unsplash-js 8 reads users, and changes the profile', async () => {
  const path = { username: 'studio_ridge' }
  const user = await api.GET('/users/{username}', { params: { path } })
  assert.equal(user.data?.name, 'Studio Ridge')
  assert.match(user.data?.profile_image.large ?? '', /w=128/)
  const photos = await api.GET('/users/{username}/photos', { params: { path } })
  assert.ok(photos.data?.every((photo) => photo.user.username === 'studio_ridge'))
  const collections = await api.GET('/users/{username}/collections', { params: { path } })
  assert.ok(collections.data?.length)
  const statistics = await api.GET('/users/{username}/statistics', { params: { path } })
  assert.ok(statistics.data?.views?.total)
  const me = await asAda.PUT('/me', { body: { first_name: 'Ada', bio: 'Writes programs' } })
  assert.equal(me.data?.bio, 'Writes programs')
  assert.equal((await asAda.GET('/me')).data?.first_name, 'Ada')
  assert.equal((await api.GET('/me')).response.status, 401)
})

test('unsplash-js 7 reads collections, topics and users', async () => {
  const list = await oldApi.collections.list({ perPage: 2 })
  assert.equal(list.response?.results.length, 2)
  assert.ok((list.response?.total ?? 0) > 2)
  assert.equal((await oldApi.collections.get({ collectionId })).response?.id, collectionId)
  const photos = await oldApi.collections.getPhotos({ collectionId, orientation: 'landscape' })
  assert.ok(photos.response?.results.length)
  assert.ok((await oldApi.collections.getRelated({ collectionId })).response)

  const topics = await oldApi.topics.list({ topicIdsOrSlugs: ['nature', 'wallpapers'] })
  assert.equal(topics.response?.total, 2)
  const topic = await oldApi.topics.get({ topicIdOrSlug: 'nature' })
  assert.equal(topic.response?.title, 'Nature')
  const ofTopic = await oldApi.topics.getPhotos({ topicIdOrSlug: 'nature', perPage: 1 })
  assert.equal(ofTopic.response?.results.length, 1)
  assert.equal(ofTopic.response?.total, topic.response?.total_photos)

  const username = 'studio_tide'
  const user = await oldApi.users.get({ username })
  assert.equal(user.response?.photos.length, Math.min(3, user.response?.total_photos ?? 0))
  assert.equal((await oldApi.users.getPhotos({ username })).response?.total, user.response?.total_photos)
  assert.equal((await oldApi.users.getLikes({ username })).response?.total, user.response?.total_likes)
  assert.ok((await oldApi.users.getCollections({ username })).response?.total)
  assert.deepEqual((await oldApi.users.get({ username: 'nobody' })).errors, ["Couldn't find User"])
})

test('orders of topics', async () => {
  const titles = async (order: string) =>
    (await ada('GET', `/topics?per_page=30&order_by=${order}`)).json.map(
      ({ title }: { title: string }) => title,
    )
  const byPosition = await titles('position')
  assert.deepEqual(await titles('anything'), byPosition)
  for (const order of ['latest', 'oldest', 'updated', 'temporary', 'featured'])
    assert.deepEqual((await titles(order)).toSorted(), byPosition.toSorted(), order)
})

test('photos of a topic are paginated, and filtered by orientation', async () => {
  const path = '/topics/nature/photos'
  const { json: all, headers } = await ada('GET', `${path}?per_page=30`)
  const total = Number(headers.get('x-total'))
  const ids = new Set<string>()
  for (let page = 1; (page - 1) * 4 < total; page++)
    for (const { id } of (await ada('GET', `${path}?per_page=4&page=${page}`)).json) ids.add(id)
  assert.equal(ids.size, total)
  const oldest = (await ada('GET', `${path}?order_by=oldest&per_page=1`)).json
  if (total <= 30) assert.equal(oldest[0].id, all.at(-1).id)
  const portraits = await ada('GET', `${path}?orientation=portrait`)
  assert.ok(portraits.json.every((photo: { width: number; height: number }) => photo.height > photo.width))
})

test('photos of a user are ordered, and have statistics on request', async () => {
  const path = '/users/studio_ridge/photos?per_page=30'
  const photosBy = async (order: string) => (await ada('GET', `${path}&stats=true&order_by=${order}`)).json
  for (const order of ['views', 'downloads']) {
    const totals = (await photosBy(order)).map(
      (photo: { statistics: Record<string, { total: number }> }) => photo.statistics[order]?.total,
    )
    assert.deepEqual(
      totals,
      totals.toSorted((a: number, b: number) => b - a),
      order,
    )
  }
  const latest = await photosBy('latest')
  assert.deepEqual(await photosBy('pinned'), latest)
  const idsOf = (list: { id: string }[]) => list.map(({ id }) => id)
  assert.deepEqual(idsOf(await photosBy('oldest')), idsOf(latest).toReversed())
  assert.equal(latest[0].statistics.views.historical.values.length, 30)
  assert.equal((await ada('GET', path)).json[0].statistics, undefined)
  const likes = await ada('GET', '/users/studio_ridge/likes?orientation=portrait')
  assert.ok(likes.json.every((photo: { width: number; height: number }) => photo.height > photo.width))
})
