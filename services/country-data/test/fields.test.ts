import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { parseFields } from '../src/fields.ts'
import { type FieldName, fieldNames } from '../src/schema.ts'
import { startCountryData } from './service.ts'

const { call } = await startCountryData()
const keys = async (query: string) => Object.keys((await call(`/alpha/ch?${query}`)).json)

test('fields: commas, semicolons, blanks and repetition all separate', async () => {
  for (const query of [
    'fields=name,capital',
    'fields=capital;name',
    'fields=%20name%20,%20capital',
    'fields=name&fields=capital',
    'fields=name,name,,capital,',
  ]) {
    assert.deepEqual(await keys(query), ['name', 'capital'], query)
  }
})

test('fields: unknown names are ignored, and only unknown names select nothing', async () => {
  assert.deepEqual(await keys('fields=name,nope,Capital'), ['name'])
  for (const query of [
    'nope',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'name.__proto__.x',
  ]) {
    assert.deepEqual(await keys(`fields=${query}`), [], query)
  }
})

test('fields: an empty list is no filter', async () => {
  for (const query of ['fields=', 'fields=,', 'fields=%20'])
    assert.deepEqual(await keys(query), fieldNames, query)
})

test('fields: a dotted name selects a nested value', async () => {
  assert.deepEqual((await call('/alpha/ch?fields=name.common,currencies.CHF.symbol,cca2.x')).json, {
    name: { common: 'Switzerland' },
    currencies: { CHF: { symbol: 'Fr.' } },
  })
  assert.deepEqual(
    (await call('/alpha/ch?fields=name.common,name')).json,
    (await call('/alpha/ch?fields=name')).json,
  )
})

test('fields: a thousand of them are accepted', async () => {
  assert.deepEqual(await keys(`fields=${Array(1000).fill('name').join()}`), ['name'])
})

test('fields: equivalent lists parse to the same selection', () => {
  fc.assert(
    fc.property(fc.subarray([...fieldNames], { minLength: 1 }), fc.nat(), (names: FieldName[], seed) => {
      const shuffled = names.toSorted((a, b) => ((a.length * seed) % 7) - ((b.length * seed) % 7))
      assert.deepEqual(parseFields(shuffled.join(';')), parseFields(names.join(',')))
      assert.deepEqual(
        parseFields(names.join())?.map(({ name }) => name),
        fieldNames.filter((name) => names.includes(name)),
      )
    }),
  )
})

test('fields: any text parses', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseFields(text)))
})
