import assert from 'node:assert/strict'
import { test } from 'node:test'
import { add, addAnime, addGenres } from './rows.ts'
import { startCatalogue } from './service.ts'

const catalogue = await startCatalogue()
const { get, write } = catalogue
await write(async (tx) => {
  const ranked = Array.from({ length: 15 }, (_, index) => ({ id: index + 1, popularity_rank: 15 - index }))
  await addAnime(tx, ...ranked, { id: 20, age_rating: 'R18', popularity_rank: 1 })
  await addGenres(tx, { action: [3] })
  await tx
    .insertInto('trend')
    .values([
      { media_type: 'anime', media_id: 3, score: 5.5 },
      { media_type: 'anime', media_id: 4, score: 7 },
      { media_type: 'anime', media_id: 20, score: 70 },
    ])
    .execute()
  const category = { description: null, nsfw: 0, parent_id: null, child_count: 0, total_media_count: 2 }
  await add(tx, 'category', { id: 1, slug: 'space', title: 'Space', ...category })
  await tx
    .insertInto('media_category')
    .values([3, 9].map((media_id) => ({ media_type: 'anime' as const, media_id, category_id: 1 })))
    .execute()
})
const ids = ({ json }: { json: { data: { id: string }[] } }) => json.data.map(({ id }) => id).join(' ')

test('trending: by score, then by popularity, without pagination', async () => {
  const response = await get('/trending/anime')
  assert.equal(ids(response), '4 3 15 14 13 12 11 10 9 8')
  assert.deepEqual(Object.keys(response.json), ['data'])
  assert.equal(ids(await get('/api/edge/trendings/anime?limit=3')), '4 3 15')
  assert.equal((await get('/trending/anime?limit=50')).json.data.length, 15)
  assert.deepEqual((await get('/trending/manga')).json, { data: [] })
})

test('trending: supports include, and ignores other parameters', async () => {
  const { json } = await get('/trending/anime?limit=2&include=genres&filter[status]=current&page[limit]=20')
  assert.equal(json.included.length, 1)
  assert.deepEqual(json.data[1].relationships.genres.data, [{ type: 'genres', id: '1' }])
})

test('trending: within a category, by id or slug', async () => {
  for (const category of ['space', '1'])
    assert.equal(ids(await get(`/trending/anime?in_category=true&category=${category}`)), '3 9')
  assert.equal(ids(await get('/trending/anime?in_category=true&category=none')), '')
  assert.equal((await get('/trending/anime?limit=none')).status, 400)
})

test('trending: signed-in users see R18 works; follows are not implemented', async () => {
  const user = await catalogue.as('somebody')
  assert.equal(ids(await user('GET', '/trending/anime?limit=1')), '20')
  assert.equal(ids(await user('GET', '/trending/anime?in_network=true')), '')
})
