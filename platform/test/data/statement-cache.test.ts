import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { describe, test } from 'node:test'
import { createStatementCache } from '../../src/internal/data/statement-cache.ts'

describe('statement cache', () => {
  test('prepares a statement once', () => {
    const cache = createStatementCache(new DatabaseSync(':memory:'))
    assert.equal(cache.prepare('select 1'), cache.prepare('select 1'))
    assert.equal(cache.size, 1)
  })

  test('never holds more than its capacity', () => {
    const cache = createStatementCache(new DatabaseSync(':memory:'), 10)
    for (let index = 0; index < 1000; index++) {
      assert.deepEqual(cache.prepare(`select ${index} as n`).all([]), [{ n: index }])
      assert.ok(cache.size <= 10)
    }
    assert.equal(cache.size, 10)
  })

  test('evicts the least recently used statement', () => {
    const cache = createStatementCache(new DatabaseSync(':memory:'), 2)
    const one = cache.prepare('select 1')
    const two = cache.prepare('select 2')
    cache.prepare('select 1')
    cache.prepare('select 3')
    assert.equal(cache.prepare('select 1'), one)
    assert.notEqual(cache.prepare('select 2'), two)
  })

  test('does not cache a statement that cannot be prepared', () => {
    const cache = createStatementCache(new DatabaseSync(':memory:'))
    assert.throws(() => cache.prepare('selekt 1'), /syntax error/)
    assert.equal(cache.size, 0)
  })

  test('returns the current columns after a schema change', () => {
    const database = new DatabaseSync(':memory:')
    database.exec('create table thing (a); insert into thing values (1)')
    const cache = createStatementCache(database)
    assert.deepEqual(cache.prepare('select * from thing').all([]), [{ a: 1 }])
    database.exec('alter table thing add column b default 2')
    assert.deepEqual(cache.prepare('select * from thing').all([]), [{ a: 1, b: 2 }])
  })

  test('distinguishes statements with rows from those without', () => {
    const database = new DatabaseSync(':memory:')
    database.exec('create table thing (a)')
    const cache = createStatementCache(database)
    assert.equal(cache.prepare('insert into thing values (1)').returnsRows, false)
    assert.equal(cache.prepare('insert into thing values (1) returning a').returnsRows, true)
    assert.equal(cache.prepare('select * from thing').returnsRows, true)
  })
})
