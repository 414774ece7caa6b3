import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { createTitleIndex } from '../src/title-search/title-index.ts'

const index = createTitleIndex([
  {
    id: 1,
    weight: 1,
    titles: [
      { text: 'Attack on Titan', kind: 'canonical' },
      { text: '進撃の巨人', kind: 'title' },
    ],
  },
  { id: 2, weight: 0.5, titles: [{ text: 'هجوم العمالقة', kind: 'synonym' }] },
  {
    id: 3,
    weight: 0.5,
    titles: [
      { text: '◯', kind: 'canonical' },
      { text: '!!!', kind: 'title' },
    ],
  },
])

test('search: a query without a letter or digit has no results', () => {
  for (const query of [
    '',
    ' ',
    '!?',
    '★♪',
    '()[]{}',
    '.*',
    '%_',
    '\0',
    '\u200b\u200d\ufeff',
    '\ud800',
    '\udc00\ud800',
    '🎉',
    '◯',
    '\u202e\u202d',
    '\u3099',
    '('.repeat(1_000_000),
    ' '.repeat(1_000_000),
  ])
    assert.deepEqual(index.search(query), [], JSON.stringify(query.slice(0, 20)))
})

test('search: invisible characters are ignored', () => {
  for (const query of [
    'attack\0 on titan',
    '\u200battack\u200d on ti\u00adtan',
    '\u202eattack on titan\u202c',
    '\ufeffattack on titan\ud800',
    'attack\ton\ntitan',
    `attack on titan${' '.repeat(100_000)}`,
    `attack on titan${')'.repeat(100_000)}`,
  ])
    assert.equal(index.search(query)[0]?.id, 1, JSON.stringify(query.slice(0, 30)))
  assert.equal(index.search('\u200fهجوم العمالقة')[0]?.id, 2)
})

test('search: queries of any length are supported', () => {
  for (const unit of [
    'a',
    'attack on titan ',
    '進撃の巨人',
    'ou',
    'が',
    '2 ',
    's2',
    'season ',
    'i',
    '第',
    '\u0301',
    'ﷺ',
    "'",
    'm',
    '@a',
    '期',
    'ー',
    'っ',
    '\ud83d',
  ])
    for (const length of [10_000, 1_000_000])
      assert.ok(Array.isArray(index.search(unit.repeat(Math.ceil(length / unit.length)))), unit)
})

test('search: titles of any length and content can be indexed and found', () => {
  const long = 'Very Long Title '.repeat(1_000)
  const strange = createTitleIndex([
    { id: 1, weight: Number.NaN, titles: [{ text: long, kind: 'canonical' }] },
    { id: 2, weight: -1, titles: [] },
    {
      id: 3,
      weight: 7,
      titles: [
        { text: '', kind: 'canonical' },
        { text: 'ﷺ'.repeat(400), kind: 'title' },
      ],
    },
    { id: Number.MAX_SAFE_INTEGER, weight: 0, titles: [{ text: 'Last \ud800 One', kind: 'canonical' }] },
  ])
  assert.equal(strange.search(long)[0]?.id, 1)
  assert.equal(strange.search('ﷺ'.repeat(400))[0]?.id, 3)
  assert.equal(strange.search('last one')[0]?.id, Number.MAX_SAFE_INTEGER)
  assert.equal(strange.size, 4)
})

test('search: the last of several entries with one id wins', () => {
  const twice = createTitleIndex(
    ['First', 'Second'].map((text) => ({ id: 1, weight: 0, titles: [{ text, kind: 'canonical' as const }] })),
  )
  assert.deepEqual([twice.size, twice.search('first').length, twice.search('second')[0]?.id], [1, 0, 1])
})

test('search: never throws, and returns sorted results without duplicates', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.integer(), (query, limit) => {
      const hits = index.search(query, { limit })
      assert.ok(hits.length <= Math.max(0, limit))
      assert.equal(new Set(hits.map(({ id }) => id)).size, hits.length)
      for (const [at, { score }] of hits.entries())
        assert.ok(score > 0 && score <= (hits[at - 1]?.score ?? 10))
    }),
  )
})
