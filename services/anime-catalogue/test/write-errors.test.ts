import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { addAnime } from './rows.ts'
import { startCatalogue } from './service.ts'
import { document, identifier, review } from './written-documents.ts'

interface Wrong {
  name: string
  body: unknown
  path?: string
  method?: string
  status: number
  code: string
  title: string
  detail: string
  pointer?: string
}

const titles = { en_jp: 'Some Title' }
const anime = (attributes: Record<string, unknown>, links = {}) =>
  document('anime', { titles, ...attributes }, links)

const wrong: readonly Wrong[] = [
  {
    name: 'a body that is a list',
    body: [],
    status: 400,
    code: '400',
    title: 'Bad Request',
    detail: 'Request must be a hash',
  },
  {
    name: 'a body without data',
    body: {},
    status: 400,
    code: '106',
    title: 'Missing Parameter',
    detail: 'The required parameter, data, is missing.',
  },
  {
    name: 'data that is null',
    body: { data: null },
    status: 400,
    code: '122',
    title: 'Invalid data format',
    detail: 'Data must be a hash.',
    pointer: '/data',
  },
  {
    name: 'data that is a list',
    body: { data: [anime({}).data] },
    status: 400,
    code: '122',
    title: 'Invalid data format',
    detail: 'Data must be a hash.',
    pointer: '/data',
  },
  {
    name: 'no type',
    body: { data: { attributes: { titles } } },
    status: 400,
    code: '106',
    title: 'Missing Parameter',
    detail: 'The required parameter, type, is missing.',
  },
  {
    name: 'another type',
    body: document('manga', { titles }),
    status: 409,
    code: '116',
    title: 'Type Mismatch',
    pointer: '/data/type',
    detail: 'manga is not a valid type for this operation.',
  },
  {
    name: "a client's own id",
    body: document('anime', { titles }, {}, 5),
    status: 403,
    code: '403',
    title: 'Create Forbidden',
    pointer: '/data/id',
    detail: 'A new resource gets its id here.',
  },
  {
    name: 'an attribute that nobody knows',
    body: anime({ color: 'red' }),
    status: 400,
    code: '105',
    title: 'Param not allowed',
    detail: 'color is not allowed.',
    pointer: '/data/attributes/color',
  },
  {
    name: 'an attribute of every object',
    body: anime({ constructor: 'x' }),
    status: 400,
    code: '105',
    title: 'Param not allowed',
    detail: 'constructor is not allowed.',
    pointer: '/data/attributes/constructor',
  },
  {
    name: 'an attribute that nobody may set',
    body: anime({ averageRating: '99.00' }),
    status: 400,
    code: '105',
    title: 'Param not allowed',
    detail: 'averageRating is not allowed.',
    pointer: '/data/attributes/averageRating',
  },
  {
    name: 'a member of data that nobody knows',
    body: { data: { ...anime({}).data, color: 'red' } },
    status: 400,
    code: '105',
    title: 'Param not allowed',
    detail: 'color is not allowed.',
    pointer: '/data/color',
  },
  {
    name: 'a relationship that nobody knows',
    body: anime({}, { friends: ['anime', 1] }),
    status: 400,
    code: '105',
    title: 'Param not allowed',
    detail: 'friends is not allowed.',
    pointer: '/data/relationships/friends',
  },
  {
    name: 'a relationship to many that follows from other resources',
    body: { data: { ...anime({}).data, relationships: { reviews: { data: [] } } } },
    status: 403,
    code: '403',
    title: 'Complete replacement forbidden',
    pointer: '/data/relationships/reviews',
    detail: 'Complete replacement forbidden for this relationship',
  },
  {
    name: 'nothing of what it takes',
    body: document('anime'),
    status: 422,
    code: '100',
    title: "can't be blank",
    detail: "titles - can't be blank",
    pointer: '/data/attributes/titles',
  },
  {
    name: 'a value that is not among those that there are',
    body: anime({ subtype: 'opera' }),
    status: 422,
    code: '100',
    title: 'is not included in the list',
    pointer: '/data/attributes/subtype',
    detail: 'subtype - is not included in the list',
  },
  {
    name: 'a text instead of a number',
    body: anime({ episodeCount: '12' }),
    status: 422,
    code: '100',
    title: 'is not a number',
    detail: 'episodeCount - is not a number',
    pointer: '/data/attributes/episodeCount',
  },
  {
    name: 'a number that is too large',
    body: anime({ coverImageTopOffset: 3e9 }),
    status: 422,
    code: '100',
    pointer: '/data/attributes/coverImageTopOffset',
    title: 'must be less than or equal to 2147483647',
    detail: 'coverImageTopOffset - must be less than or equal to 2147483647',
  },
  {
    name: 'a day that there is not',
    body: anime({ startDate: '2026-02-30' }),
    status: 422,
    code: '100',
    title: 'is invalid',
    detail: 'startDate - is invalid',
    pointer: '/data/attributes/startDate',
  },
  {
    name: 'an end before the beginning',
    body: anime({ startDate: '2026-02-02', endDate: '2026-02-01' }),
    status: 422,
    code: '100',
    title: 'must not be before startDate',
    pointer: '/data/attributes/endDate',
    detail: 'endDate - must not be before startDate',
  },
  {
    name: 'a text that no index could hold',
    body: anime({ canonicalTitle: 'x'.repeat(256) }),
    status: 422,
    code: '100',
    title: 'is too long (maximum is 255 characters)',
    detail: 'canonicalTitle - is too long (maximum is 255 characters)',
    pointer: '/data/attributes/canonicalTitle',
  },
  {
    name: 'links that are none',
    body: { data: { ...anime({}).data, relationships: { genres: { data: [{ id: '1' }] } } } },
    status: 400,
    code: '115',
    title: 'Invalid Links Object',
    detail: 'Data is not a valid Links Object.',
    pointer: '/data/relationships/genres/data/0',
  },
  {
    name: 'a link to another type',
    body: { data: { ...anime({}).data, relationships: { genres: { data: [identifier('anime', 1)] } } } },
    status: 409,
    code: '116',
    title: 'Type Mismatch',
    pointer: '/data/relationships/genres/data/0/type',
    detail: 'anime is not a valid type for this operation.',
  },
  {
    name: 'a link to something that is not there',
    body: { data: { ...anime({}).data, relationships: { genres: { data: [identifier('genres', 99)] } } } },
    status: 404,
    code: '404',
    title: 'Record not found',
    pointer: '/data/relationships/genres',
    detail: 'The record identified by 99 could not be found.',
  },
  {
    name: 'a link to something that is no id',
    body: { data: { ...anime({}).data, relationships: { genres: { data: [identifier('genres', 'x')] } } } },
    status: 400,
    code: '103',
    title: 'Invalid field value',
    detail: 'x is not a valid value for id.',
    pointer: '/data/relationships/genres/data/0/id',
  },
  {
    name: 'a body that is nested without end',
    body: { data: { ...anime({}).data, meta: nested(100) } },
    status: 400,
    code: '400',
    title: 'Bad Request',
    detail: 'The body is nested too deeply.',
  },
  {
    name: 'an include that is none',
    body: anime({}),
    path: '/anime?include=studios',
    status: 400,
    code: '112',
    title: 'Invalid field',
    detail: 'studios is not a valid relationship of anime',
  },
  {
    name: 'a review without its work',
    body: document('reviews', { content: 'Fine.' }),
    path: '/reviews',
    status: 422,
    code: '100',
    title: 'must exist',
    detail: 'media - must exist',
    pointer: '/data/relationships/media',
  },
  {
    name: 'a review without words',
    body: review(1, { content: ' \n ' }),
    path: '/reviews',
    status: 422,
    code: '100',
    title: "can't be blank",
    detail: "content - can't be blank",
    pointer: '/data/attributes/content',
  },
  {
    name: 'a rating beyond the scale',
    body: review(1, { rating: 21 }),
    path: '/reviews',
    status: 422,
    code: '100',
    title: 'must be less than or equal to 20',
    pointer: '/data/attributes/rating',
    detail: 'rating - must be less than or equal to 20',
  },
  {
    name: 'a reaction that is no sentence any more',
    body: document('mediaReactions', { reaction: 'x'.repeat(141) }, { anime: ['anime', 1] }),
    path: '/media-reactions',
    status: 422,
    code: '100',
    title: 'is too long (maximum is 140 characters)',
    detail: 'reaction - is too long (maximum is 140 characters)',
    pointer: '/data/attributes/reaction',
  },
  {
    name: 'a reaction to nothing',
    body: document('mediaReactions', { reaction: 'Fine.' }),
    path: '/media-reactions',
    status: 422,
    code: '100',
    title: 'must exist',
    detail: 'anime - must exist',
    pointer: '/data/relationships/anime',
  },
  {
    name: 'an address that runs something',
    body: document(
      'streamingLinks',
      { url: 'javascript:alert(1)' },
      { media: ['anime', 1], streamer: ['streamers', 1] },
    ),
    path: '/streaming-links',
    status: 404,
    code: '404',
    title: 'Record not found',
    pointer: '/data/relationships/streamer',
    detail: 'The record identified by 1 could not be found.',
  },
  {
    name: 'a change of another resource than that of the address',
    body: document('anime', {}, {}, 2),
    method: 'PATCH',
    path: '/anime/1',
    status: 409,
    code: '116',
    title: 'Type Mismatch',
    detail: 'The URL does not support the key 2',
    pointer: '/data/id',
  },
  {
    name: 'a change that does not say of what',
    body: document('anime', {}),
    method: 'PATCH',
    path: '/anime/1',
    status: 400,
    code: '109',
    title: 'A key is required',
    detail: 'The resource object does not contain a key.',
    pointer: '/data',
  },
  {
    name: 'a change of what is not there',
    body: document('anime', {}, {}, 999),
    method: 'PATCH',
    path: '/anime/999',
    status: 404,
    code: '404',
    title: 'Record not found',
    detail: 'The record identified by 999 could not be found.',
  },
  {
    name: 'a change of what has no id',
    body: document('anime', {}, {}, 'some-slug'),
    method: 'PATCH',
    path: '/anime/some-slug',
    status: 400,
    code: '103',
    title: 'Invalid field value',
    detail: 'some-slug is not a valid value for id.',
  },
  {
    name: 'the deletion of what is not there',
    body: undefined,
    method: 'DELETE',
    path: '/anime/999',
    status: 404,
    code: '404',
    title: 'Record not found',
    detail: 'The record identified by 999 could not be found.',
  },
  {
    name: 'a relationship to one that is taken away though it has to be there',
    body: { data: null },
    method: 'PATCH',
    path: '/episodes/10000/relationships/media',
    status: 422,
    code: '100',
    title: 'must exist',
    detail: 'media - must exist',
    pointer: '/data/relationships/media',
  },
]

describe('invalid writes', async () => {
  const catalogue = await startCatalogue()
  let moderator: Awaited<ReturnType<typeof catalogue.as>>
  before(async () => {
    await catalogue.context.db.write((tx) => addAnime(tx, { id: 1 }, { id: 2 }))
    moderator = await catalogue.as('mod', { role: 'database_mod' })
  })

  for (const { name, body, path = '/anime', method = 'POST', status, pointer, ...words } of wrong)
    test(`${method} ${path} with ${name} returns ${status}`, async () => {
      const response = await moderator(method, path, body)
      assert.equal(response.status, status, response.text)
      const [error] = response.json.errors
      const { source, ...rest } = error
      assert.deepEqual(rest, { ...words, status: String(status) })
      assert.deepEqual(source, path.includes('include') ? { parameter: 'include' } : pointer && { pointer })
    })

  test('all validation errors are reported together', async () => {
    const { json } = await moderator('POST', '/anime', anime({ subtype: 'opera', startDate: 'soon' }))
    assert.deepEqual(
      json.errors.map(({ source }: { source: { pointer: string } }) => source.pointer),
      ['/data/attributes/subtype', '/data/attributes/startDate'],
    )
  })

  test('an unsupported media type is refused before the body is parsed', async () => {
    for (const type of ['text/plain', 'image/png', 'application/x-www-form-urlencoded', 'application/xml']) {
      const response = await moderator('POST', '/anime', anime({}), { 'content-type': type })
      assert.equal(response.status, 415, type)
      assert.equal(response.json.errors[0].code, '415')
    }
    const extended = 'application/vnd.api+json; charset=utf-8'
    assert.equal((await moderator('POST', '/anime', anime({}), { 'content-type': extended })).status, 415)
    const profiled = 'application/vnd.api+json; profile="https://example.org/p"'
    assert.equal((await moderator('POST', '/anime', anime({}), { 'content-type': profiled })).status, 201)
    const plain = await moderator('POST', '/anime', anime({}), { 'content-type': 'application/json' })
    assert.equal(plain.status, 201)
    const accept = 'application/vnd.api+json; ext="https://example.org/e"'
    assert.equal((await moderator('POST', '/anime', anime({}), { accept })).status, 406)
  })

  test('invalid JSON has its own error', async () => {
    const response = await catalogue.call('/anime', {
      method: 'POST',
      body: '{"data":',
      headers: { authorization: `Bearer ${moderator.token}`, 'content-type': 'application/vnd.api+json' },
    })
    assert.equal(response.status, 400)
    assert.equal(response.json.errors[0].code, '400')
  })

  test('unsupported operations on a resource are 403, not 404', async () => {
    assert.equal((await moderator('POST', '/castings', document('castings'))).status, 403)
    assert.equal((await moderator('DELETE', '/castings/c1v1')).status, 403)
    assert.equal(
      (await moderator('PATCH', '/review-likes/1', document('reviewLikes', {}, {}, 1))).status,
      403,
    )
    assert.equal((await moderator('POST', '/users', document('users', { name: 'x' }))).status, 403)
    assert.equal((await moderator('POST', '/anime/1/relationships/reviews', { data: [] })).status, 403)
    assert.equal((await moderator('PATCH', '/anime/1/relationships/friends', { data: [] })).status, 404)
  })

  test('an invalid token is refused with 401', async () => {
    const response = await catalogue.call('/reviews', {
      method: 'POST',
      body: JSON.stringify(review(1)),
      headers: { authorization: 'Bearer nobody-has-this-token', 'content-type': 'application/vnd.api+json' },
    })
    assert.equal(response.status, 401)
    assert.equal(response.headers.get('www-authenticate'), 'Bearer')
  })
})

test('a read-only catalogue refuses every write', async () => {
  const catalogue = await startCatalogue({
    settings: { file: { 'anime-catalogue': { readOnly: true } } },
  })
  const admin = await catalogue.as('boss', { role: 'admin' })
  await catalogue.context.db.write((tx) => addAnime(tx, { id: 1 }))
  const writes = [
    ['POST', '/anime', anime({})],
    ['PATCH', '/anime/1', document('anime', {}, {}, 1)],
    ['DELETE', '/anime/1', undefined],
    ['PATCH', '/anime/1/relationships/genres', { data: [] }],
    ['POST', '/reviews', review(1)],
    ['PUT', '/anime/1/poster-image', undefined],
  ] as const
  for (const [method, path, body] of writes) {
    const response = await admin(method, path, body)
    assert.equal(response.status, 403, `${method} ${path}`)
    assert.equal(response.json.errors[0].code, '403')
  }
  assert.equal((await catalogue.get('/anime/1')).status, 200)
})

function nested(depth: number): unknown {
  return depth === 0 ? {} : { in: nested(depth - 1) }
}
