import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { suggest } from '../src/suggestion.ts'

const names = ['country-data', 'code-hosting', 'photo']

test('suggestion: a typo finds the word', () => {
  for (const word of ['contry-data', 'country_data', 'countrydata', 'country'])
    assert.equal(suggest(word, names), 'country-data', word)
  assert.equal(suggest('foto', names), 'photo')
})

test('suggestion: an unrelated word finds nothing', () => {
  assert.equal(suggest('umbrella', names), undefined)
})

test('suggestion: a known word suggests itself', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }),
      (words) => suggest(words[0] ?? '', words) !== undefined,
    ),
  )
})
