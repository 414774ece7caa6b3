import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseMatchStrategy } from '../../src/search/match-strategy.ts'

const documents = 1_000_000
const way = (matches: number, wanted: { page: number; share?: number; rows?: number }) =>
  chooseMatchStrategy({ matches, isExact: false, documents }, wanted)

test('a page: rare words lead to the rows, common ones are met on the way', () => {
  assert.equal(way(100, { page: 20 }), 'matches')
  assert.equal(way(500_000, { page: 20 }), 'rows')
  assert.equal(way(0, { page: 20 }), 'matches')
})

test('few rows: are looked up one by one, unless there are fewer matches', () => {
  assert.equal(way(40_000, { page: 20, rows: 300 }), 'rows')
  assert.equal(way(100, { page: 20, rows: 300 }), 'matches')
})

test('conditions that few rows pass: make it longer to fill a page by rows', () => {
  assert.equal(way(50_000, { page: 20 }), 'rows')
  assert.equal(way(50_000, { page: 20, share: 0.01 }), 'matches')
})
