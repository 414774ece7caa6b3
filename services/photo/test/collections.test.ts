import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commitFirst } from '@octavo/testing/commit-first.ts'
import { databaseOptions, describeOnBothDatabases, type TestDatabases } from '@octavo/testing/databases.ts'
import { statementsOf } from '@octavo/testing/statements.ts'
import definition from '../src/index.ts'
import { addPhotos } from './photo-rows.ts'
import { startPhoto } from './service.ts'

describeOnBothDatabases(
  'collections',
  ({ location }) => test('over HTTP', (t) => testCollections(t, location())),
  definition,
)

const missing = { errors: ["Couldn't find Collection"] }
const forbidden = { errors: ['You are not authorized to perform this action'] }
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id)

async function testCollections(t: { test: typeof test }, database: ReturnType<TestDatabases['location']>) {
  const service = await startPhoto(databaseOptions(database))
  const { as, context, url, client } = service
  const ada = await as('ada')
  const bob = await as('bob')
  const photos = await addPhotos(context, ada.user.id, 6)
  const [first = '', second = '', third = ''] = photos

  async function create(user: typeof ada, input: object = {}) {
    const { status, json } = await user('POST', '/collections', { title: 'Trees', ...input })
    assert.equal(status, 201)
    return json
  }
  const add = (user: typeof ada, id: string, photo: string) =>
    user('POST', `/collections/${id}/add`, { photo_id: photo })

  await t.test('a collection is created, changed and deleted', async () => {
    const created = await create(ada, { description: 'Tall ones' })
    assert.match(created.id, /^\d+$/)
    assert.deepEqual(
      [
        created.title,
        created.description,
        created.private,
        created.curated,
        created.featured,
        created.total_photos,
      ],
      ['Trees', 'Tall ones', false, false, false, 0],
    )
    assert.equal(created.last_collected_at, null)
    assert.equal(created.cover_photo, null)
    assert.equal(created.user.username, 'ada')
    assert.equal(created.links.self, `${url}/collections/${created.id}`)
    const updated = await ada('PUT', `/collections/${created.id}`, { title: 'Shrubs' })
    assert.deepEqual(
      [updated.status, updated.json.title, updated.json.description],
      [200, 'Shrubs', 'Tall ones'],
    )
    const deleted = await ada('DELETE', `/collections/${created.id}`)
    assert.deepEqual([deleted.status, deleted.text], [204, ''])
    const missingCollection = await ada('GET', `/collections/${created.id}`)
    assert.deepEqual([missingCollection.status, missingCollection.json], [404, missing])
    assert.equal((await ada('GET', '/collections/trees')).status, 404)
  })

  await t.test('photos are added once, newest first, and removed', async () => {
    const { id } = await create(ada)
    const added = await add(ada, id, first)
    assert.equal(added.status, 201)
    assert.deepEqual(
      [added.json.photo.id, added.json.collection.id, added.json.user.username],
      [first, id, 'ada'],
    )
    assert.equal(added.json.collection.total_photos, 1)
    assert.equal(added.json.collection.cover_photo.id, first)
    const again = await add(ada, id, first)
    assert.deepEqual([again.status, again.json.collection.total_photos], [201, 1])
    await add(ada, id, second)
    await add(ada, id, third)
    const list = await client({ authorization: `Bearer ${bob.token}` })('GET', `/collections/${id}/photos`)
    assert.deepEqual(idsOf(list.json), [third, second, first])
    assert.equal(list.headers.get('x-total'), '3')
    const page = await ada('GET', `/collections/${id}/photos?per_page=2&page=2`)
    assert.deepEqual(idsOf(page.json), [first])
    assert.match(page.headers.get('link') ?? '', /rel="prev"/)
    const portraits = await ada('GET', `/collections/${id}/photos?orientation=portrait`)
    assert.deepEqual([idsOf(portraits.json), portraits.headers.get('x-total')], [[second], '1'])

    const removed = await ada('DELETE', `/collections/${id}/remove?photo_id=${third}`)
    assert.equal(removed.status, 200)
    assert.deepEqual([removed.json.photo.id, removed.json.collection.total_photos], [third, 2])
    assert.equal(removed.json.collection.cover_photo.id, second)
    assert.equal((await ada('DELETE', `/collections/${id}/remove?photo_id=${third}`)).status, 404)
    const form = new URLSearchParams({ photo_id: second })
    const headers = { authorization: `Bearer ${ada.token}` }
    const byForm = await service.call(`/collections/${id}/remove`, { method: 'DELETE', body: form, headers })
    assert.equal(byForm.status, 200)
    assert.equal((await ada('DELETE', `/collections/${id}/remove`, { photo_id: first })).status, 200)
    const { json } = await ada('GET', `/collections/${id}`)
    assert.deepEqual([json.total_photos, json.cover_photo, json.preview_photos], [0, null, []])
  })

  await t.test('unknown photos, other users and apps are refused', async () => {
    const { id } = await create(ada)
    const unknown = await add(ada, id, 'nothing')
    assert.deepEqual([unknown.status, unknown.json], [404, { errors: ["Couldn't find Photo"] }])
    assert.equal((await ada('POST', `/collections/${id}/add`, {})).status, 400)
    const foreign = await add(bob, id, first)
    assert.deepEqual([foreign.status, foreign.json], [403, forbidden])
    assert.equal((await bob('PUT', `/collections/${id}`, { title: 'Mine' })).status, 403)
    assert.equal((await bob('DELETE', `/collections/${id}`)).status, 403)
    const { clientId } = await service.createApp()
    const app = client({ authorization: `Client-ID ${clientId}` })
    assert.equal((await app('POST', '/collections/999999/add', { photo_id: first })).status, 401)
  })

  await t.test('a private collection is visible to its owner and with the share key', async () => {
    const before = (await ada('GET', '/users/ada')).json.total_collections
    const open = await create(ada)
    assert.equal((await ada('GET', '/users/ada')).json.total_collections, before + 1)
    const hidden = (await ada('PUT', `/collections/${open.id}`, { private: true })).json
    assert.equal(hidden.private, true)
    assert.notEqual(hidden.share_key, open.share_key)
    assert.equal((await ada('GET', '/users/ada')).json.total_collections, before)
    await add(ada, open.id, first)

    const path = `/collections/${open.id}`
    for (const address of [path, `${path}/photos`, `${path}/related`, `${path}?share_key=${open.share_key}`])
      assert.deepEqual((await bob('GET', address)).status, 404, address)
    assert.equal((await bob('GET', `${path}?share_key=${hidden.share_key}`)).status, 200)
    assert.equal((await bob('GET', `${path}/photos?share_key=${hidden.share_key}`)).status, 200)
    assert.equal((await add(bob, open.id, first)).status, 404)
    const limited = await as('ada', { scopes: ['public'] })
    assert.equal((await limited('GET', path)).status, 404)

    const has = (list: { id: string }[]) => idsOf(list).includes(open.id)
    assert.ok(has((await ada('GET', '/users/ada/collections?per_page=30')).json))
    assert.ok(!has((await bob('GET', '/users/ada/collections?per_page=30')).json))
    assert.ok(!has((await limited('GET', '/users/ada/collections?per_page=30')).json))
    assert.ok(!has((await ada('GET', '/collections?per_page=30')).json))
  })

  await t.test('editors curate and feature collections of others', async () => {
    const { id } = await create(ada)
    assert.equal((await ada('PUT', `/collections/${id}`, { curated: true })).status, 403)
    const editor = await as('eve', { role: 'editor' })
    const { json } = await editor('PUT', `/collections/${id}`, { curated: true, featured: true })
    assert.deepEqual([json.curated, json.featured, json.title], [true, true, 'Trees'])
    assert.equal((await editor('PUT', `/collections/${id}`, { title: 'Mine' })).status, 403)
    for (const path of ['/collections/curated', '/collections/featured'])
      assert.deepEqual(idsOf((await bob('GET', path)).json), [id])
    assert.equal((await bob('GET', `/collections/curated/${id}`)).json.id, id)
    assert.deepEqual((await bob('GET', `/collections/curated/${id}/photos`)).json, [])
  })

  await t.test('related collections have photos in common', async () => {
    const [one, two, other] = [await create(ada), await create(bob), await create(bob)]
    await add(ada, one.id, photos[4] ?? '')
    await add(bob, two.id, photos[4] ?? '')
    await add(bob, other.id, photos[5] ?? '')
    assert.deepEqual(idsOf((await ada('GET', `/collections/${one.id}/related`)).json), [two.id])
  })

  await t.test('validation errors name the field', async () => {
    const blank = await ada('POST', '/collections', { title: ' ' })
    assert.deepEqual([blank.status, blank.json], [422, { errors: ["Title can't be blank"] }])
    const long = await ada('POST', '/collections', { title: 'x'.repeat(101) })
    assert.deepEqual(long.json, { errors: ['Title is too long (maximum is 100 characters)'] })
  })

  await t.test('concurrent changes keep the count', async () => {
    const { id } = await create(ada)
    const adding = [...photos, ...photos, ...photos].map((photo) => add(ada, id, photo))
    assert.deepEqual(new Set((await Promise.all(adding)).map(({ status }) => status)), new Set([201]))
    assert.equal((await ada('GET', `/collections/${id}`)).json.total_photos, photos.length)
    const remove = (photo: string) => ada('DELETE', `/collections/${id}/remove?photo_id=${photo}`)
    const removals = await Promise.all([remove(first), remove(first), remove(second), add(ada, id, third)])
    assert.deepEqual(removals.map(({ status }) => status).toSorted(), [200, 200, 201, 404])
    const { json } = await ada('GET', `/collections/${id}`)
    const page = await ada('GET', `/collections/${id}/photos`)
    assert.deepEqual([json.total_photos, page.json.length], [photos.length - 2, photos.length - 2])
  })

  await t.test('the numbers of collections and of their photos are limited', async () => {
    const file = { photo: { maxCollectionsPerUser: 2, maxPhotosPerCollection: 3 } }
    const limited = await startPhoto({ settings: { file } })
    const user = await limited.as('ada')
    const many = await addPhotos(limited.context, user.user.id, 6)
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => user('POST', '/collections', { title: 'Trees' })),
    )
    assert.deepEqual(responses.map(({ status }) => status).toSorted(), [201, 201, 403, 403])
    const [row] = (await user('GET', '/users/ada/collections')).json
    const added = await Promise.all(
      many.map((photo) => user('POST', `/collections/${row.id}/add`, { photo_id: photo })),
    )
    assert.deepEqual(added.map(({ status }) => status).toSorted(), [201, 201, 201, 403, 403, 403])
    assert.equal((await user('GET', `/collections/${row.id}`)).json.total_photos, 3)
  })

  await t.test('photos do not lead to collections of suspended users', async () => {
    const eve = await as('eve')
    const [photo = ''] = await addPhotos(context, ada.user.id, 1)
    const { id } = await create(eve)
    await add(eve, id, photo)
    const related = async () => (await ada('GET', `/photos/${photo}`)).json.related_collections.total
    const random = async () => (await ada('GET', `/photos/random?collections=${id}`)).status
    assert.deepEqual([await related(), await random()], [1, 200])
    await context.auth.changeUser(eve.user.id, { suspended: true })
    assert.deepEqual([await related(), await random()], [0, 404])
  })

  await t.test('a photo that is deleted while it is added cannot be found', async () => {
    const { id } = await create(ada)
    const [photo = ''] = await addPhotos(context, ada.user.id, 1)
    await commitFirst(context, () => ada('DELETE', `/photos/${photo}`))
    assert.deepEqual((await add(ada, id, photo)).json, { errors: ["Couldn't find Photo"] })
    assert.equal((await ada('GET', `/collections/${id}`)).json.total_photos, 0)
  })

  await t.test('a collection that is deleted while it is changed cannot be found', async () => {
    const changes: [string, string, object?][] = [
      ['PUT', '', { title: 'Late' }],
      ['DELETE', ''],
      ['POST', '/add', { photo_id: first }],
      ['DELETE', '/remove', { photo_id: first }],
    ]
    for (const [method, path, body] of changes) {
      const { id } = await create(ada)
      await add(ada, id, first)
      await commitFirst(context, () => ada('DELETE', `/collections/${id}`))
      const late = await ada(method, `/collections/${id}${path}`, body)
      assert.deepEqual([late.status, late.json], [404, missing], `${method} ${path}`)
    }
  })

  await t.test('an editor who loses the role while the request is read curates nothing', async () => {
    const { id } = await create(ada)
    const editor = await as('fay', { role: 'editor' })
    await commitFirst(context, () => context.auth.changeUser(editor.user.id, { role: 'user' }))
    assert.equal((await editor('PUT', `/collections/${id}`, { curated: true })).status, 403)
    assert.equal((await ada('GET', `/collections/${id}`)).json.curated, false)
  })

  await t.test('a page costs at most six statements, with any number of collections', async () => {
    for (let count = 0; count < 3; count++) await add(ada, (await create(ada)).id, photos[count] ?? '')
    const lists = ['/collections', '/collections/featured', '/collections?page=999', '/topics', '/photos']
    for (const path of [...lists, '/search/collections?query=trees', '/users/ada']) {
      await ada('GET', path)
      const all = await statementsOf(context.db, () => ada('GET', path))
      // The token is read for every request.
      const statements = all.filter(({ sql }) => !sql.includes('octavo_token'))
      assert.ok(statements.length <= 6, `${path}:\n${statements.map(({ sql }) => sql).join('\n')}`)
    }
  })
}
