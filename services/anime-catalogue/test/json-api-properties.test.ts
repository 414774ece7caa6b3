import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { readParameters } from '../src/json-api/parameters.ts'
import { readQuery } from '../src/json-api/query.ts'
import { registry } from '../src/resources/registry.ts'
import { rewritePath } from '../src/wire/paths.ts'
import { codeOf } from './json-api/code-of.ts'
import { addAnime, addGenres, addRelation } from './rows.ts'
import { startCatalogue } from './service.ts'

const { call, url, write } = await startCatalogue()
const total = 47
await write(async (tx) => {
  const all = Array.from({ length: total }, (_, index) => ({
    id: index + 1,
    user_count: index % 4,
    start_date: index % 3 ? `20${10 + (index % 9)}-05-06` : null,
    subtype: index % 2 ? 'TV' : 'movie',
  }))
  await addAnime(tx, ...all)
  await addGenres(tx, { action: [1, 2, 5, 9, 40], space: [2, 9] })
  for (let id = 1; id < 20; id++) await addRelation(tx, id, ['anime', id], ['anime', (id * 7) % 20 || 1])
})

test('pagination: following next returns every resource once, as many as the count', async () => {
  const sorts = ['', 'id', '-userCount', 'startDate', '-startDate,userCount', 'subtype', 'status', '_score']
  const filters = ['', '&filter[subtype]=TV', '&filter[genres]=action', '&filter[userCount]=1..2']
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...sorts),
      fc.constantFrom(...filters),
      fc.integer({ min: 1, max: 20 }),
      async (sort, filter, limit) => {
        const slugs: string[] = []
        let count = 0
        let path: string | undefined = `/anime?fields[anime]=slug&sort=${sort}${filter}&page[limit]=${limit}`
        while (path) {
          const { json } = await call(path)
          slugs.push(...json.data.map(({ id }: { id: string }) => id))
          count = json.meta.count
          path = json.links.next?.slice(url.length)
        }
        assert.equal(slugs.length, count)
        assert.equal(new Set(slugs).size, count)
      },
    ),
    { numRuns: 40 },
  )
})

test('sparse fieldsets: a response has only fewer fields', async () => {
  const { json: complete } = await call('/anime/2?include=genres')
  const names = [...Object.keys(complete.data.attributes), ...Object.keys(complete.data.relationships)]
  await fc.assert(
    fc.asyncProperty(fc.subarray(names), async (fields) => {
      const { json } = await call(`/anime/2?include=genres&fields[anime]=${fields.join()}`)
      const { attributes = {}, relationships = {} } = json.data
      assert.deepEqual([...Object.keys(attributes), ...Object.keys(relationships)].sort(), fields.toSorted())
      for (const [name, value] of Object.entries(attributes))
        assert.deepEqual(value, complete.data.attributes[name])
      for (const [name, value] of Object.entries(relationships))
        assert.deepEqual(value, complete.data.relationships[name])
    }),
    { numRuns: 30 },
  )
})

test('include: equals the related resource', async () => {
  for (const { name, path } of registry.get('anime').relationshipList) {
    const { json } = await call(`/anime/2?include=${name}`)
    const related = (await call(`/anime/2/${path}?page[limit]=20`)).json.data
    const linkage = (await call(`/anime/2/relationships/${path}`)).json.data
    const identifiers = related.map(({ type, id }: { type: string; id: string }) => ({ type, id }))
    assert.deepEqual(json.data.relationships[name].data, identifiers, name)
    assert.deepEqual(linkage, identifiers, name)
  }
})

test('links: every link in a response resolves', async () => {
  const { json } = await call('/anime/2?include=genres,mediaRelationships')
  const links = new Set<string>()
  JSON.stringify(json, (_, value) => {
    if (typeof value === 'string' && value.startsWith(url) && !value.includes('/media/')) links.add(value)
    return value
  })
  assert.ok(links.size > 30)
  for (const link of links) assert.equal((await call(link.slice(url.length))).status, 200, link)
})

test('queries: arbitrary input does not break the parser', () => {
  const word = fc.constantFrom(
    'filter',
    'page',
    'fields',
    'include',
    'sort',
    '[',
    ']',
    '=',
    '&',
    ',',
    '.',
    '-',
    '_',
    '"',
    '%',
    '+',
    '..',
    'anime',
    'text',
    'limit',
    'genres',
    'year',
    '__proto__',
    'constructor',
    '1',
    '٣',
    '%00',
    '%ff',
    'id',
  )
  const limits = { defaultPageSize: 10, maxPageSize: 20, maxIncludeDepth: 5 }
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), fc.constantFrom(...registry.all), (words, resource) => {
      codeOf(() => readQuery(readParameters(words.join('')), resource, registry, limits))
    }),
    { numRuns: 3_000 },
  )
})

test('URLs: normalization is idempotent', () => {
  const segment = fc.constantFrom(
    'api',
    'edge',
    'anime',
    'animeStaffs',
    'media_staff',
    '1',
    'relationships',
    'mediaRelationships',
    '',
    '..',
    'trendings',
    '%2f',
    '?a=/b',
  )
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 6 }), (segments) => {
      const once = rewritePath(registry, `/${segments.join('/')}`)
      assert.ok(once.startsWith('/'))
      if (!segments.slice(0, 2).join('/').startsWith('api/edge'))
        assert.equal(rewritePath(registry, once), once)
    }),
  )
  assert.equal(rewritePath(registry, '/api/edge/animeStaffs/1/media_x?a=b/c'), '/anime-staff/1/media_x?a=b/c')
  assert.equal(rewritePath(registry, '/api/edgeanime'), '/api/edgeanime')
  assert.equal(rewritePath(registry, '/api/edge?x'), '/?x')
})
