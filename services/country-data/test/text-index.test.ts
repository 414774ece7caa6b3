import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { fold } from '../src/fold.ts'
import { createTextIndex } from '../src/text-index.ts'

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'Ä', 'ß', ' ', '\n', '中'), maxLength: 6 })

test('text index: finds what a full scan finds, best matches first', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ text: letters, item: fc.nat(5) }), { maxLength: 12 }),
      letters,
      (texts, query) => {
        const needle = fold(query)
        const rankOf = (text: string) => {
          const folded = fold(text)
          if (!needle || needle.includes('\n') || !folded.includes(needle)) return 3
          return folded === needle ? 0 : folded.startsWith(needle) ? 1 : 2
        }
        const lines = texts.filter(({ text }) => !text.includes('\n'))
        const best = new Map<number, number>()
        for (const { text, item } of lines) best.set(item, Math.min(rankOf(text), best.get(item) ?? 3))
        const actual = createTextIndex(lines).find(query)
        assert.deepEqual(
          actual.toSorted(),
          [...best]
            .filter(([, rank]) => rank < 3)
            .map(([item]) => item)
            .toSorted(),
        )
        const ranks = actual.map((item) => best.get(item) ?? 3)
        assert.deepEqual(ranks, ranks.toSorted())
      },
    ),
  )
})

test('text index: an exact search finds whole texts only', () => {
  const index = createTextIndex(['Niger', 'Nigeria', 'Algeria'].map((text) => ({ text, item: text })))
  assert.deepEqual(index.findExact('NIGER'), ['Niger'])
  assert.deepEqual(index.find('niger'), ['Niger', 'Nigeria'])
})
