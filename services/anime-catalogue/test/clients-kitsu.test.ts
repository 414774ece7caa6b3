import assert from 'node:assert/strict'
import { test } from 'node:test'
import Kitsu from 'kitsu'
import { startCatalogue } from './service.ts'

const { url, as } = await startCatalogue({ sampleData: true })
const baseURL = `${url}/api/edge`
const api = new Kitsu({ baseURL })
const bebop = { id: '1', title: 'Cowboy Bebop' }

/** Errors of the client: the members of `errors` and details of the request. */
async function rejectionOf(call: Promise<unknown>) {
  const [settled] = await Promise.allSettled([call])
  assert.equal(settled.status, 'rejected')
  return settled.status === 'rejected' ? settled.reason : undefined
}

test('get: text search, with included resources nested in each work', async () => {
  const { data, meta, links, status } = await api.get('anime', {
    params: { filter: { text: 'cowboy bebop' }, include: 'categories,mediaRelationships.destination' },
  })
  assert.equal(status, 200)
  assert.equal(data[0].canonicalTitle, bebop.title)
  assert.ok(meta.count >= 2)
  assert.ok(links.first.startsWith(`${baseURL}/anime?`))
  assert.ok(data[0].categories.data.some((one: { slug: string }) => one.slug === 'space'))
  const [relation] = data[0].mediaRelationships.data
  assert.equal(typeof relation.role, 'string')
  assert.equal(typeof relation.destination.data.canonicalTitle, 'string')
})

test('get: nested includes, sparse fieldsets, sorts and pages are parsed', async () => {
  const { data } = await api.get('anime', {
    params: {
      fields: { anime: 'canonicalTitle,characters', mediaCharacters: 'role,character', characters: 'name' },
      filter: { slug: 'cowboy-bebop' },
      include: 'characters.character',
      page: { limit: 1 },
      sort: '-startDate',
    },
  })
  assert.deepEqual(
    Object.keys(data[0]).filter((name) => !['id', 'type', 'links'].includes(name)),
    ['characters', 'canonicalTitle'],
  )
  const names = data[0].characters.data.map(
    (one: { character: { data: { name: string } } }) => one.character.data.name,
  )
  assert.ok(names.includes('Spike Spiegel'))
})

test('get: paths that the client pluralizes reach the right resource', async () => {
  for (const model of ['animeStaff', 'anime-staff', 'mediaStaff', 'castings', 'mappings', 'people', 'manga'])
    assert.ok(Array.isArray((await api.get(model, { params: { page: { limit: 1 } } })).data), model)
  // The client requests /anime-staffs, /media-staffs and /trendings.
  assert.equal((await api.get('animeStaff')).data[0].type, 'animeStaff')
  assert.equal((await api.get('mediaStaff')).data[0].type, 'mediaStaff')
  assert.equal((await api.get('trending/anime')).data.length, 10)
})

test('get: a query string in the path, whose names the client converts to kebab-case', async () => {
  const { data } = await api.get('anime/1?include=animeStaff,mediaRelationships&fields[animeStaff]=role')
  assert.equal(data.id, bebop.id)
  assert.ok(data.animeStaff.data.every((one: { role: string }) => one.role))
  assert.ok(data.mediaRelationships.data.length)
})

test('get: relationships and related resources', async () => {
  const related = await api.get('anime/1/genres')
  assert.ok(related.data.length > 1)
  assert.equal(related.data[0].type, 'genres')
  const linkage = await api.get('anime/1/relationships/genres')
  assert.deepEqual(
    linkage.data.map(({ id }: { id: string }) => id),
    related.data.map(({ id }: { id: string }) => id),
  )
})

test('get: circular references are linked to each other', async () => {
  const { data } = await api.get('anime/1', {
    params: { include: 'mediaRelationships.destination.mediaRelationships.destination' },
  })
  const back = data.mediaRelationships.data.flatMap(
    (one: {
      destination: { data: { mediaRelationships: { data: { destination: { data: unknown } }[] } } }
    }) => one.destination.data.mediaRelationships.data.map(({ destination }) => destination.data),
  )
  assert.ok(back.some((work: { id: string }) => work.id === bebop.id))
})

test('get: rejected requests throw the errors of the document', async () => {
  const unknown = await rejectionOf(api.get('anime', { params: { filter: { studio: 'Sunrise' } } }))
  assert.equal(unknown.response.status, 400)
  assert.equal(unknown.errors[0].code, '102')
  const missing = await rejectionOf(api.get('anime/987654321'))
  assert.deepEqual([missing.errors[0].status, missing.errors[0].title], ['404', 'Record not found'])
})

test('create, update, remove: a review by the user', async () => {
  const { token } = await as('ada')
  const mine = new Kitsu({ baseURL, headers: { Authorization: `Bearer ${token}` } })
  const { data: self } = await mine.get('users', { params: { filter: { self: true } } })
  assert.equal(self[0].name, 'ada')
  const created = await mine.create('reviews', {
    content: 'It *stays* with you.',
    rating: 18,
    media: { data: { id: bebop.id, type: 'anime' } },
    user: { data: { id: self[0].id, type: 'users' } },
  })
  assert.equal(created.data.contentFormatted, '<p>It <em>stays</em> with you.</p>')
  const { data: reviews } = await api.get('anime/1/reviews', { params: { include: 'user' } })
  assert.deepEqual(
    [reviews[0].id, reviews[0].user.data.name, reviews[0].rating],
    [created.data.id, 'ada', 18],
  )

  const updated = await mine.update('reviews', { id: created.data.id, content: 'Still does.' })
  assert.equal(updated.data.content, 'Still does.')
  await mine.remove('reviews', created.data.id)
  assert.deepEqual((await api.get('anime/1/reviews')).data, [])
})

test('create: anonymous requests are forbidden, and validation errors are listed', async () => {
  const review = { content: 'x', rating: 21, media: { data: { id: bebop.id, type: 'anime' } } }
  assert.equal((await rejectionOf(api.create('reviews', review))).response.status, 403)
  const { token } = await as('bob')
  const mine = new Kitsu({ baseURL, headers: { Authorization: `Bearer ${token}` } })
  const rejection = await rejectionOf(mine.create('reviews', review))
  assert.equal(rejection.response.status, 422)
  assert.equal(rejection.errors[0].source.pointer, '/data/attributes/rating')
})
