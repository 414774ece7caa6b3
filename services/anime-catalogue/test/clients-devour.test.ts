import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { before, test } from 'node:test'
import { startCatalogue } from './service.ts'

const { url, as } = await startCatalogue({ sampleData: true })
const JsonApi = createRequire(import.meta.url)('devour-client')

/** Configured as in the mobile app. */
function createClient(token?: string) {
  const api = new JsonApi({ apiUrl: `${url}/api/edge`, logger: false, pluralize: false, bearer: token })
  const one = { jsonApi: 'hasOne' }
  const many = { jsonApi: 'hasMany' }
  const work = {
    slug: '',
    synopsis: '',
    titles: '',
    posterImage: '',
    startDate: '',
    endDate: '',
    canonicalTitle: '',
    averageRating: '',
    subtype: '',
    status: '',
    episodeCount: '',
    nsfw: '',
    ratingFrequencies: '',
    genres: many,
    categories: many,
    castings: many,
    mappings: many,
    reviews: many,
    episodes: many,
    mediaRelationships: many,
    streamingLinks: many,
    animeProductions: many,
    animeStaff: many,
  }
  const models: Record<string, [collectionPath: string, model: object]> = {
    anime: ['anime', work],
    castings: [
      'castings',
      { role: '', voiceActor: '', featured: '', language: '', media: one, person: one, character: one },
    ],
    characters: ['characters', { name: '', slug: '', image: '', castings: many, primaryMedia: many }],
    people: ['people', { name: '' }],
    categories: [
      'categories',
      { title: '', slug: '', nsfw: '', childCount: '', parent: many, anime: many, manga: many },
    ],
    genres: ['genres', { name: '', slug: '' }],
    episodes: ['episodes', { canonicalTitle: '', number: '', airdate: '', media: one }],
    // The app uses camelCase here.
    mediaRelationships: ['mediaRelationships', { role: '', source: many, destination: one }],
    mediaReactions: [
      'media-reactions',
      { reaction: '', upVotesCount: '', anime: one, manga: one, user: one, votes: many },
    ],
    mediaReactionVotes: [
      'media-reaction-votes',
      {
        mediaReaction: { jsonApi: 'hasOne', type: 'mediaReactions' },
        user: { jsonApi: 'hasOne', type: 'users' },
      },
    ],
    reviews: [
      'reviews',
      {
        content: '',
        contentFormatted: '',
        likesCount: '',
        rating: '',
        spoiler: '',
        media: one,
        user: { jsonApi: 'hasOne', type: 'users' },
      },
    ],
    users: ['users', { name: '', slug: '' }],
  }
  for (const [name, [collectionPath, model]] of Object.entries(models))
    api.define(name, model, { collectionPath })
  return api
}

const api = createClient()
let ada: Awaited<ReturnType<typeof as>>
before(async () => {
  ada = await as('ada')
})

test('findAll: characters of a work, most important first', async () => {
  const { data, meta } = await api.findAll('castings', {
    filter: { mediaId: 1, isCharacter: true, language: 'Japanese' },
    sort: '-featured',
    include: 'character,person',
  })
  assert.equal(meta.count, data.length)
  const featured = data.map((casting: { featured: boolean }) => casting.featured)
  assert.deepEqual(
    featured,
    [...featured].sort((a, b) => Number(b) - Number(a)),
  )
  const spike = data.find(
    ({ character }: { character: { name: string } }) => character.name === 'Spike Spiegel',
  )
  assert.equal(spike.person.name, 'Kōichi Yamadera')
})

test('find: a work with its included resources', async () => {
  const { data } = await api.find('anime', 1, {
    include: 'categories,mediaRelationships.destination,genres',
    fields: { genres: 'name' },
  })
  assert.equal(data.titles.en_jp, 'Cowboy Bebop')
  assert.ok(data.genres.every(({ name }: { name: string }) => name))
  assert.ok(data.mediaRelationships[0].destination.canonicalTitle)
})

test('findAll: child categories with only their titles', async () => {
  const { data: roots } = await api.findAll('categories', { filter: { slug: 'sci-fi' } })
  const { data } = await api.findAll('categories', {
    filter: { parent_id: roots[0].id },
    fields: { categories: 'id,title' },
    page: { limit: 100 },
  })
  assert.ok(data.length >= 11)
  assert.ok(data.every((one: object) => 'title' in one && !('slug' in one)))
})

test('findAll: a path that is spelled like the type', async () => {
  const { data } = await api.findAll('mediaRelationships', {
    filter: { source_id: 1, source_type: 'Anime' },
    include: 'destination',
    sort: 'destination.start_date',
  })
  assert.ok(data.length)
  assert.ok(data.every(({ destination }: { destination: { id: string } }) => destination.id))
})

test('create: a reaction, which is then listed with its work, sorted by votes', async () => {
  const mine = createClient(ada.token)
  const { data: created } = await mine.create('mediaReactions', {
    reaction: 'A very clever dog.',
    anime: { id: '1', type: 'anime' },
    user: { id: String(ada.user.id), type: 'users' },
  })
  const bob = await as('bob')
  await createClient(bob.token).create('mediaReactionVotes', {
    mediaReaction: { id: created.id, type: 'mediaReactions' },
    user: { id: String(bob.user.id), type: 'users' },
  })
  const { data } = await api.findAll('mediaReactions', {
    filter: { animeId: 1 },
    sort: '-upVotesCount',
    include: 'user',
  })
  assert.deepEqual(
    [data[0].reaction, data[0].upVotesCount, data[0].user.name],
    ['A very clever dog.', 1, 'ada'],
  )
})

test('update, destroy: a review', async () => {
  const mine = createClient(ada.token)
  const { data: created } = await mine.create('reviews', {
    content: 'Good.',
    rating: 14,
    media: { id: '1', type: 'anime' },
    user: { id: String(ada.user.id), type: 'users' },
  })
  const { data: updated } = await mine.update('reviews', {
    id: created.id,
    content: 'Very good.',
    spoiler: true,
  })
  assert.deepEqual([updated.content, updated.spoiler, updated.rating], ['Very good.', true, 14])
  await mine.destroy('reviews', created.id)
  assert.equal((await api.findAll('reviews', { filter: { mediaId: 1 } })).meta.count, 0)
})
