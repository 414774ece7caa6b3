import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import Kitsu from 'kitsu'
import { addAnime } from './rows.ts'
import { startCatalogue } from './service.ts'

// The clients have no types for responses.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Any = any
const Devour: Any = createRequire(import.meta.url)('devour-client')

async function start() {
  const catalogue = await startCatalogue()
  await catalogue.context.db.write((tx) => addAnime(tx, { id: 1 }, { id: 2 }))
  const user = await catalogue.as('ada')
  const moderator = await catalogue.as('mod', { role: 'database_mod' })
  return { ...catalogue, user, moderator }
}

test('kitsu: a user creates, updates and deletes a review', async () => {
  const { url, user, get } = await start()
  const api: Any = new Kitsu({
    baseURL: `${url}/api/edge`,
    headers: { Authorization: `Bearer ${user.token}` },
  })
  const { data: created } = await api.post('reviews', {
    content: 'It *stays* with you.',
    rating: 18,
    media: { data: { id: '1', type: 'anime' } },
  })
  assert.equal(created.rating, 18)
  assert.equal(created.contentFormatted, '<p>It <em>stays</em> with you.</p>')
  const { data: updated } = await api.patch('reviews', { id: created.id, spoiler: true, rating: 12 })
  assert.deepEqual([updated.spoiler, updated.rating], [true, 12])
  const { data: like } = await api.post('review-likes', {
    review: { data: { id: created.id, type: 'reviews' } },
  })
  const { data: liked } = await api.get(`reviews/${created.id}`)
  assert.equal(liked.likesCount, 1)
  await api.delete('review-likes', like.id)
  await assert.rejects(
    api.post('reviews', { content: 'Again.', media: { data: { id: '1', type: 'anime' } } }),
    (error: Any) => {
      assert.equal(error.response?.status, 422)
      return true
    },
  )
  await api.delete('reviews', created.id)
  assert.equal((await get(`/reviews/${created.id}`)).status, 404)
})

test('devour: a user creates a review, and a moderator a work with categories', async () => {
  const { url, user, moderator, get } = await start()
  const api = new Devour({ apiUrl: url, logger: false, bearer: user.token })
  const media = { jsonApi: 'hasOne', type: 'anime' }
  api.define('review', { content: '', rating: '', spoiler: '', media })
  api.define(
    'anime',
    { titles: '', canonicalTitle: '', genres: { jsonApi: 'hasMany', type: 'genres' } },
    { collectionPath: 'anime', type: 'anime' },
  )
  api.define('genre', { name: '' })
  const { data: created } = await api.create('review', {
    content: 'Fine.',
    rating: 14,
    media: { id: '2', type: 'anime' },
  })
  assert.equal(created.rating, 14)
  const { data: updated } = await api.update('review', { id: created.id, content: 'Finer.' })
  assert.equal(updated.content, 'Finer.')
  await api.destroy('review', created.id)
  assert.equal((await get(`/reviews/${created.id}`)).status, 404)

  const boss = new Devour({ apiUrl: url, logger: false, bearer: moderator.token })
  boss.models = api.models
  const { data: genre } = await boss.create('genre', { name: 'Quiet' })
  const { data: work } = await boss.create('anime', {
    titles: { en: 'Still Water' },
    genres: [{ id: genre.id, type: 'genres' }],
  })
  assert.equal(work.canonicalTitle, 'Still Water')
  assert.equal((await get('/anime?filter[genres]=quiet')).json.data[0].id, work.id)
})
