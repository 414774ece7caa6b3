import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createStatementNames } from '../../src/internal/data/statement-names.ts'

test('a statement gets a name when it has been used five times', () => {
  const { find } = createStatementNames(() => {})
  const names = Array.from({ length: 6 }, () => find('select 1'))
  assert.deepEqual(names.slice(0, 4), [undefined, undefined, undefined, undefined])
  assert.ok(names[4])
  assert.equal(names[5], names[4])
  assert.equal(find('select 2'), undefined)
})

test('the statement that was not used for longest makes room for another', () => {
  const removed: string[] = []
  const { find } = createStatementNames((name) => removed.push(name), { maxPrepared: 2 })
  const use = (sql: string) => Array.from({ length: 5 }, () => find(sql)).at(-1)
  use('a')
  const b = use('b')
  find('a')
  use('c')
  assert.deepEqual(removed, [b])
  assert.equal(find('b'), undefined)
})

test('a statement is prepared again after a thousand uses, so that its plan fits grown tables', () => {
  const removed: string[] = []
  const { find } = createStatementNames((name) => removed.push(name))
  const names = new Set(Array.from({ length: 2_004 }, () => find('select 1')))
  names.delete(undefined)
  assert.equal(names.size, 2)
  assert.deepEqual(removed, [[...names][0]])
})
