import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { promisify } from 'node:util'
import { untyped } from '@octavo/testing/untyped.ts'
import { type Call, callAddress } from '../src/calls/call.ts'
import { browsingCall, filtersOf, hasFilters } from '../src/views/anime-catalogue/browsing.ts'
import { workHref } from '../src/views/anime-catalogue/hrefs.ts'
import { createReader, type Document, type Resource } from '../src/views/anime-catalogue/json-api.ts'
import { byDate, formatMinutes, formatRating, roleLabel } from '../src/views/anime-catalogue/labels.ts'
import { findPages } from '../src/views/anime-catalogue/places.ts'
import { sdk } from '../src/views/anime-catalogue/sdk.ts'
import { moveSeason, readSeason, seasonOf } from '../src/views/anime-catalogue/seasons.ts'

const url = 'http://127.0.0.1:8005'

describe('documents of the anime catalogue', () => {
  const document: Document<Resource<{ slug: string }>> = {
    data: {
      type: 'anime',
      id: '1',
      attributes: { slug: 'cowboy-bebop' },
      relationships: {
        genres: { data: [{ type: 'genres', id: '6' }] },
        mediaRelationships: { data: [{ type: 'mediaRelationships', id: '9' }] },
        reviews: {},
        franchise: { data: null },
      },
    },
    included: [
      { type: 'genres', id: '6', attributes: { name: 'Space' } },
      {
        type: 'mediaRelationships',
        id: '9',
        attributes: { role: 'sequel' },
        relationships: { destination: { data: { type: 'anime', id: '1' } } },
      },
    ],
  }
  const reader = createReader(document)

  test('JSON:API reader: resolves included and primary resources', () => {
    const [genre] = reader.many<{ name: string }>(document.data, 'genres')
    assert.equal(genre?.attributes.name, 'Space')
    const [relation] = reader.many(document.data, 'mediaRelationships')
    assert.equal(reader.one(relation, 'destination'), document.data)
  })

  test('JSON:API reader: missing and empty relationships resolve to nothing', () => {
    assert.deepEqual(reader.many(document.data, 'reviews'), [])
    assert.equal(reader.one(document.data, 'franchise'), undefined)
    assert.deepEqual(reader.many(document.data, 'castings'), [])
    assert.deepEqual(reader.many(undefined, 'genres'), [])
  })
})

describe('URLs of the view of anime-catalogue', () => {
  const work = (slug: string | null) => workHref({ type: 'anime', id: '41982', attributes: { slug } })

  test('work URL: uses the slug, unless it looks like an id', () => {
    assert.equal(work('cowboy-bebop'), '/anime-catalogue/anime/cowboy-bebop')
    assert.equal(work('86'), '/anime-catalogue/anime/41982')
    assert.equal(work(null), '/anime-catalogue/anime/41982')
  })

  test('catalogue request: includes the filters of the URL', () => {
    const query = new URLSearchParams(
      'format=TV,movie&genres=space,drama&least=12&most=26&rating=80&from=1998&page=3&sort=newest',
    )
    assert.equal(
      callAddress(browsingCall(url, query)).replace(/fields[^&]*&/, ''),
      '/anime?filter[year]=1998..&filter[subtype]=TV,movie&filter[genres]=space,drama' +
        '&filter[episodeCount]=12..26&filter[averageRating]=80..&sort=-startDate&page[limit]=20&page[offset]=40',
    )
    assert.ok(hasFilters(query) && !hasFilters(new URLSearchParams('q=bebop&page=2&view=list')))
  })

  test('catalogue request: season years, and ranges of one value', () => {
    const filters = filtersOf(new URLSearchParams('season=winter&from=2016&to=2016'))
    assert.equal(filters['filter[seasonYear]'], '2016')
    assert.equal(filters['filter[year]'], undefined)
    assert.equal(filtersOf(new URLSearchParams('to=1970'))['filter[year]'], '..1970')
    assert.equal(filtersOf(new URLSearchParams('from=soon'))['filter[year]'], undefined)
  })

  test('catalogue request: a search is sorted by relevance by default', () => {
    const sortOf = (query: string) =>
      browsingCall(url, new URLSearchParams(query)).query.find(([name]) => name === 'sort')?.[1]
    assert.equal(sortOf(''), 'popularityRank')
    assert.equal(sortOf('q=bebop'), undefined)
    assert.equal(sortOf('q=bebop&sort=title'), 'canonicalTitle')
    assert.equal(sortOf('sort=nonsense'), 'popularityRank')
  })
})

describe('texts of the view of anime-catalogue', () => {
  test('season: winter starts in December of the previous year', () => {
    assert.deepEqual(seasonOf('2015-12-31'), { year: 2016, season: 'winter' })
    assert.deepEqual(seasonOf('2016-02-29'), { year: 2016, season: 'winter' })
    assert.deepEqual(seasonOf('2016-03-01'), { year: 2016, season: 'spring' })
    assert.deepEqual(seasonOf('2016-11-30'), { year: 2016, season: 'fall' })
    assert.equal(seasonOf('unknown'), undefined)
  })

  test('season: winter of the next year follows fall', () => {
    assert.deepEqual(moveSeason({ year: 2026, season: 'fall' }, 1), { year: 2027, season: 'winter' })
    assert.deepEqual(moveSeason({ year: 2027, season: 'winter' }, -1), { year: 2026, season: 'fall' })
    assert.deepEqual(readSeason('2026', 'autumn'), { year: 2026, season: 'fall' })
    assert.equal(readSeason('26', 'fall'), undefined)
    assert.equal(readSeason('2026', 'monsoon'), undefined)
  })

  test('texts: lengths, ratings and roles', () => {
    assert.deepEqual([24, 60, 117].map(formatMinutes), ['24 min', '1 h', '1 h 57 min'])
    assert.equal(formatRating(17), '8.5 of 10')
    assert.equal(roleLabel('side_story'), 'Side story')
  })

  test('sorting: undated works come last', () => {
    const dates = [{ startDate: null }, { startDate: '2001-09-01' }, { startDate: '1998-04-03' }]
    assert.deepEqual(
      dates.toSorted(byDate).map(({ startDate }) => startDate),
      ['1998-04-03', '2001-09-01', null],
    )
  })

  test('palette: finds seasons in any word order, and a random work', () => {
    const titles = (text: string) => findPages(text).map(({ title }) => title)
    assert.deepEqual(titles('fall 2026'), ['Fall 2026'])
    assert.deepEqual(titles('1998 spr'), ['Spring 1998'])
    assert.equal(titles('2020').length, 4)
    assert.deepEqual(titles('random'), ['Random work'])
    assert.deepEqual(titles('fall of a star'), [])
    assert.deepEqual(titles('bebop'), [])
  })
})

describe('the SDK that is shown for the anime catalogue', () => {
  const call = (changes: Partial<Call>): Call => ({
    service: 'anime-catalogue',
    baseUrl: url,
    method: 'GET',
    template: '/anime',
    path: {},
    query: [],
    headers: {},
    ...changes,
  })

  /** Runs a script and returns the requests that it sends. */
  async function run(requestCall: Call): Promise<unknown[]> {
    const requests: unknown[] = []
    const server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString()
        requests.push(request.method, decodeURIComponent(request.url ?? ''), request.headers.authorization)
        if (body) requests.push(JSON.parse(body))
        response.writeHead(200, { 'content-type': 'application/vnd.api+json' }).end('{"data":[]}')
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    // The server listens on a port, so the address is an object.
    const { port } = server.address() as AddressInfo
    const folder = mkdtempSync(join(tmpdir(), 'octavo-sdk-'))
    const kitsu = join(import.meta.dirname, '../../node_modules')
    symlinkSync(kitsu, join(folder, 'node_modules'))
    writeFileSync(
      join(folder, 'call.mjs'),
      sdk.write({ ...requestCall, baseUrl: `http://127.0.0.1:${port}` }) ?? '',
    )
    await promisify(execFile)(process.execPath, [join(folder, 'call.mjs')])
    server.close()
    server.closeAllConnections()
    rmSync(folder, { recursive: true })
    return requests
  }

  test('SDK: a read sends the shown request', async () => {
    const query = [
      ['filter[text]', `it's`],
      ['page[limit]', '5'],
      ['sort', '-startDate'],
    ] as const
    const [method, address] = await run(call({ query }))
    assert.equal(method, 'GET')
    const { pathname, searchParams } = new URL(String(address), url)
    assert.equal(pathname, '/api/edge/anime')
    assert.deepEqual([...searchParams], query)
  })

  test('SDK: a single resource is requested by id', async () => {
    const query = [['include', 'genres,mediaRelationships.destination']] as const
    const [, address] = await run(call({ template: '/anime/{id}', path: { id: '1' }, query }))
    assert.equal(address, '/api/edge/anime/1?include=genres,mediaRelationships.destination')
  })

  test('SDK: creating a review sends it with the token', async () => {
    const media = { data: { type: 'anime', id: '1' } }
    const body = JSON.stringify({
      data: {
        type: 'reviews',
        attributes: { content: `It's *good*.`, rating: 18 },
        relationships: { media },
      },
    })
    const headers = { authorization: 'Bearer YOUR-TOKEN' }
    const [method, address, token, sentBody] = await run(
      call({ method: 'POST', template: '/reviews', headers, body }),
    )
    assert.deepEqual([method, address, token], ['POST', '/api/edge/reviews', 'Bearer YOUR-TOKEN'])
    const { type, attributes, relationships } = untyped(sentBody).data
    assert.deepEqual({ type, attributes, relationships }, JSON.parse(body).data)
  })

  test('SDK: deleting a review', async () => {
    const [method, address] = await run(
      call({ method: 'DELETE', template: '/reviews/{id}', path: { id: '7' } }),
    )
    assert.deepEqual([method, address], ['DELETE', '/api/edge/reviews/7'])
  })
})
