import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseMatchStrategy } from '../../src/search/match-strategy.ts'

const documents = 1_000_000
const strategyFor = (matches: number, limits: { page: number; share?: number; rows?: number }) =>
  chooseMatchStrategy({ matches, isExact: false, documents }, limits)

test('a page: rare words use the matches, common words use the rows', () => {
  assert.equal(strategyFor(100, { page: 20 }), 'matches')
  assert.equal(strategyFor(500_000, { page: 20 }), 'rows')
  assert.equal(strategyFor(0, { page: 20 }), 'matches')
})

test('few rows: are looked up one by one unless there are fewer matches', () => {
  assert.equal(strategyFor(40_000, { page: 20, rows: 300 }), 'rows')
  assert.equal(strategyFor(100, { page: 20, rows: 300 }), 'matches')
})

test('conditions that few rows pass: raise the cost of filling a page by rows', () => {
  assert.equal(strategyFor(50_000, { page: 20 }), 'rows')
  assert.equal(strategyFor(50_000, { page: 20, share: 0.01 }), 'matches')
})
