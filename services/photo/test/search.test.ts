import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions, describeOnBothDatabases, type TestDatabases } from '@octavo/testing/databases.ts'
import { statementsOf } from '@octavo/testing/statements.ts'
import definition from '../src/index.ts'
import { publish } from './photo-making.ts'
import { startPhoto } from './service.ts'

describeOnBothDatabases(
  'search',
  ({ location }) => test('over HTTP', (t) => testSearch(t, location())),
  definition,
)

async function testSearch(t: { test: typeof test }, database: ReturnType<TestDatabases['location']>) {
  const service = await startPhoto(databaseOptions(database))
  const { as, context } = service
  const ada = await as('ada')
  const day = 86_400_000
  const make = (words: string, input: Parameters<typeof publish>[2] = {}) =>
    publish(context, ada.user.id, { altDescription: words, ...input })
  const search = async (query: string) => (await ada('GET', `/search/photos?${query}`)).json
  const idsOf = async (query: string) => (await search(query)).results.map(({ id }: { id: string }) => id)

  await t.test('words are found in tags, texts, location and the name of the user', async () => {
    const { uid } = await make('Glacier lagoon', {
      description: 'Icebergs drifting',
      tags: ['cold water'],
      location: { city: 'Höfn', country: 'Iceland' },
    })
    for (const words of [
      'glaciers',
      'LAGOON',
      'iceberg',
      'cold',
      'hofn',
      'iceland',
      'ada',
      'glacier iceland',
    ])
      assert.deepEqual(await idsOf(`query=${words}`), [uid], words)
    assert.deepEqual(await idsOf('query=volcano'), [])
  })

  await t.test('a photo with the word in its tags comes before one with it in the description', async () => {
    const described = await make('First', { description: 'a tulip' })
    const tagged = await make('Second', { tags: ['tulip'] })
    const described2 = await make('Third', { description: 'one more tulip' })
    assert.equal((await idsOf('query=tulip'))[0], tagged.uid)
    assert.deepEqual((await idsOf('query=tulip')).sort(), [described.uid, tagged.uid, described2.uid].sort())
  })

  await t.test('if no photo has all words, photos with some are found', async () => {
    const { uid } = await make('Lighthouse')
    assert.deepEqual(await idsOf('query=lighthouse+unicorn'), [uid])
  })

  await t.test('filters and orders', async () => {
    const now = context.clock.now()
    const old = await make('Kite', { createdAtMs: now - 3 * day, promotedAtMs: now, width: 100, height: 300 })
    const red = await make('Kite', {
      createdAtMs: now - 2 * day,
      colors: [
        { color: 'red', coverage: 400 },
        { color: 'blue', coverage: 100 },
      ],
    })
    const late = await make('Kite', { createdAtMs: now - day, contentRating: 'sensitive' })
    assert.deepEqual(await idsOf('query=kite&order_by=latest'), [late.uid, red.uid, old.uid])
    assert.equal((await idsOf('query=kite&order_by=editorial'))[0], old.uid)
    assert.deepEqual(await idsOf('query=kite&orientation=portrait'), [old.uid])
    assert.deepEqual(await idsOf('query=kite&color=red&lang=de'), [red.uid])
    assert.deepEqual(await idsOf('query=kite&color=blue'), [])
    assert.equal((await idsOf('query=kite&content_filter=high')).includes(late.uid), false)
    const { json: collection } = await ada('POST', '/collections', { title: 'Kites' })
    await ada('POST', `/collections/${collection.id}/add`, { photo_id: old.uid })
    assert.deepEqual(await idsOf(`query=kite&collections=${collection.id}`), [old.uid])
    assert.deepEqual(await idsOf('query=kite&collections=unknown'), [])
  })

  await t.test('the envelope and the headers say how many there are', async () => {
    for (let count = 0; count < 5; count++) await make('Balloon')
    const { json, headers } = await ada('GET', '/search/photos?query=balloon&per_page=2&page=2')
    assert.deepEqual(Object.keys(json), ['total', 'total_pages', 'results'])
    assert.deepEqual([json.total, json.total_pages, json.results.length], [5, 3, 2])
    assert.deepEqual([headers.get('x-total'), headers.get('x-per-page')], ['5', '2'])
    assert.match(headers.get('link') ?? '', /page=3&query=balloon&per_page=2>; rel="next"$/)
    const list = await ada('GET', '/photos/search?query=balloon&per_page=2')
    assert.ok(Array.isArray(list.json) && list.json.length === 2)
  })

  await t.test('pages partition the matches', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => idsOf(`query=balloon&per_page=2&page=${page}`)))
    assert.equal(new Set(pages.flat()).size, 5)
  })

  await t.test('a new photo is found at once, and its new words as well', async () => {
    assert.deepEqual(await idsOf('query=comet'), [])
    const { uid } = await make('Comet')
    assert.deepEqual(await idsOf('query=comet'), [uid])
    await ada('PUT', `/photos/${uid}`, { alt_description: 'Meteor' })
    assert.deepEqual(await idsOf('query=comet'), [])
    assert.deepEqual(await idsOf('query=meteor'), [uid])
  })

  await t.test('a search needs words', async () => {
    for (const path of ['/search/photos', '/search/users?query=', '/search/collections', '/photos/search'])
      assert.deepEqual((await ada('GET', path)).json, { errors: ['query is missing'] })
    for (const query of [
      '%26',
      '"',
      '-',
      '%22%22',
      '🫥',
      'x'.repeat(5_000),
      'a '.repeat(1_000),
      '-red -blue',
    ])
      assert.equal((await ada('GET', `/search/photos?query=${query}`)).status, 200, query.slice(0, 20))
  })

  await t.test('collections are found by their texts, without private ones', async () => {
    const create = async (title: string, more = {}) =>
      (await ada('POST', '/collections', { title, ...more })).json.id as string
    const id = await create('Winter mornings', { description: 'Frost and light' })
    const hidden = await create('Winter secrets', { private: true })
    const find = async (words: string) =>
      (await ada('GET', `/search/collections?query=${words}`)).json.results.map(
        (each: { id: string }) => each.id,
      )
    assert.deepEqual(await find('winter'), [id])
    assert.deepEqual(await find('frost'), [id])
    await ada('PUT', `/collections/${hidden}`, { private: false, title: 'Summer' })
    assert.deepEqual(await find('summer'), [hidden])
    await ada('DELETE', `/collections/${hidden}`)
    assert.deepEqual(await find('summer'), [])
  })

  await t.test('users are found by name and bio', async () => {
    const grace = await as('grace')
    await grace('PUT', '/me', { first_name: 'Grace', last_name: 'Hopper', bio: 'Compiler pioneer' })
    for (const words of ['grace', 'hopper', 'pioneer']) {
      const { json } = await ada('GET', `/search/users?query=${words}`)
      assert.deepEqual([json.total, json.results[0].username], [1, 'grace'])
    }
  })

  await t.test('a page after the last has the total', async () => {
    await ada('POST', '/collections', { title: 'Autumn' })
    for (const path of ['/search/users?query=grace', '/search/collections?query=autumn']) {
      const { json, headers } = await ada('GET', `${path}&page=50`)
      assert.deepEqual([json.total, json.results, headers.get('x-total')], [1, [], '1'], path)
    }
  })

  await t.test('a page costs at most six statements', async () => {
    for (const path of [
      '/search/photos?query=balloon',
      '/photos',
      '/photos/random?count=30',
      '/photos/curated',
    ]) {
      // Loads what is cached.
      await ada('GET', path)
      const statements = await statementsOf(context.db, () => ada('GET', path))
      assert.ok(statements.length <= 6, `${path}: ${statements.map(({ sql }) => sql).join('\n')}`)
    }
  })
}
