import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { describeOnBothDatabases } from './databases.ts'
import { add, addAnime, addEpisodes, addGenres, addRelation } from './rows.ts'
import { startCatalogue } from './service.ts'

/** Work 5 is R18, and work 1 is not. Everything about work 5 must be hidden. */
describeOnBothDatabases('a work for adults', ({ location }) => {
  test('R18 works are hidden from anonymous callers', async (t) => {
    const database = location()
    const catalogue = await startCatalogue(databaseOptions(database))
    await catalogue.context.db.write(async (tx) => {
      await addAnime(
        tx,
        { id: 1, canonical_title: 'Harmless', popularity_rank: 2 },
        { id: 5, canonical_title: 'Harmful', age_rating: 'R18', popularity_rank: 1, user_count: 9 },
      )
      await addEpisodes(tx, 5, 3)
      await addGenres(tx, { action: [1, 5] })
      await addRelation(tx, 1, ['anime', 1], ['anime', 5])
      await addRelation(tx, 2, ['anime', 5], ['anime', 1])
      const of = { media_type: 'anime' as const, media_id: 5 }
      await add(tx, 'category', {
        id: 1,
        slug: 'space',
        title: 'Space',
        description: null,
        nsfw: 0,
        parent_id: null,
        child_count: 0,
        total_media_count: 2,
      })
      await tx
        .insertInto('media_category')
        .values({ ...of, category_id: 1 })
        .execute()
      await add(tx, 'mapping', {
        id: 1,
        external_site: 'anidb',
        external_id: '23',
        item_type: 'anime',
        item_id: 5,
      })
      await add(tx, 'franchise', { id: 1, slug: 'both', titles: '{}', canonical_title: 'Both' } as never)
      await add(tx, 'installment', { ...of, id: 1, franchise_id: 1, tag: 'main_story', position: 1 } as never)
      await add(tx, 'streamer', { id: 1, site_name: 'Kinema', streaming_links_count: 1 })
      await add(tx, 'streaming_link', {
        ...of,
        id: 1,
        streamer_id: 1,
        url: 'https://example.org/5',
        subs: '[]',
        dubs: '[]',
      })
    })
    const user = await catalogue.as('ada')

    const addresses = [
      '/anime/5',
      '/anime/title-5',
      '/anime/5/genres',
      '/anime/5/relationships/episodes',
      '/anime/5/_languages',
      '/episodes/50000',
      '/episodes/50000/media',
      '/media-relationships/1',
      '/media-relationships/2/source',
      '/mappings/1',
      '/mappings/1/item',
      '/installments/1',
      '/streaming-links/1',
      '/media/anime/poster_images/5/tiny.jpg',
      '/media/anime/cover_images/5/tiny.jpg',
      '/media/episodes/thumbnails/50000/tiny.jpg',
    ]
    for (const path of addresses)
      await t.test(`${path} is 404 for anonymous callers`, async () => {
        assert.equal((await catalogue.get(path)).status, 404)
        assert.equal((await user('GET', path)).status, 200)
      })

    const collections = [
      '/anime',
      '/anime?filter[id]=5',
      '/anime?filter[slug]=title-5',
      '/anime?filter[ageRating]=R18',
      '/anime?sort=-userCount',
      '/anime?filter[userCount]=9',
      '/anime?filter[streamers]=Kinema',
      '/anime?filter[text]=harmful',
      '/anime?filter[text]=harm&sort=-userCount',
      '/episodes',
      '/episodes?filter[mediaId]=5',
      '/media-relationships',
      '/anime/1/media-relationships',
      '/mappings',
      '/mappings?filter[externalSite]=anidb&filter[externalId]=23',
      '/categories/1/anime',
      '/installments',
      '/franchises/1/installments',
      '/streaming-links',
      '/streamers/1/streaming-links',
      '/trending/anime',
    ]
    for (const path of collections)
      await t.test(`${path} neither lists nor counts R18 works for anonymous callers`, async () => {
        const [few, all] = [(await catalogue.get(path)).json, (await user('GET', path)).json]
        assert.ok(few.data.length < all.data.length, `${few.data.length} of ${all.data.length}`)
        if (few.meta) assert.equal(few.meta.count, few.data.length)
        assert.doesNotMatch(JSON.stringify(few), /anime\/5\b|Harmful|50000/)
      })

    const inclusions = [
      '/anime/1?include=mediaRelationships.destination',
      '/genres?include=',
      '/categories/1?include=anime',
      '/franchises/1?include=installments.media',
      '/streamers/1?include=streamingLinks.media',
      '/trending/anime?include=mediaRelationships.destination',
    ]
    for (const path of inclusions)
      await t.test(`${path} has no link to R18 works for anonymous callers`, async () => {
        const { status, text } = await catalogue.get(path)
        assert.equal(status, 200)
        assert.doesNotMatch(text, /Harmful|"id":"5","type":"anime"|"type":"anime","id":"5"|50000/)
      })

    await t.test('responses for signed-in users are not cached for others', async () => {
      for (const path of ['/anime/5', '/anime', '/media/anime/poster_images/5/tiny.jpg']) {
        const { headers } = await user('GET', path)
        assert.match(headers.get('cache-control') ?? '', /^private\b/, path)
        assert.match(headers.get('vary') ?? '', /Authorization/, path)
      }
      assert.equal((await catalogue.get('/anime')).json.meta.count, 1)
    })
  })
})
