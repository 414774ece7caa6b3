import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { distancesBetween } from '../src/title-search/edit-distance.ts'
import { gramsOf } from '../src/title-search/grams.ts'
import { bestOf } from '../src/title-search/top-scores.ts'
import { readAscending, varintLength, writeVarint } from '../src/title-search/varints.ts'

test('varints: encoding and decoding an ascending list returns the same list', () => {
  const list = fc
    .uniqueArray(fc.nat(2 ** 31 - 1), { maxLength: 50 })
    .map((numbers) => numbers.sort((a, b) => a - b))
  fc.assert(
    fc.property(list, (numbers) => {
      const bytes = new Uint8Array(numbers.length * 5)
      let end = 0
      for (const [index, number] of numbers.entries()) {
        const step = number - (numbers[index - 1] ?? 0)
        const start = end
        end = writeVarint(bytes, start, step)
        assert.equal(end - start, varintLength(step))
      }
      const read = new Uint32Array(numbers.length)
      assert.equal(readAscending(bytes, 0, end, read), numbers.length)
      assert.deepEqual([...read], numbers)
    }),
  )
})

test('top scores: equal sorting all and slicing', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { maxLength: 60 }), fc.integer({ min: 1, max: 20 }), (values, most) => {
      const scores = Float32Array.from(values)
      const numbers = Uint32Array.from(values.keys())
      const sorted = [...values.keys()].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b)
      assert.deepEqual(bestOf(numbers, numbers.length, scores, most), sorted.slice(0, most))
    }),
  )
})

test('edit distance: each typo costs one, and a substring of the title costs nothing', () => {
  for (const slip of ['narto', 'narruto', 'nabuto', 'nraruto', 'anruto'])
    assert.equal(distancesBetween(slip, 'naruto').whole, 1, slip)
  assert.deepEqual(distancesBetween('titan', 'attackontitan'), { whole: 8, part: 0 })
  assert.deepEqual(distancesBetween('titna', 'attackontitans'), { whole: 10, part: 1 })
  assert.equal(distancesBetween('a', 'b'.repeat(1_000)).whole, 1_000)
})

test('edit distance: equals the definition, for the whole title and the closest substring', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
  fc.assert(
    fc.property(text, text, (query, title) => {
      const parts = Array.from(title, (_, start) =>
        Array.from(title.slice(start), (_, length) => title.slice(start, start + length + 1)),
      )
      const nearest = Math.min(...['', ...parts.flat()].map((part) => byDefinition(query, part)))
      assert.deepEqual(distancesBetween(query, title), { whole: byDefinition(query, title), part: nearest })
    }),
  )
})

test('grams: joined and split words share grams, and each word has its prefix', () => {
  const joined = new Set(gramsOf('onepunchman'))
  const parted = new Set(gramsOf('one punch man'))
  assert.equal(joined.size, 10)
  assert.equal(parted.size, 12)
  assert.ok(joined.isSubsetOf(parted))
  assert.equal(gramsOf('進撃の巨人').length, 4)
  assert.deepEqual([gramsOf(''), gramsOf('a'), gramsOf('鬼')], [[], [], []])
})

function byDefinition(a: string, b: string): number {
  if (!a || !b) return a.length + b.length
  const swapped =
    a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)
      ? byDefinition(a.slice(0, -2), b.slice(0, -2)) + 1
      : Number.POSITIVE_INFINITY
  return Math.min(
    swapped,
    byDefinition(a.slice(0, -1), b) + 1,
    byDefinition(a, b.slice(0, -1)) + 1,
    byDefinition(a.slice(0, -1), b.slice(0, -1)) + (a.at(-1) === b.at(-1) ? 0 : 1),
  )
}
