import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Clock } from '@octavo/platform/clock.ts'
import type { Database } from '@octavo/platform/data/database.ts'
import { databaseOptions, type TestDatabases } from '@octavo/testing/databases.ts'
import type { Tables } from '../src/database/tables.ts'
import { readParameters } from '../src/json-api/parameters.ts'
import { createReader } from '../src/json-api/reader.ts'
import { registry } from '../src/resources/registry.ts'
import { createStore } from '../src/resources/store/query-runner.ts'
import { describeOnBothDatabases } from './databases.ts'
import { add, addAnime, addGenres, addRelation } from './rows.ts'
import { startCatalogue } from './service.ts'

describeOnBothDatabases('filters and sorts', (databases) => {
  test('filters: each finds the expected rows in the requested order', async () => {
    const { call } = await startFilled(databases)
    const actual: Record<string, string> = {}
    for (const [query] of cases) {
      const { json, status, text } = await call(`/anime?${query}&fields[anime]=slug`)
      assert.equal(status, 200, text)
      actual[query] = json.data.map(({ id }: { id: string }) => id).join(' ')
      assert.equal(json.meta.count, json.data.length, query)
    }
    assert.deepEqual(actual, Object.fromEntries(cases))
  })

  test('filters: other resources have their own filters and sorts', async () => {
    const { call } = await startFilled(databases)
    const count = async (path: string) => (await call(path)).json.meta.count
    assert.equal(await count('/media-relationships?filter[sourceId]=1&filter[sourceType]=Anime'), 3)
    assert.equal(await count('/media-relationships?filter[source_type]=Manga'), 0)
    assert.equal(await count('/categories?filter[parent_id]=_none'), 1)
    assert.equal(await count('/categories?filter[parentId]=1'), 1)
    assert.equal(await count('/categories?filter[nsfw]=true'), 1)
    assert.equal(await count('/categories?page[limit]=500'), 2)
    assert.equal(await count('/genres?filter[slug]=action,sci-fi'), 2)
    const { json } = await call('/media-relationships?sort=-destination.start_date')
    assert.deepEqual(
      json.data.map(({ id }: { id: string }) => id),
      ['1', '2', '3'],
    )
  })

  test('filters: names without an index are long reads, others are not', async () => {
    const { context, write, get } = await startFilled(databases)
    await write((tx) =>
      add(tx, 'character', {
        id: 1,
        slug: 'spike-spiegel',
        names: '{"en":"Spike Spiegel"}',
        canonical_name: 'Spike Spiegel',
        other_names: '[]',
        mal_id: null,
        description: null,
        image_hash: null,
        primary_media_type: null,
        primary_media_id: null,
      }),
    )
    const page = (await get('/characters?filter[name]=spiegel')).json
    assert.deepEqual([page.data[0].attributes.canonicalName, page.meta.count], ['Spike Spiegel', 1])
    for (const [type, filter, expected] of [
      ['characters', 'filter[name]=spiegel', 'long'],
      ['characters', 'filter[slug]=spike-spiegel', 'all'],
      ['castings', 'filter[language]=ja_jp', 'long'],
      ['users', 'filter[name]=demo', 'long'],
      ['anime', 'filter[year]=1998', 'all'],
    ] as const)
      assert.deepEqual(await listReads(context.db, type, filter), [expected], `${type}?${filter}`)
  })
})

/** How the queries of a page are run. */
async function listReads(db: Database<Tables>, type: string, filter: string): Promise<('all' | 'long')[]> {
  const reads: ('all' | 'long')[] = []
  const { dialect, ...run } = createStore(db)
  const record =
    (kind: 'all' | 'long'): (typeof run)['all'] =>
    (query) => {
      reads.push(kind)
      return run[kind](query)
    }
  const reader = createReader({
    store: { dialect, all: record('all'), long: record('long') },
    registry,
    limits: {
      ...{ defaultPageSize: 10, maxPageSize: 20, maxIncludeDepth: 5 },
      ...{ maxIncluded: 100, maxIncludedBytes: 1e6, fragmentBytes: 1e6 },
    },
    slugsAsIds: true,
    search: async () => ({ ids: [] }),
  })
  await reader.list(registry.get(type), {
    parameters: readParameters(filter),
    viewer: { class: 'anonymous', userId: null },
    view: { origin: 'http://o', base: 'http://o/b', today: '2026-11-21' },
    version: '1',
    notes: { isProvisional: false },
  })
  return reads
}

const clock: Clock = { now: () => Date.UTC(2026, 10, 21, 12) }

async function startFilled(databases: TestDatabases) {
  const database = databases.location()
  const options = databaseOptions(database)
  const catalogue = await startCatalogue({ ...options, clock })
  const isEmpty = (await catalogue.call('/anime')).json.meta.count === 0
  if (isEmpty) await fill(catalogue)
  return catalogue
}

async function fill({ write }: Pick<Database<Tables>, 'write'>): Promise<void> {
  await write(async (tx) => {
    await addAnime(
      tx,
      {
        id: 1,
        canonical_title: 'Émile',
        start_date: '1998-04-03',
        end_date: '1999-04-24',
        year: 1998,
        season: 'spring',
        season_year: 1998,
        average_rating: 8228,
        user_count: 30,
        subtype: 'TV',
        episode_count: 26,
        age_rating: 'R',
      },
      {
        id: 2,
        canonical_title: 'alpha',
        start_date: '2026-11-21',
        year: 2026,
        season: 'fall',
        season_year: 2026,
        average_rating: 8229,
        user_count: 20,
        subtype: 'movie',
        episode_count: 1,
        age_rating: 'PG',
      },
      {
        id: 3,
        canonical_title: 'Zeta',
        start_date: '2027-02-21',
        year: 2027,
        season: 'winter',
        season_year: 2027,
        user_count: 20,
        subtype: 'OVA',
      },
      {
        id: 4,
        canonical_title: 'beta',
        start_date: '2027-02-22',
        year: 2027,
        average_rating: 5000,
        user_count: 10,
        subtype: 'special',
      },
      { id: 5, canonical_title: 'かな', user_count: 0 },
      { id: 6, canonical_title: 'Beta', status_override: 'finished', updated_at_ms: clock.now() },
      { id: 7, canonical_title: 'a b', end_date: '2026-11-20' },
    )
    await addGenres(tx, { action: [1, 2, 3], 'slice-of-life': [2, 3], 'sci-fi': [3] })
    await addRelation(tx, 1, ['anime', 1], ['anime', 3])
    await addRelation(tx, 2, ['anime', 1], ['anime', 2])
    await addRelation(tx, 3, ['anime', 1], ['anime', 5])
    await add(tx, 'streamer', { id: 1, site_name: 'Netflix', streaming_links_count: 1 })
    await add(tx, 'streaming_link', {
      id: 1,
      streamer_id: 1,
      media_type: 'anime',
      media_id: 4,
      url: 'https://example.org/',
      subs: '[]',
      dubs: '[]',
    })
    await add(
      tx,
      'category',
      {
        id: 1,
        slug: 'setting',
        title: 'Setting',
        description: null,
        nsfw: 0,
        parent_id: null,
        child_count: 1,
        total_media_count: 0,
      },
      {
        id: 2,
        slug: 'earth',
        title: 'Earth',
        description: null,
        nsfw: 1,
        parent_id: 1,
        child_count: 0,
        total_media_count: 0,
      },
    )
    await tx
      .insertInto('media_slug')
      .values({ media_type: 'anime', media_id: 4, slug: 'former-name' })
      .execute()
  })
}

const cases: [query: string, ids: string][] = [
  ['filter[id]=3,1,3', '1 3'],
  ['filter[season]=Spring', '1'],
  ['filter[season]=monsoon', ''],
  ['filter[season_year]=1998..2026', '1 2'],
  ['filter[seasonYear]=1998...2026', '1'],
  ['filter[year]=2027', '3 4'],
  ['filter[averageRating]=82.28..', '1 2'],
  ['filter[averageRating]=82.28...', '2'],
  ['filter[averageRating]=..82.28', '1 4'],
  ['filter[averageRating]=50...82.29', '1 4'],
  ['filter[averageRating]=82.285', ''],
  ['filter[averageRating]=nonsense', ''],
  ['filter[averageRating]=_none', '3 5 6 7'],
  ['filter[averageRating]=_none,82.28', '1 3 5 6 7'],
  ['filter[userCount]=20', '2 3'],
  ['filter[userCount]=99999999999999999999..', ''],
  ['filter[episodeCount]=2..', '1'],
  ['filter[status]=tba', '5'],
  ['filter[status]=finished', '1 6 7'],
  ['filter[status]=past', '1 6 7'],
  ['filter[status]=current', '2'],
  ['filter[status]=upcoming', '3'],
  ['filter[status]=unreleased', '4'],
  ['filter[status]=tba,unreleased,upcoming,current,finished', '1 2 3 4 5 6 7'],
  ['filter[status]=what', ''],
  ['filter[subtype]=tv,OVA', '1 3'],
  ['filter[ageRating]=pg', '2'],
  ['filter[genres]=action', '1 2 3'],
  ['filter[genres]=action,slice-of-life', '2 3'],
  ['filter[genres]=Slice of Life,Sci-Fi', '3'],
  ['filter[genres]=nothing', ''],
  ['filter[genres]=', ''],
  ['filter[streamers]=netFLIX,Hulu', '4'],
  ['filter[streamers]=Hulu', ''],
  ['filter[slug]=title-4', '4'],
  ['filter[slug]=former-name', '4'],
  ['filter[since]=2026-01-01', '6'],
  ['filter[since]=yesterday', ''],
  ['filter[subtype]=TV&filter[year]=1998', '1'],
  ['filter[subtype]=TV&filter[year]=1999', ''],
  ['filter[text]=', '1 2 3 4 5 6 7'],
  ['sort=canonicalTitle', '6 3 7 2 4 1 5'],
  ['sort=-canonical_title', '5 1 4 2 7 3 6'],
  ['sort=averageRating', '4 1 2 3 5 6 7'],
  ['sort=-averageRating', '2 1 4 3 5 6 7'],
  ['sort=-userCount', '1 2 3 4 5 6 7'],
  ['sort=userCount,-id', '7 6 5 4 3 2 1'],
  ['sort=-startDate', '4 3 2 1 5 6 7'],
  ['sort=status,-startDate', '5 4 3 2 1 6 7'],
  ['sort=-id', '7 6 5 4 3 2 1'],
  ['sort=_score', '1 2 3 4 5 6 7'],
  ['sort=season,subtype', '2 1 3 4 5 6 7'],
]
