import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { averageRating } from '../src/ranking/average-rating.ts'
import { describeOnBothDatabases } from './databases.ts'
import { findContradictions } from './recount.ts'
import { addAnime } from './rows.ts'
import { startCatalogue } from './service.ts'
import { document, review } from './written-documents.ts'

describeOnBothDatabases('reviews', (databases) => {
  async function startFresh() {
    const database = databases.location()
    const catalogue = await startCatalogue(databaseOptions(database))
    const { db } = catalogue.context
    let lastId = Number(
      (
        await db.read
          .selectFrom('anime')
          .select(({ fn }) => fn.max('id').as('id'))
          .executeTakeFirst()
      )?.id ?? 0,
    )
    /** A separate work for this test. */
    const work = async (columns = {}) => {
      lastId += 1
      await db.write((tx) => addAnime(tx, { id: lastId, ...columns }))
      return lastId
    }
    const attributesOf = async (id: number) => (await catalogue.get(`/anime/${id}`)).json.data.attributes
    return { ...catalogue, work, attributesOf }
  }

  test('in one catalogue', async (t) => {
    const fresh = await startFresh()
    const start = () => fresh

    await t.test('a review creates a rating, and is visible everywhere immediately', async () => {
      const { as, get, work, attributesOf, context } = start()
      const [id, user] = [await work(), await as('ada')]
      await get(`/reviews?filter[mediaId]=${id}`)
      const { json, headers, status } = await user(
        'POST',
        '/reviews?include=user,media',
        review(id, { rating: 18, spoiler: true }),
      )
      assert.equal(status, 201)
      assert.match(headers.get('location') ?? '', /\/reviews\/\d+$/)
      assert.deepEqual(json.included.map(({ type }: { type: string }) => type).sort(), ['anime', 'users'])
      const { content, contentFormatted, rating, spoiler, likesCount } = json.data.attributes
      assert.deepEqual(
        { content, contentFormatted, rating, spoiler, likesCount },
        {
          content: 'It stays with you.',
          contentFormatted: '<p>It stays with you.</p>',
          rating: 18,
          spoiler: true,
          likesCount: 0,
        },
      )
      assert.equal((await get(`/reviews?filter[mediaId]=${id}`)).json.meta.count, 1)
      assert.equal((await get(`/anime/${id}/reviews`)).json.meta.count, 1)
      const work1 = await attributesOf(id)
      assert.equal(work1.userCount, 1)
      assert.equal(work1.ratingFrequencies['18'], '1')
      assert.equal(work1.averageRating, null)
      assert.equal((await get('/trending/anime?limit=1')).json.data[0].id, String(id))
      assert.equal((await get('/users?filter[slug]=ada')).json.data[0].attributes.reviewsCount, 1)
      assert.deepEqual(await findContradictions(context.db, 5), [])
    })

    await t.test(
      'an average appears with enough ratings, follows each rating, and disappears again',
      async () => {
        const { as, work, attributesOf, context } = start()
        const id = await work()
        const ids: string[] = []
        const ratings = [20, 18, 16, 2, 11]
        for (const [index, rating] of ratings.entries()) {
          assert.equal((await attributesOf(id)).averageRating, null)
          const user = await as(`rater-${index}`)
          ids.push((await user('POST', '/reviews', review(id, { rating }))).json.data.id)
        }
        const total = await context.db.read
          .selectFrom('rating_total')
          .selectAll()
          .where('media_type', '=', 'anime')
          .executeTakeFirstOrThrow()
        const sum = ratings.reduce((all, one) => all + one, 0)
        const mean = total.rating_sum / total.rating_count
        const average = averageRating({ sum, count: 5 }, mean, 5)
        assert.equal((await attributesOf(id)).averageRating, ((average ?? 0) / 100).toFixed(2))
        assert.equal((await attributesOf(id)).ratingRank, 1)
        const first = await as('rater-0')
        await first('PATCH', `/reviews/${ids[0]}`, document('reviews', { rating: 3 }, {}, ids[0]))
        assert.equal((await attributesOf(id)).ratingFrequencies['20'], '0')
        assert.equal((await attributesOf(id)).ratingFrequencies['3'], '1')
        await first('PATCH', `/reviews/${ids[0]}`, document('reviews', { rating: null }, {}, ids[0]))
        assert.equal((await attributesOf(id)).averageRating, null)
        assert.equal((await attributesOf(id)).userCount, 5)
        await first('DELETE', `/reviews/${ids[0]}`)
        assert.equal((await attributesOf(id)).userCount, 4)
        assert.deepEqual(await findContradictions(context.db, 5), [])
      },
    )

    await t.test('an imported average stays until there are enough ratings here', async () => {
      const { as, work, attributesOf } = start()
      const id = await work({ average_rating: 8228, user_count: 1000 })
      const user = await as('ada')
      const { json } = await user('POST', '/reviews', review(id, { rating: 2 }))
      assert.equal((await attributesOf(id)).averageRating, '82.28')
      assert.equal((await attributesOf(id)).userCount, 1001)
      await user('DELETE', `/reviews/${json.data.id}`)
      assert.equal((await attributesOf(id)).averageRating, '82.28')
      assert.equal((await attributesOf(id)).userCount, 1000)
    })

    await t.test('a hundred concurrent reviews of one work are all counted', async () => {
      const { as, work, attributesOf, context } = start()
      const id = await work()
      const people = await Promise.all(Array.from({ length: 100 }, (_, index) => as(`one-of-many-${index}`)))
      const responses = await Promise.all(
        people.map((person, index) => person('POST', '/reviews', review(id, { rating: 2 + (index % 19) }))),
      )
      assert.deepEqual([...new Set(responses.map(({ status }) => status))], [201])
      const work1 = await attributesOf(id)
      assert.equal(work1.userCount, 100)
      const counts = Object.values(work1.ratingFrequencies).map(Number)
      assert.equal(
        counts.reduce((all, one) => all + one, 0),
        100,
      )
      assert.deepEqual(await findContradictions(context.db, 5), [])
      const half = responses.slice(0, 50)
      await Promise.all(half.map(({ json }, index) => people[index]?.('DELETE', `/reviews/${json.data.id}`)))
      assert.equal((await attributesOf(id)).userCount, 50)
      assert.deepEqual(await findContradictions(context.db, 5), [])
    })

    await t.test('of fifty concurrent reviews by one user, one succeeds', async () => {
      const { as, work, attributesOf } = start()
      const [id, user] = [await work(), await as('hasty')]
      const responses = await Promise.all(
        Array.from({ length: 50 }, () => user('POST', '/reviews', review(id, { rating: 9 }))),
      )
      assert.equal(responses.filter(({ status }) => status === 201).length, 1)
      const rejected = responses.filter(({ status }) => status === 422)
      assert.equal(rejected.length, 49)
      for (const { json } of rejected) {
        assert.equal(json.errors[0].title, 'has already been taken')
        assert.equal(json.errors[0].detail, 'media - has already been taken')
        assert.equal(json.errors[0].source.pointer, '/data/relationships/media')
      }
      assert.equal((await attributesOf(id)).userCount, 1)
    })

    await t.test('likes are counted once per user', async () => {
      const { as, get, work } = start()
      const [id, author] = [await work(), await as('ada')]
      const { json } = await author('POST', '/reviews', review(id))
      const like = document('reviewLikes', {}, { review: ['reviews', json.data.id] })
      const [reader, other] = [await as('grace'), await as('hasty')]
      const { json: liked } = await reader('POST', '/review-likes', like)
      assert.equal((await reader('POST', '/review-likes', like)).status, 422)
      await other('POST', '/review-likes', like)
      const likes = async () => (await get(`/reviews/${json.data.id}`)).json.data.attributes.likesCount
      assert.equal(await likes(), 2)
      await reader('DELETE', `/review-likes/${liked.data.id}`)
      assert.equal(await likes(), 1)
      await author('DELETE', `/reviews/${json.data.id}`)
      assert.equal((await get(`/review-likes?filter[reviewId]=${json.data.id}`)).json.meta.count, 0)
    })

    await t.test('votes for reactions are reset when the text changes', async () => {
      const { as, get, work } = start()
      const [id, author, reader] = [await work(), await as('ada'), await as('grace')]
      const body = document(
        'mediaReactions',
        { reaction: ' A warm one. ' },
        { anime: ['anime', id], manga: null },
      )
      const { json } = await author('POST', '/media-reactions', body)
      assert.equal(json.data.attributes.reaction, 'A warm one.')
      assert.equal(
        (await author('POST', '/media-reactions', body)).json.errors[0].detail,
        'anime - has already been taken',
      )
      const vote = document('mediaReactionVotes', {}, { mediaReaction: ['mediaReactions', json.data.id] })
      const own = await author('POST', '/media-reaction-votes', vote)
      assert.equal(own.json.errors[0].detail, 'user - You can not vote for yourself')
      assert.equal((await reader('POST', '/media-reaction-votes', vote)).status, 201)
      const votes = async () =>
        (await get(`/media-reactions/${json.data.id}`)).json.data.attributes.upVotesCount
      assert.equal(await votes(), 1)
      const same = document('mediaReactions', { reaction: 'A warm one.' }, {}, json.data.id)
      await author('PATCH', `/media-reactions/${json.data.id}`, same)
      assert.equal(await votes(), 1)
      const another = document('mediaReactions', { reaction: 'Too long.' }, {}, json.data.id)
      await author('PATCH', `/media-reactions/${json.data.id}`, another)
      assert.equal(await votes(), 0)
    })

    await t.test('R18 works can be reviewed by signed-in users, and stay hidden from others', async () => {
      const { as, anonymous, get, work } = start()
      const [id, user] = [await work({ age_rating: 'R18' }), await as('ada')]
      assert.equal((await anonymous('POST', '/reviews', review(id))).status, 403)
      const { json } = await user('POST', '/reviews', review(id, { rating: 20 }))
      assert.equal((await get(`/reviews/${json.data.id}`)).status, 404)
      assert.equal((await user('GET', `/reviews/${json.data.id}`)).status, 200)
      const { json: trending } = await get('/trending/anime?limit=50')
      assert.ok(!trending.data.some((one: { id: string }) => one.id === String(id)))
    })

    await t.test('a new text has at most 50,000 characters, and a longer one stays readable', async () => {
      const { as, work, get, write } = start()
      const user = await as('ada')
      const { json } = await user('POST', '/reviews', review(await work(), { content: 'x'.repeat(50_000) }))
      const { id } = json.data
      const change = (attributes: object) =>
        user('PATCH', `/reviews/${id}`, { data: { type: 'reviews', id, attributes } })
      assert.equal((await change({ content: 'x'.repeat(50_001) })).status, 422)
      const content = 'x'.repeat(60_000)
      await write((tx) =>
        tx.updateTable('review').set({ content }).where('id', '=', Number(id)).executeTakeFirst(),
      )
      assert.equal((await change({ spoiler: true })).status, 200)
      const { attributes } = (await get(`/reviews/${id}`)).json.data
      assert.deepEqual([attributes.content, attributes.spoiler], [content, true])
    })

    await t.test('read-only attributes can be sent back, but not changed', async () => {
      const { as, get, work } = start()
      const [id, user] = [await work(), await as('ada')]
      const { json } = await user('POST', '/reviews', review(id, { rating: 12 }))
      const { attributes, relationships } = (await get(`/reviews/${json.data.id}`)).json.data
      const completeDocument = {
        data: { type: 'reviews', id: json.data.id, attributes: { ...attributes, rating: 14 }, relationships },
      }
      const saved = await user('PATCH', `/reviews/${json.data.id}`, completeDocument)
      assert.equal(saved.status, 200, saved.text)
      assert.equal(saved.json.data.attributes.rating, 14)
      const forged = { data: { ...completeDocument.data, attributes: { likesCount: 1000 } } }
      assert.equal(
        (await user('PATCH', `/reviews/${json.data.id}`, forged)).json.errors[0].detail,
        'likesCount is not allowed.',
      )
      const movedReview = document('reviews', {}, { media: ['anime', await work()] }, json.data.id)
      assert.equal((await user('PATCH', `/reviews/${json.data.id}`, movedReview)).status, 422)
    })
  })
})
