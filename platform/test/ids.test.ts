import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { type Ids, repeatableIds, secureIds } from '../src/ids.ts'

const kinds: [string, () => Ids][] = [
  ['secure ids', () => secureIds],
  ['repeatable ids', () => repeatableIds('seed')],
]

/** Draws ids of all kinds, in an order that matters. */
const draw = (ids: Ids) => [
  ids.uuid(),
  ids.text(10),
  ids.below(1000),
  ids.bytes(40).toString('hex'),
  ids.below(1000),
  ids.bytes(0).length,
  ids.uuid(),
]

test('repeatable ids repeat with the same seed only', () => {
  assert.deepEqual(draw(repeatableIds('a')), draw(repeatableIds('a')))
  assert.deepEqual(draw(repeatableIds('a')), draw(repeatableIds(Buffer.from('a'))))
  const [a, b] = [draw(repeatableIds('a')), draw(repeatableIds('b'))]
  for (const index of [0, 1, 3, 6]) assert.notEqual(a[index], b[index])
})

test('repeatable ids never change between releases', () => {
  // The demo credentials of existing data directories depend on these values.
  const ids = repeatableIds('octavo')
  assert.deepEqual([ids.text(8), ids.uuid()], ['RwItNjNZ', '1ee8acf5-9d70-437c-8ee6-8258bf9d5779'])
})

for (const [name, create] of kinds) {
  test(`${name}, as bytes, have the requested length and differ`, () => {
    const ids = create()
    for (const length of [0, 1, 31, 32, 33, 1000]) assert.equal(ids.bytes(length).length, length)
    assert.notDeepEqual(ids.bytes(16), ids.bytes(16))
  })

  test(`${name}, as UUIDs, are of version 4 and unique`, () => {
    const ids = create()
    const uuids = Array.from({ length: 1000 }, () => ids.uuid())
    for (const uuid of uuids)
      assert.match(uuid, /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    assert.equal(new Set(uuids).size, 1000)
  })

  test(`${name}, as text, have the requested length and use every letter and digit`, () => {
    const ids = create()
    for (const length of [0, 1, 40]) assert.equal(ids.text(length).length, length)
    const characters = new Set(ids.text(5000))
    assert.equal(characters.size, 62)
    for (const character of characters) assert.match(character, /[0-9A-Za-z]/)
  })

  test(`${name}, below any bound, are integers from 0 up to the bound`, () => {
    const ids = create()
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (bound) => {
        const number = ids.below(bound)
        assert.ok(Number.isInteger(number) && number >= 0 && number < bound, `${number} of ${bound}`)
      }),
    )
    assert.deepEqual(new Set(Array.from({ length: 200 }, () => ids.below(3))), new Set([0, 1, 2]))
  })
}
