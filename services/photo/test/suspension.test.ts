import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { databaseOptions, describeOnBothDatabases, type TestDatabases } from '@octavo/testing/databases.ts'
import { sql } from 'kysely'
import definition from '../src/index.ts'
import { publish } from './photo-making.ts'
import { startPhoto } from './service.ts'

describeOnBothDatabases(
  'suspended users',
  ({ location }) => test('over HTTP', (t) => testSuspension(t, location())),
  definition,
)

const missing = { errors: ["Couldn't find Photo"] }

async function testSuspension(t: { test: typeof test }, database: ReturnType<TestDatabases['location']>) {
  const clock = createManualClock(Date.UTC(2026, 10, 24, 9))
  const service = await startPhoto({ ...databaseOptions(database), clock })
  const { as, context, call } = service
  const [ada, eve] = [await as('ada'), await as('eve')]
  const now = context.clock.now()
  const visible = await publish(context, ada.user.id, { altDescription: 'Harbor', promotedAtMs: now })
  const hidden = await publish(context, eve.user.id, { altDescription: 'Harbor', promotedAtMs: now })
  const { json: collection } = await ada('POST', '/collections', { title: 'Ports' })
  for (const { uid } of [visible, hidden]) {
    await ada('POST', `/collections/${collection.id}/add`, { photo_id: uid })
    await ada('POST', `/photos/${uid}/like`)
  }
  await context.db.write(async (tx) => {
    await sql`insert into topic (id, uid, slug, owner_id, title, description, visibility, status, position, total_photos,
      starts_at_ms, published_at_ms, updated_at_ms) values (1, 'topicuid001', 'ports', ${ada.user.id}, 'Ports', '', 'featured',
      'open', 1, 2, 0, 0, 0)`.execute(tx)
    // The first page of one photo would be that of the suspended user.
    await sql`insert into topic_photo (topic_id, photo_id, status, added_at_ms)
      values (1, ${visible.id}, 'approved', 0), (1, ${hidden.id}, 'approved', 1)`.execute(tx)
  })
  const image = `/${hidden.file_name}?fm=json`
  const avatar = new URL((await ada('GET', '/users/eve')).json.profile_image.small).pathname

  const lists: Record<string, string> = {
    photos: '/photos',
    'popular photos': '/photos?order_by=popular',
    'curated photos': '/photos/curated',
    likes: '/users/ada/likes',
    'photos of a collection': `/collections/${collection.id}/photos`,
    'photos of a topic': '/topics/ports/photos',
    'search as a list': '/photos/search?query=harbor',
    'many random photos': '/photos/random?count=30',
  }
  const idsIn = async (path: string): Promise<string[]> =>
    (await ada('GET', path)).json.map(({ id }: { id: string }) => id).sort()

  await t.test('photos are listed before the suspension', async () => {
    for (const [name, path] of Object.entries(lists))
      assert.deepEqual(await idsIn(path), [visible.uid, hidden.uid].sort(), name)
  })

  assert.equal((await call(image)).status, 200)
  await context.auth.changeUser(eve.user.id, { suspended: true })

  await t.test('images that were requested before cannot be found within five seconds', async () => {
    clock.advance(5_000)
    assert.equal((await call(image)).status, 404)
  })

  await t.test('lists, search and random choices leave out their photos', async () => {
    for (const [name, path] of Object.entries(lists)) assert.deepEqual(await idsIn(path), [visible.uid], name)
    for (let tries = 0; tries < 20; tries++)
      assert.equal((await ada('GET', '/photos/random')).json.id, visible.uid)
    const { json } = await ada('GET', '/search/photos?query=harbor&orientation=landscape')
    assert.deepEqual([json.total, json.results.length], [1, 1])
    const { json: users } = await ada('GET', '/search/users?query=eve')
    assert.deepEqual(users.results, [])
  })

  await t.test('a collection counts and pages without them', async () => {
    const { headers, json } = await ada('GET', `/collections/${collection.id}/photos?per_page=1`)
    assert.deepEqual([headers.get('x-total'), json.map(({ id }: { id: string }) => id)], ['1', [visible.uid]])
  })

  await t.test('a topic counts and pages without them', async () => {
    clock.advance(60_000)
    for (const path of ['/topics/ports/photos?per_page=1', '/topics/ports/photos?orientation=landscape']) {
      const { headers, json } = await ada('GET', path)
      assert.deepEqual(
        [headers.get('x-total'), json.map(({ id }: { id: string }) => id)],
        ['1', [visible.uid]],
      )
    }
    assert.equal((await ada('GET', '/topics/ports')).json.total_photos, 1)
    assert.match((await call('/t/ports')).text, /1 photo</)
  })

  await t.test('previews and covers of collections leave them out', async () => {
    const { json } = await ada('GET', `/collections/${collection.id}`)
    assert.equal(json.cover_photo.id, visible.uid)
    assert.deepEqual(
      json.preview_photos.map(({ id }: { id: string }) => id),
      [visible.uid],
    )
  })

  await t.test('their photos cannot be found', async () => {
    const at = `/photos/${hidden.uid}`
    for (const path of ['', '/statistics', '/stats', '/download', '/attribution']) {
      const { status, json } = await ada('GET', `${at}${path}`)
      assert.deepEqual([status, json], [404, missing], path)
    }
    const editor = await as('ed', { role: 'editor' })
    for (const [method, path, body] of [
      ['POST', `${at}/like`],
      ['PUT', at, { description: 'Mine' }],
      ['DELETE', at],
      ['POST', `/collections/${collection.id}/add`, { photo_id: hidden.uid }],
    ] as const)
      assert.equal((await (path === at ? editor : ada)(method, path, body)).status, 404, `${method} ${path}`)
    for (const path of [
      `/p/${hidden.uid}`,
      `/p/${hidden.uid}/download`,
      '/@eve',
      `/id/${hidden.uid}/200/300`,
    ])
      assert.equal((await call(path)).status, 404, path)
  })

  await t.test('their images are not served', async () => {
    assert.equal((await call(image)).status, 404)
    assert.equal((await call(avatar)).status, 404)
    assert.equal((await call(`/${visible.file_name}?fm=json`)).status, 200)
  })

  await t.test('everything is there again after the suspension', async () => {
    await context.auth.changeUser(eve.user.id, { suspended: false })
    await context.bus.publish('octavo.data-replaced', null)
    for (const [name, path] of Object.entries(lists))
      assert.deepEqual(await idsIn(path), [visible.uid, hidden.uid].sort(), name)
    assert.equal((await ada('GET', '/topics/ports')).json.total_photos, 2)
    assert.equal((await call(image)).status, 200)
  })
}
