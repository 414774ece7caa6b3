import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { describeOnBothDatabases } from './databases.ts'
import { indexedSearch } from './indexed-search.ts'
import { startCatalogue } from './service.ts'
import { document, review } from './written-documents.ts'

/** Responses before a change fill the caches; every response after it must differ. */
describeOnBothDatabases('what was written', ({ location }) => {
  test('the next response of every kind shows the change', async () => {
    const database = location()
    const { get, as } = await startCatalogue(databaseOptions(database))
    const moderator = await as('mod', { role: 'database_mod' })
    const make = async (title: string) => {
      const { status, json } = await moderator('POST', '/anime', document('anime', { titles: { en: title } }))
      assert.equal(status, 201)
      return String(json.data.id)
    }
    const idsOf = async (path: string): Promise<string[]> =>
      (await get(path)).json.data.map(({ id }: { id: string }) => id)
    const idsMatching = async (text: string): Promise<string[]> => {
      const { json } = await indexedSearch(get, `/anime?filter[text]=${encodeURIComponent(text)}`)
      return json.data.map(({ id }: { id: string }) => id)
    }
    const readState = async () => ({
      count: (await get('/anime?page[limit]=1')).json.meta.count,
      all: await idsOf('/anime'),
      sorted: await idsOf('/anime?sort=canonicalTitle'),
      matches: await idsMatching('quiet harbour'),
    })

    const first = await make('A Quiet Harbour')
    assert.deepEqual(await readState(), { count: 1, all: [first], sorted: [first], matches: [first] })
    const second = await make('A Quiet Harbour: Winter')
    assert.deepEqual(await readState(), {
      count: 2,
      all: [first, second],
      sorted: [first, second],
      matches: [first, second],
    })

    const renamed = document('anime', { titles: { en: 'Zenith' }, canonicalTitle: 'Zenith' }, {}, first)
    assert.equal((await moderator('PATCH', `/anime/${first}`, renamed)).status, 200)
    assert.deepEqual(await readState(), {
      count: 2,
      all: [first, second],
      sorted: [second, first],
      matches: [second],
    })
    assert.deepEqual(await idsMatching('zenith'), [first])
    assert.equal((await get(`/anime/${first}`)).json.data.attributes.canonicalTitle, 'Zenith')

    assert.deepEqual((await get(`/anime/${second}/reviews`)).json.data, [])
    await idsOf('/trending/anime')
    const user = await as('ada')
    assert.equal((await user('POST', '/reviews', review(Number(second), { rating: 16 }))).status, 201)
    assert.equal((await get(`/anime/${second}/reviews`)).json.meta.count, 1)
    assert.equal((await get(`/anime/${second}?include=reviews`)).json.included.length, 1)
    assert.equal((await idsOf('/trending/anime'))[0], second)

    assert.equal((await moderator('DELETE', `/anime/${second}`)).status, 204)
    assert.deepEqual(await readState(), { count: 1, all: [first], sorted: [first], matches: [] })
    assert.equal((await get(`/anime/${second}`)).status, 404)
    assert.equal((await get(`/anime/${second}/reviews`)).status, 404)
    assert.deepEqual(await idsOf('/reviews'), [])
    assert.ok(!(await idsOf('/trending/anime')).includes(second))
  })
})
