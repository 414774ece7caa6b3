import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions, describeOnBothDatabases, type TestDatabases } from '@octavo/testing/databases.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import { sql } from 'kysely'
import definition from '../src/index.ts'
import { removePhoto } from '../src/photos/remove-photo.ts'
import { publish } from './photo-making.ts'
import { startPhoto } from './service.ts'

describeOnBothDatabases(
  'random photos',
  ({ location }) => test('over HTTP', (t) => testRandom(t, location())),
  definition,
)

async function testRandom(t: { test: typeof test }, database: ReturnType<TestDatabases['location']>) {
  const start = (singleRandom = 'auto') =>
    startPhoto({
      ...databaseOptions(database),
      settings: { file: { photo: { singleRandom } } },
    })
  const service = await start()
  const { as, client, context, createApp } = service
  const ada = await as('ada')
  const { clientId } = await createApp()

  await t.test('without photos there is none', async () => {
    const { status, json } = await ada('GET', '/photos/random')
    assert.deepEqual([status, json], [404, { errors: ['No photos found.'] }])
  })

  const [land, tall, square, secret] = [
    await publish(context, ada.user.id, { altDescription: 'Red sea', tags: ['sea'] }),
    await publish(context, (await as('bob')).user.id, { width: 3000, height: 4000, tags: ['forest'] }),
    await publish(context, ada.user.id, { width: 3000, height: 3000, promotedAtMs: 1 }),
    await publish(context, ada.user.id, { contentRating: 'sensitive' }),
  ]
  const idsOf = async (query: string, caller = ada) => {
    const { json, status } = await caller('GET', `/photos/random?count=30&${query}`)
    return status === 404 ? [] : json.map(({ id }: { id: string }) => id).sort()
  }
  const uidsOf = (...rows: { uid: string }[]) => rows.map(({ uid }) => uid).sort()

  await t.test('filters', async () => {
    assert.deepEqual(await idsOf(''), uidsOf(land, tall, square, secret))
    assert.deepEqual(await idsOf('orientation=portrait'), [tall.uid])
    assert.deepEqual(await idsOf('orientation=sideways'), uidsOf(land, tall, square, secret))
    assert.deepEqual(await idsOf('content_filter=high'), uidsOf(land, tall, square))
    assert.deepEqual(await idsOf('username=bob'), [tall.uid])
    assert.deepEqual(await idsOf('username=bob&orientation=landscape'), [])
    assert.deepEqual(await idsOf('query=seas'), [land.uid])
    assert.deepEqual(await idsOf('query=ocean'), [land.uid])
    assert.deepEqual(await idsOf('query=woods'), [tall.uid])
    assert.deepEqual(await idsOf('query=nothing'), [])
    assert.deepEqual(await idsOf('featured=true'), [square.uid])
    assert.deepEqual(
      await idsOf('featured=false&c=1729990109&sig=x&w=300'),
      uidsOf(land, tall, square, secret),
    )
    assert.deepEqual(await idsOf('collections=&topics='), uidsOf(land, tall, square, secret))
    const unknown = await ada('GET', '/photos/random?username=nobody')
    assert.deepEqual([unknown.status, unknown.json], [404, { errors: ["Couldn't find User"] }])
  })

  await t.test('collections, also private ones of the caller', async () => {
    const create = async (isPrivate: boolean, ...rows: { uid: string }[]) => {
      const { json } = await ada('POST', '/collections', { title: 'Set', private: isPrivate })
      for (const { uid } of rows) await ada('POST', `/collections/${json.id}/add`, { photo_id: uid })
      return json.id as string
    }
    const [one, two, hidden] = [
      await create(false, land),
      await create(false, tall, land),
      await create(true, square),
    ]
    assert.deepEqual(await idsOf(`collections=${one},${two}`), uidsOf(land, tall))
    assert.deepEqual(await idsOf(`collections[]=${one}&collections[]=${two}&orientation=portrait`), [
      tall.uid,
    ])
    assert.deepEqual(await idsOf(`collections=${hidden}`), [square.uid])
    assert.deepEqual(await idsOf(`collections=${hidden}`, await as('bob')), [])
    assert.deepEqual(await idsOf('collections=none,1e9,999999'), [])
    await ada('DELETE', `/collections/${two}/remove?photo_id=${land.uid}`)
    assert.deepEqual(await idsOf(`collections=${two}`), [tall.uid])
    await ada('DELETE', `/collections/${two}`)
    assert.deepEqual(await idsOf(`collections=${two}`), [])
  })

  await t.test('topics', async () => {
    await context.db.write(async (tx) => {
      await sql`insert into topic (id, uid, slug, owner_id, title, description, visibility, status, position, starts_at_ms,
        published_at_ms, updated_at_ms) values (1, 'topicuid001', 'nature', ${ada.user.id}, 'Nature', '', 'featured', 'open', 1, 0,
        0, 0)`.execute(tx)
      await sql`insert into topic_photo (topic_id, photo_id, status, added_at_ms)
        values (1, ${land.id}, 'approved', 0), (1, ${tall.id}, 'rejected', 0)`.execute(tx)
      context.index.invalidateMembers(tx)
    })
    assert.deepEqual(await idsOf('topics=nature'), [land.uid])
    assert.deepEqual(await idsOf('topics=topicuid001,unknown'), [land.uid])
    const { json } = await ada('GET', `/photos/${land.uid}`)
    assert.equal(json.topic_submissions.nature.status, 'approved')
    assert.equal(json.topics[0].slug, 'nature')
  })

  await t.test('a hidden topic is named by none of its photos', async () => {
    const show = (visibility: string) =>
      context.db.write((tx) => sql`update topic set visibility = ${visibility} where id = 1`.execute(tx))
    await show('hidden')
    assert.deepEqual(await idsOf('topics=nature'), [land.uid])
    const { json: photo } = await ada('GET', `/photos/${land.uid}`)
    assert.deepEqual([photo.topic_submissions, photo.topics], [{}, []])
    const { json: photos } = await ada('GET', '/photos')
    for (const { topic_submissions } of photos) assert.deepEqual(topic_submissions, {})
    await show('featured')
  })

  await t.test('the count is clamped, and photos do not repeat', async () => {
    for (const count of ['50', '4', '1000000']) {
      const { json } = await ada('GET', `/photos/random?count=${count}`)
      assert.equal(new Set(json.map(({ id }: { id: string }) => id)).size, 4)
    }
    assert.ok(!Array.isArray((await ada('GET', '/photos/random?count=0')).json))
    assert.ok(!Array.isArray((await ada('GET', '/photos/random?count=abc')).json))
  })

  await t.test('responses are not stored', async () => {
    const { headers } = await ada('GET', '/photos/random')
    assert.equal(headers.get('cache-control'), 'no-store')
    assert.equal(headers.get('etag'), null)
  })

  await t.test('one photo is an object, and with count=1 an array for SDKs', async () => {
    const keyed = client({ authorization: `Client-ID ${clientId}` })
    const isArray = async (call: typeof keyed, path: string, headers = {}) =>
      Array.isArray((await call('GET', path, undefined, headers)).json)
    const inQuery = (path: string) => `${path}${path.includes('?') ? '&' : '?'}client_id=${clientId}`
    const one = '/photos/random?count=1'
    assert.equal(await isArray(ada, '/photos/random'), false)
    assert.equal(await isArray(keyed, '/photos/random'), false)
    assert.equal(await isArray(ada, one), false)
    assert.equal(await isArray(client({ authorization: `Bearer ${clientId}` }), one), false)
    assert.equal(await isArray(ada, one, { 'accept-version': 'v1' }), true)
    assert.equal(await isArray(keyed, one), true)
    assert.equal(await isArray(client(), inQuery(one)), true)
    assert.equal(await isArray(ada, '/photos/random?count=2'), true)
  })

  await t.test('the setting decides for all callers', async () => {
    for (const setting of ['object', 'array']) {
      const other = await start(setting)
      const user = await other.as('ada')
      if (!('url' in database)) await publish(other.context, user.user.id)
      for (const headers of [{}, { 'accept-version': 'v1' }]) {
        const { json } = await user('GET', '/photos/random?count=1', undefined, headers)
        assert.equal(Array.isArray(json), setting === 'array')
      }
      await other.close()
    }
  })

  await t.test('a seed gives the same photo', async () => {
    const pick = async () => (await ada('GET', '/photos/random?seed=today')).json.id
    assert.equal(await pick(), await pick())
  })

  if ('url' in database)
    await t.test('other processes see new and deleted photos', async () => {
      const other = await start()
      const elsewhere = await other.as('ada')
      assert.deepEqual(await idsOf('username=carol', elsewhere), [])
      const carol = await as('carol')
      const row = await publish(context, carol.user.id)
      await eventually('the other process knows the photo', async () =>
        (await idsOf('username=carol', elsewhere)).includes(row.uid),
      )
      await context.db.write((tx) => removePhoto(tx, context, row))
      await eventually(
        'the other process knows that it was deleted',
        async () => (await idsOf('username=carol', elsewhere)).length === 0,
      )
      await eventually(
        'the other process counts the photo no more',
        async () => (await elsewhere('GET', '/photos')).headers.get('x-total') === '4',
      )
      await other.close()
    })
}
