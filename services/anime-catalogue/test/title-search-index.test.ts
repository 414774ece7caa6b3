import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import type { TitleEntry, TitleKind } from '../src/title-search/title-entry.ts'
import { createTitleIndex, type TitleIndex } from '../src/title-search/title-index.ts'

function entry(id: number, text: string, weight = 0.5, kind: TitleKind = 'canonical'): TitleEntry {
  return { id, weight, titles: [{ text, kind }] }
}

function searchIds(index: TitleIndex, query: string, limit?: number): number[] {
  return index.search(query, limit === undefined ? {} : { limit }).map(({ id }) => id)
}

test('search: an exact title is first, however popular the titles with that prefix are', () => {
  const index = createTitleIndex([
    entry(1, 'Naruto: Shippuuden', 1),
    entry(2, 'Naruto', 0),
    entry(3, 'Boruto: Naruto Next Generations', 1),
  ])
  assert.deepEqual(searchIds(index, 'naruto'), [2, 1, 3])
})

test('search: entries with the same title are sorted by popularity, and punctuation distinguishes them', () => {
  const index = createTitleIndex([entry(1, 'K-On!!', 0.2), entry(2, 'K-On!', 0.9), entry(3, 'Kon Tiki', 1)])
  assert.deepEqual(searchIds(index, 'k on').slice(0, 2), [2, 1])
  assert.equal(searchIds(index, 'k-on!!')[0], 1)
  assert.equal(searchIds(index, 'K-ON!')[0], 2)
})

test('search: ties are sorted by id', () => {
  const index = createTitleIndex([30, 10, 20].map((id) => entry(id, 'Twin')))
  assert.deepEqual(searchIds(index, 'twin'), [10, 20, 30])
  const scores = index.search('tw').map(({ score }) => score)
  assert.deepEqual(
    scores,
    scores.toSorted((a, b) => b - a),
  )
})

test('search: an exact title excludes dissimilar results', () => {
  const index = createTitleIndex([
    entry(1, 'Naruto'),
    entry(2, 'Naru Taru'),
    entry(3, 'Haruto'),
    entry(4, 'Bleach'),
  ])
  assert.deepEqual(searchIds(index, 'naruto'), [1])
})

test('search: a popular work appears after two letters, and is first after a few more', () => {
  const similarTitles = ['Shinchan', 'Shin Mazinger', 'Shining Tears', 'Shirobako', 'Shuffle', 'Shangri-La']
  const index = createTitleIndex([
    ...similarTitles.map((title, at) => entry(at + 10, title, 0.4)),
    entry(1, 'Shingeki no Kyojin', 1),
    entry(2, 'Shingeki no Kyojin Season 2', 0.9),
  ])
  const title = 'shingeki no kyojin'
  for (let length = 2; length <= title.length; length++) {
    const ids = searchIds(index, title.slice(0, length))
    assert.ok(ids.includes(1), title.slice(0, length))
    assert.equal(ids[0], 1, title.slice(0, length))
  }
  assert.equal(searchIds(index, 'shingeki no kyojin 2')[0], 2)
})

test('search: tolerates typos, joined or split words, and swapped words', () => {
  const index = createTitleIndex([
    entry(1, 'Attack on Titan'),
    entry(2, 'Death Note'),
    entry(3, 'One Punch Man'),
    entry(4, 'Fullmetal Alchemist: Brotherhood'),
    entry(5, 'Code Geass'),
    entry(6, '進撃の巨人'),
  ])
  const expected: Record<string, number> = {
    'attak on titan': 1,
    'atatck on titan': 1,
    'titan attack': 1,
    'deth note': 2,
    onepunchman: 3,
    'one punhc man': 3,
    'full metal brotherhood': 4,
    'cod geas': 5,
    巨人: 6,
    進撃巨人: 6,
    進: 6,
    opm: 3,
  }
  for (const [query, id] of Object.entries(expected)) assert.equal(searchIds(index, query)[0], id, query)
})

test('search: a single letter matches word prefixes, and a single Han character any position', () => {
  const index = createTitleIndex([entry(1, 'Attack on Titan'), entry(2, 'Bleach'), entry(3, '鬼滅の刃')])
  assert.deepEqual(searchIds(index, 't'), [1])
  assert.deepEqual(searchIds(index, 'ti'), [1])
  assert.deepEqual(searchIds(index, 'c'), [])
  assert.deepEqual(searchIds(index, '刃'), [3])
})

test('search: a short title is found by its full text', () => {
  const index = createTitleIndex([
    entry(1, 'K', 0),
    entry(2, 'Kiki', 1),
    entry(3, '銃夢', 0),
    entry(4, 'X', 0),
  ])
  assert.equal(searchIds(index, 'k')[0], 1)
  assert.equal(searchIds(index, 'x')[0], 4)
  assert.equal(searchIds(index, '銃夢')[0], 3)
})

test('search: respects the limit, and returns at most 1,000', () => {
  const index = createTitleIndex(Array.from({ length: 1_500 }, (_, at) => entry(at, `Same Title ${at}x`)))
  for (const query of ['s', 'same', 'same title', 'title']) {
    assert.equal(searchIds(index, query).length, 1_000, query)
    assert.equal(searchIds(index, query, 7).length, 7, query)
    assert.deepEqual(searchIds(index, query, 7), searchIds(index, query).slice(0, 7), query)
  }
  assert.deepEqual(searchIds(index, 'same', 0), [])
  assert.deepEqual(searchIds(index, 'same', -1), [])
})

test('put: the next search finds the new titles and not the old ones', () => {
  const index = createTitleIndex([entry(1, 'Cowboy Bebop')])
  index.put(entry(2, 'Samurai Champloo'))
  assert.deepEqual(searchIds(index, 'samurai champloo'), [2])
  index.put(entry(1, 'Space Dandy'))
  assert.deepEqual([searchIds(index, 'space dandy'), searchIds(index, 'cowboy bebop')], [[1], []])
  assert.equal(index.size, 2)
})

test('remove: removes packed, layered and recent entries, once', () => {
  const index = createTitleIndex([entry(1, 'Alpha'), entry(2, 'Beta')])
  for (let id = 3; id <= 40; id++) index.put(entry(id, `Gamma ${id}x`))
  for (const id of [1, 3, 40]) {
    assert.equal(index.remove(id), true)
    assert.equal(index.remove(id), false)
  }
  assert.equal(index.size, 37)
  assert.deepEqual(searchIds(index, 'alpha'), [])
  const rest = searchIds(index, 'gamma')
  assert.ok(!rest.includes(3) && !rest.includes(40) && rest.includes(4) && rest.includes(39))
})

test('fold: concurrent puts and removals are kept', async () => {
  const index = createTitleIndex(Array.from({ length: 50 }, (_, at) => entry(at, `Old ${at}x`)))
  index.put(entry(100, 'Put before'))
  const folding = index.fold()
  index.put(entry(101, 'Put meanwhile'))
  index.put(entry(7, 'Renamed meanwhile'))
  index.remove(8)
  await folding
  assert.deepEqual(searchIds(index, 'put before'), [100])
  assert.deepEqual(searchIds(index, 'put meanwhile'), [101])
  assert.deepEqual(searchIds(index, 'renamed meanwhile'), [7])
  assert.ok(!searchIds(index, 'old').some((id) => id === 7 || id === 8))
  assert.equal(index.size, 51)
  await index.fold()
  assert.equal(index.size, 51)
  assert.deepEqual(searchIds(index, 'renamed meanwhile'), [7])
})

test('fold: starts automatically after many puts, and loses nothing', async () => {
  const index = createTitleIndex([])
  for (let id = 0; id < 800; id++) index.put(entry(id, `Title of ${id}x`))
  assert.equal(searchIds(index, 'title of 5x')[0], 5)
  await index.fold()
  assert.equal(index.size, 800)
  assert.equal(searchIds(index, 'title of 799x')[0], 799)
})

test('index: after any puts, removals and folds it equals an index of the remaining entries', async () => {
  const text = fc
    .array(
      fc.constantFrom('titan', 'attack', 'no', 'naruto', '進撃', 'の', '巨人', 'Season 2', 'x', 'しろ'),
      { minLength: 1, maxLength: 4 },
    )
    .map((words) => words.join(' '))
  const change = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ id: fc.nat(30), put: text, weight: fc.integer({ min: 0, max: 8 }) }),
    },
    { weight: 2, arbitrary: fc.record({ remove: fc.nat(30) }) },
    { weight: 1, arbitrary: fc.record({ fold: fc.constant(true) }) },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 60 }),
      fc.array(text, { maxLength: 4 }),
      async (changes, queries) => {
        const index = createTitleIndex([])
        const left = new Map<number, TitleEntry>()
        for (const one of changes) {
          if ('put' in one) {
            const updated = entry(one.id, one.put, one.weight / 8)
            index.put(updated)
            left.set(one.id, updated)
          } else if ('remove' in one) assert.equal(index.remove(one.remove), left.delete(one.remove))
          else await index.fold()
        }
        const fresh = createTitleIndex(left.values())
        assert.equal(index.size, fresh.size)
        for (const query of [...queries, 't', 'の', 'na'])
          assert.deepEqual(index.search(query), fresh.search(query), query)
      },
    ),
    { numRuns: 20 },
  )
})
