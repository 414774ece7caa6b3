import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import type { Database } from '@octavo/platform/data/database.ts'
import type { Problem } from '@octavo/platform/errors.ts'
import { sql } from 'kysely'
import type { Tables } from '../src/database/tables.ts'
import { renderDocument } from '../src/json-api/documents.ts'
import { errorsOf } from '../src/json-api/errors.ts'
import { createItem } from '../src/json-api/items.ts'
import { readParameters } from '../src/json-api/parameters.ts'
import { createReader, type ReadContext } from '../src/json-api/reader.ts'
import { registry } from '../src/resources/registry.ts'
import { createStore } from '../src/resources/store/query-runner.ts'
import { openCatalogue } from './catalogue-database.ts'
import { describeOnBothDatabases } from './databases.ts'
import { add, addAnime, addEpisodes, addGenres, addManga, addRelation } from './rows.ts'

/** Response bodies of one database, which the other database must repeat. */
const bodies = new Map<string, string>()

test('includes: a long document is rendered in steps', async () => {
  const item = createItem(registry.get('genres'), { id: 1 })
  let isOtherWorkDone = false
  setImmediate().then(() => {
    isOtherWorkDone = true
  })
  let late = 0
  const write = () => {
    const startMs = performance.now()
    while (performance.now() - startMs < 0.2);
    if (isOtherWorkDone) late++
    return []
  }
  await renderDocument({ data: [], included: Array(1_000).fill(item) }, write)
  assert.ok(late > 0)
})

describeOnBothDatabases('includes', (databases) => {
  let db: Database<Tables>
  before(async () => {
    db = await openCatalogue(databases)
    await fill(db)
  })

  test('includes: one query per tree node and type, regardless of the number of rows', async () => {
    const { read } = countQueries(db)
    const one = await read('anime', '1', 'include=genres,episodes,mediaRelationships.destination')
    assert.equal(one.json.data.relationships.episodes.data.length, 1_100)
    assert.equal(one.json.included.length, 1_100 + 2 + 41 + 20 + 21)
    assert.equal(one.queries, 6)
    const tree = 'include=mediaRelationships.destination.mediaRelationships.source.genres'
    const cyclic = await read('anime', '1', tree)
    assert.ok(cyclic.queries <= 8, `${cyclic.queries}`)
    const page = await read('anime', undefined, 'include=genres,categories&page[limit]=20')
    assert.equal(page.json.data.length, 20)
    assert.equal(page.queries, 4)
    assert.equal((await read('anime', undefined, 'include=genres,categories&page[limit]=20')).queries, 3)
  })

  test('includes: every included resource appears once and is linked', async () => {
    const { read } = countQueries(db)
    const { json } = await read(
      'anime',
      '1',
      'include=mediaRelationships.destination.mediaRelationships.source.genres,genres',
    )
    const keyOf = ({ type, id }: { type: string; id: string }) => `${type}/${id}`
    const all = [json.data, ...json.included]
    assert.equal(new Set(all.map(keyOf)).size, all.length)
    const linked = new Set(
      all.flatMap(({ relationships = {} }) =>
        Object.values<{ data?: never }>(relationships).flatMap(({ data }) => [data ?? []].flat().map(keyOf)),
      ),
    )
    for (const one of json.included) assert.ok(linked.has(keyOf(one)), keyOf(one))
  })

  test('includes: both databases return the same bytes', async () => {
    const { read } = countQueries(db)
    for (const [type, id, query] of [
      ['anime', '1', 'include=genres,mediaRelationships.destination'],
      ['anime', undefined, 'sort=-startDate&include=genres,mediaRelationships&page[offset]=1005'],
      ['anime', undefined, 'sort=-userCount,canonicalTitle&filter[genres]=action'],
      ['mediaRelationships', undefined, 'sort=destination.startDate&include=source,destination'],
      ['episodes', undefined, 'filter[mediaId]=1&sort=-number&page[offset]=1090'],
      ['castings', undefined, ''],
      ['reviews', undefined, ''],
      ['users', undefined, ''],
    ] as const) {
      const { text } = await read(type, id, query)
      const key = `${type} ${id} ${query}`
      assert.equal(text, bodies.get(key) ?? text, key)
      bodies.set(key, text)
    }
  })

  test('includes: too many included resources are refused without reading them', async () => {
    const { read } = countQueries(db, { maxIncluded: 100 })
    await assert.rejects(read('anime', '1', 'include=episodes'), (problem: Problem) => {
      assert.equal(errorsOf(problem)?.[0]?.code, '112')
      return true
    })
    assert.equal((await read('anime', '2', 'include=episodes')).json.included.length, 0)
  })

  test('includes: more text than the limit is refused', async () => {
    await addReviews(db, 4)
    const { read } = countQueries(db, { maxIncludedBytes: 1_000 })
    for (const query of ['include=reviews', 'include=reviews.media.reviews', 'include=episodes']) {
      const id = query === 'include=episodes' ? '1' : '3'
      await assert.rejects(read('anime', id, query), (problem: Problem) => {
        assert.deepEqual(errorsOf(problem)?.[0]?.source, { parameter: 'include' })
        return true
      })
    }
    assert.equal((await read('anime', '3', 'include=reviews&fields[reviews]=rating')).json.included.length, 4)
    const { json } = await countQueries(db, { maxIncludedBytes: 4_000 }).read('anime', '3', 'include=reviews')
    assert.equal(json.included.length, 4)
  })

  test('includes: deleted and hidden resources are not linked', async () => {
    const { read } = countQueries(db)
    const { json } = await read('mediaRelationships', '500', 'include=destination')
    assert.deepEqual([json.data.relationships.destination.data, json.included], [null, []])
  })
})

function countQueries(db: Database<Tables>, { maxIncluded = 10_000, maxIncludedBytes = 1e7 } = {}) {
  let queries = 0
  const store = createStore(db)
  const counting: typeof store = {
    dialect: store.dialect,
    all: (query) => {
      queries += 1
      return store.all(query)
    },
    long: (query) => {
      queries += 1
      return store.long(query)
    },
  }
  const page = { defaultPageSize: 10, maxPageSize: 20 }
  const limits = { ...page, maxIncludeDepth: 5, maxIncluded, maxIncludedBytes, fragmentBytes: 1e7 }
  const reader = createReader({
    store: counting,
    registry,
    limits,
    slugsAsIds: true,
    search: async () => ({ ids: [] }),
  })
  return {
    async read(type: string, id: string | undefined, query: string) {
      queries = 0
      const context: ReadContext = {
        parameters: readParameters(query),
        viewer: { class: 'anonymous', userId: null },
        view: { origin: 'http://o', base: 'http://o/b', today: '2026-11-21' },
        version: '1',
        notes: { isProvisional: false },
      }
      const resource = registry.get(type)
      const body = await (id === undefined
        ? reader.list(resource, context)
        : reader.get(resource, id, context))
      // The tests check the content of the document.
      // biome-ignore lint/suspicious/noExplicitAny: see above
      const json: any = JSON.parse(body.toString())
      return { json, text: body.toString(), queries }
    },
  }
}

/** A long series that is related to twenty anime and twenty manga, among a thousand others. */
async function fill(db: Database<Tables>): Promise<void> {
  await db.write(async (tx) => {
    const others = Array.from({ length: 1_040 }, (_, index) => ({
      id: index + 1,
      start_date: index % 3 ? `20${String(10 + (index % 15))}-01-02` : null,
      user_count: index % 7,
      canonical_title: ['Émile', 'alpha', 'Zeta', 'かな', 'a b'][index % 5] ?? '',
    }))
    await addAnime(tx, ...others)
    await addManga(tx, ...Array.from({ length: 21 }, (_, index) => ({ id: index + 1 })))
    await addGenres(tx, { action: [1, 2, 3, 30], space: [1, 4] })
    await addEpisodes(tx, 1, 1_100)
    for (let id = 2; id <= 21; id++) {
      await addRelation(tx, id, ['anime', 1], ['anime', id])
      await addRelation(tx, 100 + id, ['anime', id], ['anime', 1], 'prequel')
    }
    for (let id = 1; id <= 21; id++)
      await addRelation(tx, 200 + id, ['anime', 1], ['manga', id], 'adaptation')
    await addRelation(tx, 500, ['anime', 2], ['anime', 99_999])
  })
}

/** Reviews of the third anime, each of 700 bytes. */
async function addReviews(db: Database<Tables>, count: number): Promise<void> {
  await db.write(async (tx) => {
    for (let id = 1; id <= count; id++) {
      const user = `user${id}`
      await sql`insert into octavo_user (id, login, login_folded, role, plan, created_at_ms)
        values (${id}, ${user}, ${user}, 'user', 'user', 0)`.execute(tx)
      await add(tx, 'review', {
        id,
        media_type: 'anime',
        media_id: 3,
        user_id: id,
        content: 'x'.repeat(300),
        content_formatted: 'x'.repeat(400),
        likes_count: 0,
        progress: null,
        source: 'hummingbird',
        spoiler: 0,
      })
    }
  })
}
