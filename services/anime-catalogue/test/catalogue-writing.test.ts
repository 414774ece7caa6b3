import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { describeOnBothDatabases } from './databases.ts'
import { findContradictions } from './recount.ts'
import { startCatalogue } from './service.ts'
import { document, identifier, type Links, review } from './written-documents.ts'

describeOnBothDatabases('writing the catalogue', (databases) => {
  async function startFresh() {
    const database = databases.location()
    const catalogue = await startCatalogue(databaseOptions(database))
    const moderator = await catalogue.as('mod', { role: 'database_mod' })
    const make = async (type: string, attributes: Record<string, unknown>, links: Links = {}) => {
      const path = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      const response = await moderator('POST', `/${path}`, document(type, attributes, links))
      assert.equal(response.status, 201, response.text)
      return response.json.data as { id: string; attributes: Record<string, unknown> }
    }
    const change = (
      path: string,
      type: string,
      id: string,
      attributes: Record<string, unknown>,
      links: Links = {},
    ) => moderator('PATCH', `/${path}/${id}`, document(type, attributes, links, id))
    const idsAt = async (path: string): Promise<string[]> =>
      (await catalogue.get(path)).json.data.map(({ id }: { id: string }) => id)
    return { ...catalogue, moderator, make, change, idsAt }
  }

  test('in one catalogue', async (t) => {
    const catalogue = await startFresh()
    const start = () => catalogue

    await t.test('a new work gets a new id, a slug and all derived attributes', async () => {
      const { make, idsAt, get } = start()
      const before = (await get('/anime')).json.meta.count
      const { id, attributes } = await make('anime', {
        titles: { ja_jp: '冬の歌', en_jp: 'Fuyu no Uta' },
        abbreviated_titles: ['FnU'],
        'episode-count': 3,
        episodeLength: 24,
        startDate: '2025-12-06',
        subtype: 'TV',
        synopsis: 'It snows.',
      })
      assert.ok(Number(id) > 10_000_000)
      const {
        slug,
        canonicalTitle,
        totalLength,
        status,
        description,
        abbreviatedTitles,
        coverImageTopOffset,
      } = attributes
      assert.deepEqual(
        { slug, canonicalTitle, totalLength, status, description, abbreviatedTitles, coverImageTopOffset },
        {
          slug: 'fuyu-no-uta',
          canonicalTitle: 'Fuyu no Uta',
          totalLength: 72,
          status: 'current',
          description: 'It snows.',
          abbreviatedTitles: ['FnU'],
          coverImageTopOffset: 0,
        },
      )
      assert.deepEqual(await idsAt('/anime?filter[season]=winter&filter[seasonYear]=2026'), [id])
      assert.deepEqual(await idsAt('/anime?filter[year]=2025'), [id])
      assert.deepEqual(await idsAt('/anime?filter[text]=fuyu no uta&page[limit]=1'), [id])
      assert.equal((await get('/anime')).json.meta.count, before + 1)
      const { json } = await get(`/anime/${id}/episodes`)
      assert.deepEqual(
        json.data.map(({ attributes }: { attributes: { number: number; length: number } }) => [
          attributes.number,
          attributes.length,
        ]),
        [
          [1, 24],
          [2, 24],
          [3, 24],
        ],
      )
    })

    await t.test('works with the same title get different slugs, and old slugs still resolve', async () => {
      const { make, change, get, idsAt } = start()
      const first = await make('anime', {
        titles: { en: 'Same Name' },
        subtype: 'TV',
        startDate: '2001-01-01',
      })
      const second = await make('anime', {
        titles: { en: 'Same Name' },
        subtype: 'TV',
        startDate: '2020-01-01',
      })
      assert.deepEqual([first.attributes.slug, second.attributes.slug], ['same-name', 'same-name-2020'])
      const { json } = await change('anime', 'anime', first.id, { titles: { en: 'Another Name' } })
      assert.equal(json.data.attributes.canonicalTitle, 'Another Name')
      assert.equal(json.data.attributes.slug, 'another-name')
      assert.equal((await get('/anime/same-name')).json.data.id, first.id)
      assert.deepEqual(await idsAt('/anime?filter[slug]=same-name'), [first.id])
      const third = await make('anime', { titles: { en: 'Same Name' }, subtype: 'TV' })
      assert.notEqual(third.attributes.slug, 'same-name')
      const back = await change('anime', 'anime', first.id, { canonicalTitle: 'Same Name' })
      assert.equal(back.json.data.attributes.slug, 'same-name')
    })

    await t.test('a change is visible in every response immediately', async () => {
      const { make, change, idsAt, get } = start()
      const { id } = await make('anime', {
        titles: { en_jp: 'Gurenmaru' },
        ageRating: 'PG',
        startDate: '2010-04-01',
      })
      const since = new Date().toISOString()
      assert.deepEqual(await idsAt('/anime?filter[text]=gurenmaru&page[limit]=1'), [id])
      await change('anime', 'anime', id, { titles: { en_jp: 'Aoimaru' }, startDate: '2011-07-01' })
      assert.deepEqual(await idsAt('/anime?filter[text]=aoimaru&page[limit]=1'), [id])
      assert.deepEqual(await idsAt('/anime?filter[seasonYear]=2011'), [id])
      assert.deepEqual(await idsAt('/anime?filter[seasonYear]=2010'), [])
      assert.ok((await idsAt(`/anime?filter[since]=${since}&page[limit]=20`)).includes(id))
      await change('anime', 'anime', id, { ageRating: 'R18' })
      assert.equal((await get(`/anime/${id}`)).status, 404)
      assert.deepEqual(await idsAt('/anime?filter[text]=aoimaru&page[limit]=1'), [])
    })

    await t.test('episodes follow the episode count', async () => {
      const { make, change, get } = start()
      const { id } = await make('anime', { titles: { en: 'Longer' }, episodeCount: 2, episodeLength: 10 })
      const numbers = async () =>
        (await get(`/anime/${id}/episodes?page[limit]=20`)).json.data.map(
          ({ attributes }: { attributes: { number: number; length: number } }) =>
            `${attributes.number}:${attributes.length}`,
        )
      await change('anime', 'anime', id, { episodeCount: 4 })
      assert.deepEqual(await numbers(), ['1:10', '2:10', '3:10', '4:10'])
      const [, second] = (await get(`/anime/${id}/episodes`)).json.data
      await change('episodes', 'episodes', second.id, { length: 30 })
      const { json } = await change('anime', 'anime', id, { episodeCount: 3, episodeLength: 12 })
      assert.deepEqual(await numbers(), ['1:12', '2:30', '3:12'])
      assert.equal(json.data.attributes.totalLength, 36)
      const rejected = await change('episodes', 'episodes', second.id, { number: 3 })
      assert.equal(rejected.json.errors[0].detail, 'number - has already been taken')
    })

    await t.test('a relationship is replaced, added to or removed from, atomically', async () => {
      const { make, moderator, idsAt, get, context } = start()
      const shelves = []
      for (const title of ['One', 'Two', 'Three']) shelves.push(await make('categories', { title }))
      const [one, two, three] = shelves.map(({ id }) => id) as [string, string, string]
      const { id } = await make('anime', { titles: { en: 'Shelved' } })
      const path = `/anime/${id}/relationships/categories`
      const send = async (method: string, ...ids: string[]) =>
        (await moderator(method, path, { data: ids.map((one) => identifier('categories', one)) })).status
      assert.equal(await send('PATCH', one, two), 204)
      assert.deepEqual(await idsAt(path), [one, two])
      assert.equal(await send('POST', two, three, three), 204)
      assert.deepEqual(await idsAt(path), [one, two, three])
      assert.equal(await send('DELETE', one, '999999'), 204)
      assert.deepEqual(await idsAt(path), [two, three])
      assert.equal(await send('PATCH', one, '999999'), 404)
      assert.deepEqual(await idsAt(path), [two, three])
      assert.deepEqual(await idsAt('/anime?filter[categories]=two,three'), [id])
      const counts = await Promise.all(
        shelves.map(
          async (shelf) => (await get(`/categories/${shelf.id}`)).json.data.attributes.totalMediaCount,
        ),
      )
      assert.deepEqual(counts, [0, 1, 1])
      assert.equal(await send('PATCH'), 204)
      assert.deepEqual(await idsAt(path), [])
      assert.deepEqual(await findContradictions(context.db, 5), [])
    })

    await t.test('categories form a tree without cycles and count their children', async () => {
      const { make, change, moderator, get, context } = start()
      const root = await make('categories', { title: 'Root' })
      const middle = await make('categories', { title: 'Middle' }, { parent: ['categories', root.id] })
      const leaf = await make('categories', { title: 'Leaf' }, { parent: ['categories', middle.id] })
      const circle = await change(
        'categories',
        'categories',
        root.id,
        {},
        { parent: ['categories', leaf.id] },
      )
      assert.equal(circle.status, 422)
      assert.equal(circle.json.errors[0].source.pointer, '/data/relationships/parent')
      assert.equal(
        (await moderator('POST', '/categories', document('categories', { title: 'LEAF' }))).status,
        422,
      )
      assert.equal((await moderator('DELETE', `/categories/${middle.id}`)).status, 204)
      assert.equal((await get(`/categories/${leaf.id}/parent`)).json.data.id, root.id)
      assert.equal((await get(`/categories/${root.id}`)).json.data.attributes.childCount, 1)
      const freed = await moderator('PATCH', `/categories/${leaf.id}/relationships/parent`, { data: null })
      assert.equal(freed.status, 204)
      assert.equal((await get(`/categories/${root.id}`)).json.data.attributes.childCount, 0)
      assert.deepEqual(await findContradictions(context.db, 5), [])
    })

    await t.test('deleting a work deletes everything about it, and its id is never reused', async () => {
      const { make, moderator, as, get, idsAt, context } = start()
      const work = await make('anime', { titles: { en: 'Doomed Title' }, episodeCount: 2 })
      const other = await make('anime', { titles: { en: 'Surviving' } })
      const media = ['anime', work.id] as const
      const character = await make('characters', { names: { en: 'Kin' } }, { primaryMedia: media })
      const person = await make('people', { name: 'Voice' })
      const mediaCharacter = await make(
        'mediaCharacters',
        { role: 'main' },
        { media, character: ['characters', character.id] },
      )
      await make(
        'characterVoices',
        { locale: 'ja_jp' },
        { mediaCharacter: ['mediaCharacters', mediaCharacter.id], person: ['people', person.id] },
      )
      await make('mediaStaff', { role: 'Director' }, { media, person: ['people', person.id] })
      const company = await make('producers', { name: 'Works' })
      await make('mediaProductions', { role: 'studio' }, { media, company: ['producers', company.id] })
      const streamer = await make('streamers', { siteName: 'Stream' })
      await make(
        'streamingLinks',
        { url: 'https://example.org/doomed', subs: ['en'] },
        { media, streamer: ['streamers', streamer.id] },
      )
      const [episode] = (await get(`/anime/${work.id}/episodes`)).json.data
      await make(
        'videos',
        { url: 'https://example.org/v' },
        { episode: ['episodes', episode.id], streamer: ['streamers', streamer.id] },
      )
      await make('mappings', { externalSite: 'anidb', externalId: '77' }, { item: media })
      await make(
        'mediaRelationships',
        { role: 'sequel' },
        { source: media, destination: ['anime', other.id] },
      )
      await make(
        'mediaRelationships',
        { role: 'prequel' },
        { source: ['anime', other.id], destination: media },
      )
      const franchise = await make('franchises', { titles: { en: 'All' } })
      await make(
        'installments',
        { tag: 'main_story', position: 1 },
        { media, franchise: ['franchises', franchise.id] },
      )
      await make('quotes', { content: 'Bye.' }, { media, character: ['characters', character.id] })
      const category = await make('categories', { title: 'Doom' })
      await moderator('PATCH', `/anime/${work.id}/relationships/categories`, {
        data: [identifier('categories', category.id)],
      })
      const user = await as('ada')
      const { json: reviewDocument } = await user('POST', '/reviews', review(Number(work.id), { rating: 10 }))
      await user(
        'POST',
        '/review-likes',
        document('reviewLikes', {}, { review: ['reviews', reviewDocument.data.id] }),
      )
      await user(
        'POST',
        '/media-reactions',
        document('mediaReactions', { reaction: 'Oh.' }, { anime: media }),
      )
      await context.db.write((tx) =>
        tx
          .insertInto('media_source')
          .values({
            media_type: 'anime',
            media_id: Number(work.id),
            source: 'test',
            fields: '[]',
            taken_at_ms: 1,
          })
          .execute(),
      )

      assert.equal((await moderator('DELETE', `/anime/${work.id}`)).status, 204)
      assert.equal((await moderator('DELETE', `/anime/${work.id}`)).status, 404)
      for (const path of [
        `/anime/${work.id}`,
        '/anime/doomed-title',
        `/reviews/${reviewDocument.data.id}`,
        `/episodes/${episode.id}`,
      ])
        assert.equal((await get(path)).status, 404, path)
      assert.deepEqual(await idsAt(`/anime/${other.id}/media-relationships`), [])
      assert.deepEqual(await idsAt(`/characters/${character.id}/media-characters`), [])
      assert.equal((await get(`/characters/${character.id}/primary-media`)).json.data, null)
      assert.equal((await get(`/streamers/${streamer.id}`)).json.data.attributes.streamingLinksCount, 0)
      assert.ok(!(await idsAt('/anime?filter[text]=doomed title&page[limit]=1')).includes(work.id))
      assert.ok(!(await idsAt('/trending/anime?limit=50')).includes(work.id))
      assert.deepEqual(await findContradictions(context.db, 5), [])
      const next = await make('anime', { titles: { en: 'Doomed Title' } })
      assert.notEqual(next.id, work.id)
      assert.equal(next.attributes.slug, 'doomed-title')
    })

    await t.test('deleting people, characters and companies deletes references to them', async () => {
      const { make, moderator, context } = start()
      const work = await make('anime', { titles: { en: 'Peopled' } })
      const media = ['anime', work.id] as const
      const [character, person, company] = [
        await make('characters', { names: { en: 'Kin' } }),
        await make('people', { name: 'Voice' }),
        await make('producers', { name: 'Works' }),
      ]
      const part = await make(
        'mediaCharacters',
        { role: 'main' },
        { media, character: ['characters', character.id] },
      )
      await make(
        'characterVoices',
        { locale: 'en' },
        {
          mediaCharacter: ['mediaCharacters', part.id],
          person: ['people', person.id],
          licensor: ['producers', company.id],
        },
      )
      await make('quotes', { content: 'Hi.' }, { media, character: ['characters', character.id] })
      for (const [type, id] of [
        ['characters', character.id],
        ['people', person.id],
        ['producers', company.id],
      ] as const)
        await make('mappings', { externalSite: 'anidb', externalId: `${type}-${id}` }, { item: [type, id] })
      for (const path of [`/producers/${company.id}`, `/people/${person.id}`, `/characters/${character.id}`])
        assert.equal((await moderator('DELETE', path)).status, 204, path)
      assert.deepEqual(await findContradictions(context.db, 5), [])
    })

    await t.test('characters with the same name get different slugs, in any script', async () => {
      const { make } = start()
      const [first, second] = [
        await make('characters', { names: { en: 'Rei Aoki' } }),
        await make('characters', { names: { en: 'Rei Aoki' } }),
      ]
      assert.deepEqual([first.attributes.slug, second.attributes.slug], ['rei-aoki', 'rei-aoki-2'])
      const native = await make('characters', { names: { ja_jp: '青木' }, canonicalName: 'ja_jp' })
      assert.equal(native.attributes.canonicalName, '青木')
      assert.match(String(native.attributes.slug), /^character/)
    })

    await t.test('duplicate relationships of a work are refused', async () => {
      const { make, moderator } = start()
      const work = await make('anime', { titles: { en: 'Once' } })
      const mapping = document(
        'mappings',
        { externalSite: 'livechart', externalId: '5' },
        { item: ['anime', work.id] },
      )
      assert.equal((await moderator('POST', '/mappings', mapping)).status, 201)
      const again = await moderator('POST', '/mappings', mapping)
      assert.deepEqual(
        [again.status, again.json.errors[0].detail],
        [422, 'externalId - has already been taken'],
      )
      const self = document(
        'mediaRelationships',
        { role: 'sequel' },
        { source: ['anime', work.id], destination: ['anime', work.id] },
      )
      assert.equal((await moderator('POST', '/media-relationships', self)).status, 422)
    })

    await t.test('links must be http or https', async () => {
      const { make, moderator } = start()
      const work = await make('anime', { titles: { en: 'Linked' } })
      const streamer = await make('streamers', { siteName: 'Web' })
      for (const url of [
        'javascript:alert(1)',
        'data:text/html,x',
        'ftp://example.org/',
        '/here',
        'nothing',
      ]) {
        const links: Links = { media: ['anime', work.id], streamer: ['streamers', streamer.id] }
        const response = await moderator(
          'POST',
          '/streaming-links',
          document('streamingLinks', { url }, links),
        )
        assert.equal(response.json.errors?.[0].detail, 'url - is invalid', url)
      }
    })

    await t.test('malformed Unicode, SQL and prototype paths are stored as plain text', async () => {
      const { make } = start()
      const title = `x\ud800'; drop table anime; -- \u202e\u200b`
      const { attributes } = await make('anime', {
        titles: { en: title, __proto__: null, constructor: 'c' },
        canonicalTitle: title,
      })
      assert.equal(attributes.canonicalTitle, title.toWellFormed())
      assert.deepEqual(Object.keys(asRecord(attributes.titles)), ['en', 'constructor'])
    })

    await t.test('a local id applies only within its document', async () => {
      const { moderator } = start()
      const body = document('genres', { name: 'Local' })
      const response = await moderator('POST', '/genres', { data: { ...body.data, lid: 'mine', '@note': 1 } })
      assert.equal(response.status, 201)
      assert.equal('lid' in response.json.data, false)
    })
  })
})
