import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { suite, test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import type { PhotoFacts, PhotoFilter } from '../src/photo-index/facts.ts'
import { createIdSet } from '../src/photo-index/id-set.ts'
import { createPhotoIndex } from '../src/photo-index/photo-index.ts'
import { samplePositions } from '../src/photo-index/sample.ts'
import { seededBelow } from '../src/photo-index/seeded.ts'

const orientation = fc.constantFrom('landscape' as const, 'portrait' as const, 'squarish' as const)
const facts = fc.record({
  id: fc.integer({ min: 1, max: 60 }),
  createdAtMs: fc.integer({ min: 0, max: 20 }),
  orientation,
  isSafe: fc.boolean(),
  isPromoted: fc.boolean(),
  colors: fc.integer({ min: 0, max: 2047 }),
  popularity: fc.nat(),
})
const change = fc.oneof(
  { weight: 3, arbitrary: facts.map((put) => ({ put })) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 60 }).map((id) => ({ delete: id })) },
)
const filter = fc.record(
  {
    orientation,
    isSafe: fc.boolean(),
    isPromoted: fc.boolean(),
    color: fc.constantFrom('black_and_white' as const, 'red' as const, 'blue' as const),
  },
  { requiredKeys: [] },
)
const colorBits = { black_and_white: 1, red: 32, blue: 1024 }

function passes(photo: PhotoFacts, { orientation, isSafe, isPromoted, color }: PhotoFilter): boolean {
  return (
    (orientation === undefined || photo.orientation === orientation) &&
    (!isSafe || photo.isSafe) &&
    (!isPromoted || photo.isPromoted) &&
    (color === undefined || (photo.colors & colorBits[color as keyof typeof colorBits]) !== 0)
  )
}

suite('the index of photos', () => {
  test('agrees with a naive filter after any changes', () => {
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 120 }),
        filter,
        fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 60 })), { nil: undefined }),
        fc.integer({ min: 1, max: 30 }),
        (changes, query, members, count) => {
          const index = createPhotoIndex()
          const naive = new Map<number, PhotoFacts>()
          for (const each of changes)
            if ('put' in each) {
              index.put(each.put)
              naive.set(each.put.id, each.put)
            } else {
              index.delete(each.delete)
              naive.delete(each.delete)
            }
          const matching = [...naive.values()]
            .filter((photo) => passes(photo, query) && (members?.includes(photo.id) ?? true))
            .map(({ id }) => id)
          const picked = index.pick(query, members ? [createIdSet(members)] : [], count, randomInt)
          assert.equal(new Set(picked).size, picked.length)
          assert.equal(picked.length, Math.min(count, matching.length))
          assert.ok(picked.every((id) => matching.includes(id)))

          const ordered = [...naive.values()]
            .sort((a, b) => b.createdAtMs - a.createdAtMs || b.id - a.id)
            .map(({ id }) => id)
          assert.equal(index.size, naive.size)
          assert.deepEqual(index.page('latest', 0, 1_000), ordered)
          assert.deepEqual(index.page('latest', 3, 5), ordered.slice(3, 8))
          assert.deepEqual(index.page('oldest', 2, 4), ordered.toReversed().slice(2, 6))
          assert.equal(index.promotedSize, [...naive.values()].filter((photo) => photo.isPromoted).length)
        },
      ),
      { numRuns: 500 },
    )
  })

  test('grows beyond its first arrays', () => {
    const index = createPhotoIndex()
    for (let id = 5_000; id > 0; id--) index.put(factsOf(id))
    assert.equal(index.size, 5_000)
    assert.deepEqual(index.page('oldest', 4_998, 10), [4_999, 5_000])
  })

  test('a set may contain photos that do not exist', () => {
    const index = createPhotoIndex()
    index.put(factsOf(3))
    assert.deepEqual(index.pick({}, [createIdSet([1, 2, 3])], 5, randomInt), [3])
  })
})

suite('random picks', () => {
  // The probability that χ² exceeds this is below one in a million.
  const isUniform = (counts: readonly number[], draws: number) => {
    const expected = draws / counts.length
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    const freedom = counts.length - 1
    assert.ok(chiSquare < freedom + 5 * Math.sqrt(2 * freedom), `χ² is ${chiSquare} for ${freedom} degrees`)
  }
  const photos = 1_000
  const index = createPhotoIndex()
  for (let id = 1; id <= photos; id++) index.put(factsOf(id))

  test('all photos are equally likely', () => {
    const counts = Array.from({ length: photos }, () => 0)
    const below = seededBelow('all')
    for (let draw = 0; draw < 20_000; draw++)
      for (const id of index.pick({}, [], 5, below)) counts[id - 1] = (counts[id - 1] ?? 0) + 1
    isUniform(counts, 100_000)
  })

  test('photos that pass a filter are equally likely, with and without tries', () => {
    for (const members of [500, 10]) {
      const set = createIdSet(Array.from({ length: members }, (_, index) => index * 2 + 1))
      const counts = Array.from({ length: members }, () => 0)
      const below = seededBelow(`${members}`)
      for (let draw = 0; draw < 20_000; draw++)
        for (const id of index.pick({ isSafe: true }, [set], 1, below))
          counts[(id - 1) / 2] = (counts[(id - 1) / 2] ?? 0) + 1
      isUniform(counts, 20_000)
    }
  })

  test('every order of a sample is equally likely', () => {
    const below = seededBelow('order')
    const counts = new Map<string, number>()
    for (let draw = 0; draw < 24_000; draw++) {
      const sample = samplePositions(4, 4, below).join()
      counts.set(sample, (counts.get(sample) ?? 0) + 1)
    }
    assert.equal(counts.size, 24)
    isUniform([...counts.values()], 24_000)
  })

  test('the same seed gives the same photos', () => {
    const pick = (seed: string) => index.pick({}, [], 10, seededBelow(seed))
    assert.deepEqual(pick('a'), pick('a'))
    assert.notDeepEqual(pick('a'), pick('b'))
  })
})

function factsOf(id: number): PhotoFacts {
  return {
    id,
    createdAtMs: id,
    orientation: 'landscape',
    isSafe: true,
    isPromoted: false,
    colors: 0,
    popularity: 0,
  }
}
