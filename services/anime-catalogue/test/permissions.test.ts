import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { registry } from '../src/resources/registry.ts'
import { addAnime } from './rows.ts'
import { startCatalogue } from './service.ts'
import { document, type Links, review } from './written-documents.ts'

type Caller = Awaited<ReturnType<Awaited<ReturnType<typeof startCatalogue>>['as']>>

const people = ['anonymous', 'user', 'database_mod', 'admin'] as const
type Person = (typeof people)[number]

/** A valid document per type, with references to earlier ones. */
const makings: readonly (readonly [type: string, attributes: Record<string, unknown>, links?: Links])[] = [
  ['anime', { titles: { en: 'Made' } }],
  ['manga', { titles: { en: 'Made' } }],
  ['characters', { names: { en: 'Made' } }],
  ['people', { name: 'Made' }],
  ['producers', { name: 'Made' }],
  ['genres', { name: 'Made' }],
  ['categories', { title: 'Made' }],
  ['streamers', { siteName: 'Made' }],
  ['franchises', { titles: { en: 'Made' } }],
  ['episodes', { number: 1 }, { media: ['anime', 1] }],
  ['mappings', { externalSite: 'anidb', externalId: '1' }, { item: ['anime', 1] }],
  ['mediaRelationships', { role: 'sequel' }, { source: ['anime', 1], destination: ['anime', 2] }],
  ['quotes', { content: 'Bang.' }, { media: ['anime', 1] }],
]

/** Resources that depend on those above. */
const partMakings: readonly (readonly [
  type: string,
  attributes: Record<string, unknown>,
  links: Record<string, string>,
])[] = [
  ['mediaCharacters', { role: 'main' }, { media: 'anime', character: 'characters' }],
  ['animeCharacters', { role: 'main' }, { anime: 'anime', character: 'characters' }],
  ['characterVoices', { locale: 'en' }, { mediaCharacter: 'mediaCharacters', person: 'people' }],
  ['animeCastings', { locale: 'de' }, { animeCharacter: 'mediaCharacters', person: 'people' }],
  ['mediaStaff', { role: 'Director' }, { media: 'anime', person: 'people' }],
  ['animeStaff', { role: 'Music' }, { anime: 'anime', person: 'people' }],
  ['mediaProductions', { role: 'studio' }, { media: 'anime', company: 'producers' }],
  ['animeProductions', { role: 'producer' }, { anime: 'anime', producer: 'producers' }],
  ['streamingLinks', { url: 'https://example.org/a' }, { media: 'anime', streamer: 'streamers' }],
  ['videos', { url: 'https://example.org/v' }, { episode: 'episodes', streamer: 'streamers' }],
  ['installments', { tag: 'main_story' }, { media: 'anime', franchise: 'franchises' }],
]

/** Types that are aliases of types in the table above. */
const twins: Record<string, string> = { animeCharacters: 'mediaCharacters', animeCastings: 'characterVoices' }

describe('write permissions', async () => {
  const catalogue = await startCatalogue()
  const callers = {} as Record<Person, Caller | typeof catalogue.anonymous>
  before(async () => {
    await catalogue.context.db.write((tx) => addAnime(tx, { id: 1 }, { id: 2 }))
    callers.anonymous = catalogue.anonymous
    callers.user = await catalogue.as('ada')
    callers.database_mod = await catalogue.as('mod', { role: 'database_mod' })
    callers.admin = await catalogue.as('boss', { role: 'admin' })
  })

  test('the table covers every type of the catalogue', () => {
    const types = [...makings, ...partMakings].map(([type]) => type)
    const community = ['reviews', 'reviewLikes', 'mediaReactions', 'mediaReactionVotes', 'users', 'castings']
    assert.deepEqual([...types, ...community].sort(), registry.all.map(({ type }) => type).sort())
  })

  test('only moderators and administrators write the catalogue', async () => {
    for (const writer of ['database_mod', 'admin'] as const) {
      const createdIds = new Map<string, string>()
      const all = [
        ...makings,
        ...partMakings.map(([type, attributes, links]) => [type, attributes, links] as const),
      ]
      for (const [type, attributes, links = {}] of all) {
        const { path } = registry.get(type)
        const linked: Links = Object.fromEntries(
          Object.entries(links).map(([name, link]) => [
            name,
            typeof link === 'string' ? [twins[link] ?? link, createdIds.get(link) ?? ''] : link,
          ]),
        )
        // Older aliases of the same types.
        const named: Links =
          type === 'animeCastings'
            ? { ...linked, animeCharacter: ['animeCharacters', createdIds.get('mediaCharacters') ?? ''] }
            : linked
        if (type === 'animeCharacters')
          await callers[writer]('DELETE', `/media-characters/${createdIds.get('mediaCharacters')}`)
        const body = document(type, attributes, named)
        for (const person of ['anonymous', 'user'] as const) {
          const response = await callers[person]('POST', `/${path}`, body)
          assert.equal(response.status, 403, `${person} makes ${type}`)
          assert.equal(response.json.errors[0].title, 'Create Forbidden')
        }
        const created = await callers[writer]('POST', `/${path}`, body)
        assert.equal(created.status, 201, `${writer} makes ${type}: ${created.text}`)
        const { id } = created.json.data
        createdIds.set(type === 'animeCharacters' ? 'mediaCharacters' : type, id)
        const change = document(type, {}, {}, id)
        for (const person of ['anonymous', 'user'] as const) {
          assert.equal((await callers[person]('PATCH', `/${path}/${id}`, change)).status, 403)
          assert.equal((await callers[person]('DELETE', `/${path}/${id}`)).status, 403)
        }
        assert.equal((await callers[writer]('PATCH', `/${path}/${id}`, change)).status, 200, type)
      }
      for (const [type] of all.toReversed()) {
        const id = createdIds.get(type)
        if (id === undefined) continue
        const { path } = registry.get(type)
        assert.equal((await callers[writer]('DELETE', `/${path}/${id}`)).status, 204, type)
        assert.equal((await callers[writer]('GET', `/${path}/${id}`)).status, 404, type)
      }
    }
  })

  test('only moderators and administrators change relationships and images of works', async () => {
    for (const person of people) {
      const isAllowed = person === 'database_mod' || person === 'admin'
      for (const method of ['POST', 'PATCH', 'DELETE']) {
        const response = await callers[person](method, '/anime/1/relationships/genres', { data: [] })
        assert.equal(response.status, isAllowed ? 204 : 403, `${person} ${method}`)
      }
      assert.equal((await callers[person]('DELETE', '/anime/1/poster-image')).status, isAllowed ? 204 : 403)
      const put = await callers[person]('PUT', '/anime/1/poster-image', 'x', { 'content-type': 'image/png' })
      assert.equal(put.status, isAllowed ? 422 : 403, person)
    }
  })

  test('users own what they write, and administrators may delete it', async () => {
    const authoredRights = [
      { path: '/reviews', type: 'reviews', body: () => review(1), change: { spoiler: true } },
      {
        path: '/media-reactions',
        type: 'mediaReactions',
        body: () => document('mediaReactions', { reaction: 'Fine.' }, { anime: ['anime', 1] }),
        change: { reaction: 'Finer.' },
      },
    ]
    const other = await catalogue.as('grace')
    for (const { path, type, body, change } of authoredRights) {
      assert.equal((await callers.anonymous('POST', path, body())).status, 403)
      for (const author of ['user', 'database_mod', 'admin'] as const) {
        const { json } = await callers[author]('POST', path, body())
        const { id } = json.data
        const update = document(type, change, {}, id)
        const expected = { anonymous: 403, user: 403, database_mod: 403, admin: 200 }
        for (const person of people) {
          const status = person === author ? 200 : expected[person]
          const response = await callers[person]('PATCH', `${path}/${id}`, update)
          assert.equal(response.status, status, `${person} changes ${type} of ${author}: ${response.text}`)
          if (status === 403) assert.equal((await callers[person]('DELETE', `${path}/${id}`)).status, 403)
        }
        assert.equal((await other('DELETE', `${path}/${id}`)).status, 403)
        assert.equal((await callers.admin('DELETE', `${path}/${id}`)).status, 204)
      }
    }
  })

  test('users cannot write as another user', async () => {
    const { id } = await catalogue.as('grace').then(({ user }) => user)
    const body = review(1)
    const foreign = {
      data: {
        ...body.data,
        relationships: { ...body.data.relationships, user: { data: { type: 'users', id: String(id) } } },
      },
    }
    for (const person of ['user', 'database_mod', 'admin'] as const)
      assert.equal((await callers[person]('POST', '/reviews', foreign)).status, 403, person)
  })

  test('likes are created and deleted only by their user, and never updated', async () => {
    const { json } = await callers.user('POST', '/reviews', review(1))
    const like = document('reviewLikes', {}, { review: ['reviews', json.data.id] })
    assert.equal((await callers.anonymous('POST', '/review-likes', like)).status, 403)
    const { json: created } = await callers.database_mod('POST', '/review-likes', like)
    for (const person of ['anonymous', 'user', 'admin'] as const)
      assert.equal((await callers[person]('DELETE', `/review-likes/${created.data.id}`)).status, 403, person)
    assert.equal((await callers.database_mod('DELETE', `/review-likes/${created.data.id}`)).status, 204)
    assert.equal((await callers.user('DELETE', `/reviews/${json.data.id}`)).status, 204)
  })

  test('users and administrators may update a profile', async () => {
    const { user } = await catalogue.as('ada')
    const path = `/users/${user.id}`
    const body = document('users', { name: 'Ada', about: 'Counts.' }, {}, user.id)
    const expected = { anonymous: 403, user: 200, database_mod: 403, admin: 200 }
    for (const person of people) {
      assert.equal((await callers[person]('PATCH', path, body)).status, expected[person], person)
      assert.equal((await callers[person]('DELETE', path)).status, 403, person)
    }
    const { json } = await catalogue.get(path)
    assert.deepEqual(
      [json.data.attributes.name, json.data.attributes.about, json.data.attributes.slug],
      ['Ada', 'Counts.', 'ada'],
    )
  })
})
