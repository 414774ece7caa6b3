import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scenes } from '@octavo/drawing/scenes/catalogue.ts'
import { scenesVersion } from '@octavo/drawing/scenes/version.ts'
import { databaseOptions, describeOnBothDatabases, type TestDatabases } from '@octavo/testing/databases.ts'
import generatedPhotos from '../data/generated-photos.json' with { type: 'json' }
import definition from '../src/index.ts'
import { readGeneratedPhotos } from '../src/sample/generated-photos.ts'
import { seedSample } from '../src/sample/seed.ts'
import { studios } from '../src/sample/studios.ts'
import { startPhoto } from './service.ts'

test('every scene is described, for its current pixels', async () => {
  const described = await readGeneratedPhotos()
  assert.deepEqual(
    scenes.map(({ name }) => name).filter((name) => !described.has(name)),
    [],
    'Run node services/photo/tools/describe-scenes.ts.',
  )
  assert.equal(generatedPhotos.version, scenesVersion)
  for (const { blurHash, color, perceptualHash, scene } of described.values()) {
    assert.match(color, /^#[\da-f]{6}$/, scene)
    assert.match(blurHash, /^L.{27}$/, scene)
    assert.match(perceptualHash, /^[\da-f]{16}$/, scene)
  }
})

describeOnBothDatabases(
  'sample',
  ({ location }) => test('over HTTP', (t) => testSample(t, location())),
  definition,
)

async function testSample(t: { test: typeof test }, database: ReturnType<TestDatabases['location']>) {
  const service = await startPhoto({
    sampleData: true,
    ...databaseOptions(database),
  })
  const { as, context } = service
  const demo = await as('demo')
  const get = async (path: string) => (await demo('GET', path)).json

  await t.test('all scenes are published, and say that they are generated', async () => {
    const { json, headers } = await demo('GET', '/photos?per_page=30')
    assert.equal(headers.get('x-total'), String(scenes.length))
    const photo = await get(`/photos/${json[0].id}`)
    assert.deepEqual([photo.exif.make, photo.exif.model], ['Octavo', 'Procedural renderer'])
    assert.equal(photo.source.type, 'generated')
    assert.equal(photo.license.code, 'CC0-1.0')
    assert.equal(photo.location.name, null)
    for (const { login } of studios) assert.match((await get(`/users/${login}`)).bio, /fictional.*generated/)
  })

  await t.test('there are curated and featured collections, and topics, with photos', async () => {
    for (const path of ['/collections/curated', '/topics']) {
      const list = await get(`${path}?per_page=30`)
      assert.ok(list.length >= 8, `${path}: ${list.length}`)
      for (const { title, total_photos, cover_photo } of list)
        assert.ok(total_photos > 0 && cover_photo, title)
    }
    assert.ok((await get('/collections/featured')).length >= 3)
  })

  await t.test('totals are the sums of the stored counts', async () => {
    const { db } = context
    const photos = await db.read
      .selectFrom('photo')
      .select(['id', 'uid', 'likes', 'views', 'user_id'])
      .execute()
    const likes = await db.read.selectFrom('photo_like').selectAll().execute()
    for (const { id, uid, likes: total, views } of photos) {
      assert.equal(likes.filter(({ photo_id }) => photo_id === id).length, total)
      const statistics = await get(`/photos/${uid}/statistics?quantity=30`)
      assert.equal(statistics.views.total, views)
    }
    const profiles = await db.read.selectFrom('profile').selectAll().execute()
    for (const { user_id, total_photos, total_likes } of profiles) {
      assert.equal(photos.filter((photo) => photo.user_id === user_id).length, total_photos)
      assert.equal(likes.filter((like) => like.user_id === user_id).length, total_likes)
    }
  })

  await t.test('the demo user has likes and a private collection', async () => {
    assert.ok((await get('/users/demo')).total_likes > 0)
    const [own] = await get('/users/demo/collections')
    assert.deepEqual([own.title, own.private], ['Ideas', true])
    const other = await as('other')
    assert.deepEqual((await other('GET', '/users/demo/collections')).json, [])
  })

  await t.test('seeding again changes nothing', async () => {
    const before = await get('/collections?per_page=30')
    await seedSample(context, 'demo')
    assert.deepEqual(await get('/collections?per_page=30'), before)
  })
}
