import assert from 'node:assert/strict'
import { createServer, type RequestListener } from 'node:http'
import { after, test } from 'node:test'
import { startTestService } from '@octavo/testing/service.ts'
import { createFetchJson } from '../src/importers/fetch-json.ts'
import service from '../src/index.ts'
import { describeOnBothDatabases } from './databases.ts'
import { openImporting } from './importing.ts'

async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  after(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  assert.ok(address && typeof address === 'object')
  return `http://127.0.0.1:${address.port}`
}

function bodyOf(request: Parameters<RequestListener>[0]): Promise<string> {
  return new Promise((resolve) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => resolve(body))
  })
}

/** A fake AniList with one and a half pages of works per year. */
function anilist(queries: { from: number; page: number }[]): RequestListener {
  return async (request, response) => {
    const { variables } = JSON.parse(await bodyOf(request))
    queries.push(variables)
    const year = Math.ceil(variables.from / 10_000)
    const count = variables.page === 1 ? 50 : 25
    const media = Array.from({ length: count }, (_, index) => {
      const id = (year - 2000) * 1000 + variables.page * 100 + index
      return {
        id,
        idMal: id % 2 ? id + 50_000 : null,
        title: { romaji: `Umi ${id}`, english: id % 5 ? null : `Sea ${id}`, native: '海' },
        synonyms: [],
        format: 'TV_SHORT',
        status: 'FINISHED',
        startDate: { year, month: 4, day: 1 },
        endDate: { year, month: index ? 6 : null, day: 20 },
        season: 'SPRING',
        seasonYear: year,
        episodes: 12,
        duration: 5,
        isAdult: index === 3,
        averageScore: 81,
        popularity: 1000 + id,
        favourites: 3,
        genres: ['Action', 'Slice of Life'],
        tags: [
          { name: 'Time Travel', rank: 80 },
          { name: 'Pirates', rank: 20 },
        ],
        studios: { edges: [{ isMain: true, node: { name: 'Harbour' } }] },
        relations: {
          edges: [
            { relationType: 'SEQUEL', node: { id: id + 1, type: 'ANIME' } },
            { relationType: 'SOURCE', node: { id: 1, type: 'MANGA' } },
          ],
        },
      }
    })
    response.setHeader('content-type', 'application/json')
    response.setHeader('x-ratelimit-remaining', '5')
    response.end(
      JSON.stringify({ data: { Page: { pageInfo: { hasNextPage: variables.page === 1 }, media } } }),
    )
  }
}

describeOnBothDatabases('import from services', (databases) => {
  test('anilist: reads all pages of all years, and relates their works', async () => {
    const { context, take } = await openImporting(databases)
    const queries: { from: number; page: number }[] = []
    const endpoint = await serving(anilist(queries))
    const { counts } = await take('anilist', endpoint, { years: '2001..2002' })
    assert.deepEqual([counts.read, counts.added], [150, 150])
    assert.deepEqual(
      queries.map(({ from, page }) => [from, page]),
      [
        [20_009_999, 1],
        [20_009_999, 2],
        [20_019_999, 1],
        [20_019_999, 2],
      ],
    )
    const work = await context.db.read
      .selectFrom('anime as a')
      .innerJoin('mapping as m', (join) =>
        join.onRef('m.item_id', '=', 'a.id').on('m.external_site', '=', 'anilist/anime'),
      )
      .selectAll('a')
      .where('m.external_id', '=', '1105')
      .executeTakeFirstOrThrow()
    assert.deepEqual(
      [work.subtype, work.start_date, work.season, work.average_rating, work.user_count, work.total_length],
      ['TV', '2001-04-01', 'spring', 8100, 2105, 60],
    )
    const roles = await context.db.read
      .selectFrom('media_relationship')
      .select('role')
      .where('source_id', '=', work.id)
      .orderBy('role')
      .execute()
    assert.deepEqual(
      roles.map(({ role }) => role),
      ['prequel', 'sequel'],
    )
    const adults = await context.db.read
      .selectFrom('anime')
      .select('id')
      .where('age_rating', '=', 'R18')
      .execute()
    assert.equal(adults.length, 4)
    const again = await take('anilist', endpoint, { years: '2001..2002' })
    assert.deepEqual([again.counts.added, again.counts.changed], [0, 0])
  })

  test('kitsu: mirrors another catalogue completely, and then only changes', async () => {
    const { url } = await startTestService(service, {
      sampleData: true,
      settings: { file: { 'anime-catalogue': { requestsPerMinute: 0 } } },
    })
    const { context, take } = await openImporting(databases)
    const { counts } = await take('kitsu', url)
    const original = await (await fetch(`${url}/anime?page[limit]=1`)).json()
    assert.equal(counts.added, original.meta.count)
    const bebop = await (await fetch(`${url}/anime/1?include=genres,mappings`)).json()
    const copy = await context.db.read
      .selectFrom('anime')
      .selectAll()
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    const { attributes, relationships } = bebop.data
    assert.deepEqual(
      [
        copy.canonical_title,
        copy.start_date,
        copy.end_date,
        copy.episode_count,
        copy.age_rating,
        copy.description,
      ],
      [
        attributes.canonicalTitle,
        attributes.startDate,
        attributes.endDate,
        attributes.episodeCount,
        attributes.ageRating,
        null,
      ],
    )
    assert.deepEqual(
      JSON.parse(copy.titles),
      Object.fromEntries(Object.entries(attributes.titles).toSorted()),
    )
    const genres = await context.db.read
      .selectFrom('media_genre')
      .selectAll()
      .where('media_id', '=', 1)
      .execute()
    assert.equal(genres.length, relationships.genres.data.length)
    const mappings = await context.db.read
      .selectFrom('mapping')
      .selectAll()
      .where('item_id', '=', 1)
      .execute()
    assert.equal(mappings.length, relationships.mappings.data.length)
    const related = await context.db.read
      .selectFrom('media_relationship')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    assert.ok(Number(related.count) > 100)
    const again = await take('kitsu', url, { since: 'last' })
    assert.deepEqual([again.counts.added, again.counts.changed], [0, 0])
    const future = await take('kitsu', url, { since: '2200-01-01' })
    assert.equal(future.counts.read, 0)
  })

  test('URLs: fetched once, and in private networks only if allowed', async () => {
    const entries = JSON.stringify({ data: [{ sources: ['https://anidb.net/anime/1'], title: 'Umi' }] })
    let fetched = 0
    const url = await serving((request, response) => {
      fetched++
      response.statusCode = request.url === '/file' ? 200 : 404
      response.end(entries)
    })
    const open = await openImporting(databases)
    assert.equal((await open.take('offline-database', `${url}/file`)).counts.added, 1)
    assert.equal(fetched, 1)
    await assert.rejects(open.take('offline-database', `${url}/other`), /responded with 404/)
    const guarded = await openImporting(databases, { privateTargets: false })
    await assert.rejects(guarded.take('offline-database', `${url}/file`), /cannot be fetched/)
    await assert.rejects(guarded.take('kitsu', url), /cannot be fetched/)
    assert.equal(fetched, 2)
    await assert.rejects(open.take('kitsu', `${url}/file`), /responded with 404|not a list/)
  })
})

test('rate limits: Retry-After and exhausted limits are respected', async () => {
  const errorResponses: [number, Record<string, string>][] = [
    [429, { 'retry-after': '3' }],
    [503, {}],
    [200, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1010' }],
    [200, { 'x-ratelimit-remaining': '9' }],
  ]
  const waits: number[] = []
  const notes: string[] = []
  const url = await serving((_, response) => {
    const [status, headers] = errorResponses.shift() ?? [500, {}]
    response.writeHead(status, headers).end('{"ok":true}')
  })
  const { createOutgoing } = await import('@octavo/platform/outgoing/client.ts')
  const outgoing = createOutgoing({ allowPrivate: true, userAgent: 'test' })
  after(() => outgoing.close())
  const fetchJson = createFetchJson({
    outgoing,
    note: (text) => notes.push(text),
    sleep: async (ms) => waits.push(ms),
    now: () => 1_000_000,
  })
  assert.deepEqual(await fetchJson(url), { ok: true })
  assert.deepEqual(await fetchJson(url), { ok: true })
  assert.deepEqual(waits, [3_000, 4_000, 10_000])
  assert.match(notes[0] ?? '', /responded with 429: retrying in 3 s/)
  await assert.rejects(fetchJson(url), /responded with 500 8 times/)
  const page = await serving((_, response) => response.writeHead(403).end('go away'))
  await assert.rejects(fetchJson(page), /responded with 403: go away/)
})

test('private targets: a refused request is not retried', async () => {
  const { createOutgoing } = await import('@octavo/platform/outgoing/client.ts')
  const outgoing = createOutgoing({ allowPrivate: false, userAgent: 'test' })
  after(() => outgoing.close())
  const waits: number[] = []
  const fetchJson = createFetchJson({ outgoing, note() {}, sleep: async (ms) => waits.push(ms) })
  await assert.rejects(fetchJson('http://127.0.0.1:1/'), /cannot be fetched/)
  assert.deepEqual(waits, [])
})
