import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import fc from '@octavo/testing/property.ts'
import { describeOnBothDatabases } from './databases.ts'
import { findContradictions } from './recount.ts'
import { startCatalogue } from './service.ts'
import { document, identifier, type Links, review } from './written-documents.ts'

/** Actions of users and moderators in any order; the numbers select existing rows. */
const acts = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'review',
      'review',
      'rate',
      'unreview',
      'like',
      'unlike',
      'react',
      'rephrase',
      'vote',
      'unvote',
      'work',
      'shelve',
      'unwork',
      'category',
      'uncategory',
      'link',
      'move',
      'unlink',
      'relate',
      'map',
      'episodes',
    ),
    who: fc.nat(3),
    which: fc.nat(5),
    other: fc.nat(5),
    value: fc.integer({ min: 2, max: 20 }),
  }),
  { minLength: 10, maxLength: 40 },
)

const act = (kind: string, value = 4) => ({ kind, who: 0, which: 0, other: 0, value })

/** Runs before the random actions: one response of every kind. */
const everyAnswer = ['work', 'unreview', 'review', 'review', 'rate', 'unreview'].map((kind) => act(kind))

describeOnBothDatabases('whatever is written', (databases) => {
  test('counts match the rows, and no reference is dangling', async () => {
    const database = databases.location()
    const catalogue = await startCatalogue({
      ...databaseOptions(database),
      settings: { file: { 'anime-catalogue': { minRatings: 2 } } },
    })
    const moderator = await catalogue.as('mod', { role: 'database_mod' })
    const people = await Promise.all(['a', 'b', 'c', 'd'].map((login) => catalogue.as(login)))
    const streamers = await Promise.all(
      ['One', 'Two'].map(
        async (siteName) =>
          (await moderator('POST', '/streamers', document('streamers', { siteName }))).json.data.id,
      ),
    )
    let serial = 0

    const pick = async (path: string, at: number): Promise<string> => {
      const { json } = await catalogue.get(`${path}?page[limit]=20&sort=id`)
      return json.data.length ? json.data[at % json.data.length].id : '0'
    }

    async function perform({
      kind,
      who,
      which,
      other,
      value,
    }: {
      kind: string
      who: number
      which: number
      other: number
      value: number
    }) {
      const person = people[who % people.length] ?? moderator
      const work = await pick('/anime', which)
      const change = async (
        path: string,
        type: string,
        attributes: Record<string, unknown>,
        links: Links = {},
      ) => {
        const id = await pick(path, which)
        return person('PATCH', `${path}/${id}`, document(type, attributes, links, id))
      }
      switch (kind) {
        case 'review':
          return person('POST', '/reviews', review(Number(work), value % 5 ? { rating: value } : {}))
        case 'rate':
          return change('/reviews', 'reviews', { rating: value % 7 ? value : null })
        case 'unreview':
          return person('DELETE', `/reviews/${await pick('/reviews', which)}`)
        case 'like':
          return person(
            'POST',
            '/review-likes',
            document('reviewLikes', {}, { review: ['reviews', await pick('/reviews', which)] }),
          )
        case 'unlike':
          return person('DELETE', `/review-likes/${await pick('/review-likes', which)}`)
        case 'react':
          return person(
            'POST',
            '/media-reactions',
            document('mediaReactions', { reaction: 'Yes.' }, { anime: ['anime', work] }),
          )
        case 'rephrase':
          return change('/media-reactions', 'mediaReactions', { reaction: `No ${value % 3}.` })
        case 'vote': {
          const reaction = await pick('/media-reactions', which)
          const body = document('mediaReactionVotes', {}, { mediaReaction: ['mediaReactions', reaction] })
          return person('POST', '/media-reaction-votes', body)
        }
        case 'unvote':
          return person('DELETE', `/media-reaction-votes/${await pick('/media-reaction-votes', which)}`)
        case 'work': {
          const attributes = {
            titles: { en: `Work ${value}` },
            episodeCount: (value % 4) + 1,
            episodeLength: 20,
          }
          return moderator('POST', '/anime', document('anime', attributes))
        }
        case 'episodes':
          return moderator(
            'PATCH',
            `/anime/${work}`,
            document(
              'anime',
              { episodeCount: (value % 4) + 1, episodeLength: value % 3 ? value : null },
              {},
              work,
            ),
          )
        case 'shelve': {
          const shelves = [await pick('/categories', which), await pick('/categories', other)]
          const method = ['POST', 'PATCH', 'DELETE'][value % 3] ?? 'POST'
          const data = shelves.map((id) => identifier('categories', id))
          return moderator(method, `/anime/${work}/relationships/categories`, { data })
        }
        case 'unwork':
          return value % 2 ? moderator('DELETE', `/anime/${work}`) : undefined
        case 'category': {
          const parent =
            value % 2 ? { parent: ['categories', await pick('/categories', which)] as const } : {}
          return moderator(
            'POST',
            '/categories',
            document('categories', { title: `Shelf ${++serial}` }, parent),
          )
        }
        case 'uncategory':
          return moderator('DELETE', `/categories/${await pick('/categories', which)}`)
        case 'link': {
          const links: Links = { media: ['anime', work], streamer: ['streamers', streamers[value % 2] ?? ''] }
          const url = `https://example.org/${value}`
          return moderator('POST', '/streaming-links', document('streamingLinks', { url }, links))
        }
        case 'move': {
          const id = await pick('/streaming-links', which)
          const links: Links = { media: ['anime', work], streamer: ['streamers', streamers[value % 2] ?? ''] }
          return moderator('PATCH', `/streaming-links/${id}`, document('streamingLinks', {}, links, id))
        }
        case 'unlink':
          return moderator('DELETE', `/streaming-links/${await pick('/streaming-links', which)}`)
        case 'relate': {
          const links: Links = {
            source: ['anime', work],
            destination: ['anime', await pick('/anime', other)],
          }
          return moderator(
            'POST',
            '/media-relationships',
            document('mediaRelationships', { role: 'other' }, links),
          )
        }
        default: {
          const body = document(
            'mappings',
            { externalSite: 'anidb', externalId: `${value}` },
            { item: ['anime', work] },
          )
          return moderator('POST', '/mappings', body)
        }
      }
    }

    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(acts, async (list) => {
        for (const one of list) {
          const response = await perform(one)
          if (response) statuses.add(response.status)
          assert.ok((response?.status ?? 200) < 500, `${one.kind}: ${response?.text}`)
        }
        assert.deepEqual(await findContradictions(catalogue.context.db, 2), [])
      }),
      { numRuns: databases.dialect === 'sqlite' ? 10 : 4, examples: [[everyAnswer]] },
    )
    for (const status of [200, 201, 204, 404, 422]) assert.ok(statuses.has(status), `${status} never came`)
  })
})
