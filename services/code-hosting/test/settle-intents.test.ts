import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { findCompletedChanges } from '../src/code/pushes/completed-intents.ts'

const ref = 'refs/heads/main'
const intentOf = (id: number, from: string | null, to: string | null) => ({
  id,
  repositoryId: 1,
  actorId: 1,
  createdAtMs: 0,
  changes: [{ ref, from, to }],
})

describe('completed changes of stored intents', () => {
  test('are none if git agrees with the database', () => {
    const recordEvent = findCompletedChanges(
      [intentOf(1, 'a', 'b')],
      new Map([[ref, { stored: 'a', actual: 'a' }]]),
    )
    assert.deepEqual([...recordEvent], [[1, []]])
  })

  test('form a chain from the database to git', () => {
    const intents = [intentOf(1, 'b', 'c'), intentOf(2, 'a', 'b'), intentOf(3, 'a', 'x')]
    const recordEvent = findCompletedChanges(intents, new Map([[ref, { stored: 'a', actual: 'c' }]]))
    assert.deepEqual(recordEvent.get(2), [{ ref, from: 'a', to: 'b' }])
    assert.deepEqual(recordEvent.get(1), [{ ref, from: 'b', to: 'c' }])
    assert.deepEqual(recordEvent.get(3), [])
  })

  test('always end at the state of git', () => {
    const oid = fc.constantFrom('a', 'b', 'c', 'd', null)
    const change = fc.tuple(oid, oid)
    fc.assert(
      fc.property(
        fc.array(change, { minLength: 1, maxLength: 6 }),
        oid,
        oid,
        (changes, storedRefs, actual) => {
          const intents = changes.map(([from, to], at) => intentOf(at + 1, from, to))
          const steps = [
            ...findCompletedChanges(intents, new Map([[ref, { stored: storedRefs, actual }]])).values(),
          ].flat()
          // Each change starts where another ends, so all of them form a chain.
          const count = (name: string | null, side: 'from' | 'to') =>
            steps.filter((one) => one[side] === name).length
          for (const name of ['a', 'b', 'c', 'd', null]) {
            const surplus = Number(name === storedRefs) - Number(name === actual)
            assert.equal(count(name, 'from') - count(name, 'to'), surplus)
          }
        },
      ),
    )
  })
})
