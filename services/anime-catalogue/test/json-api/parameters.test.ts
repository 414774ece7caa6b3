import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { readRange, readValues } from '../../src/json-api/filter-values.ts'
import { readParameters, writeParameters } from '../../src/json-api/parameters.ts'
import { codeOf } from './code-of.ts'

test('parameters: brackets may be encoded, and the last of equal names wins', () => {
  for (const query of [
    'filter[text]=a+b&page[limit]=3&page[limit]=5',
    'filter%5Btext%5D=a%20b&page%5Blimit%5D=5',
  ]) {
    const { filter, page } = readParameters(query)
    assert.deepEqual(
      [...filter, ...page],
      [
        ['text', 'a b'],
        ['limit', '5'],
      ],
    )
  }
})

test('parameters: elements of an array are values of one list', () => {
  const query =
    'filter[id][]=1&filter%5Bid%5D%5B%5D=2&filter[streamers][]=Prime Video, US&include[]=genres&include[]=staff'
  const { filter, include } = readParameters(query)
  assert.equal(filter.get('id'), '1,2')
  assert.deepEqual(readValues(filter.get('streamers') ?? ''), ['Prime Video, US'])
  assert.equal(include, 'genres,staff')
})

test('parameters: unknown ones are ignored', () => {
  const { filter, page, fields, include, sort } = readParameters('nsfw=true&_=1&=&&x[y]=2&includes=a')
  assert.deepEqual([filter.size, page.size, fields.size, include, sort], [0, 0, 0, undefined, undefined])
})

test('parameters: names of object properties are ordinary names', () => {
  const { filter } = readParameters('filter[__proto__]=1&filter[constructor]=2')
  assert.deepEqual([...filter.keys()], ['__proto__', 'constructor'])
  assert.equal(Object.hasOwn(Object.prototype, '1'), false)
})

test('parameters: a family without brackets is refused with a specific error', () => {
  assert.equal(
    codeOf(() => readParameters('filter=x')),
    '120 filter',
  )
  assert.equal(
    codeOf(() => readParameters('page=2')),
    '117 page',
  )
  assert.equal(
    codeOf(() => readParameters('fields=a')),
    '400 fields',
  )
})

test('parameters: too many are refused', () => {
  assert.equal(
    codeOf(() => readParameters('a=1&'.repeat(501))),
    '400 ',
  )
})

test('parameters: arbitrary input throws only JSON:API errors', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (query) => {
      codeOf(() => readParameters(query))
    }),
  )
})

test('parameters: serializing and parsing returns the same query', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 12 })
  const name = text.filter((key) => !key.includes(']'))
  fc.assert(
    fc.property(fc.dictionary(name, text), fc.option(text, { nil: undefined }), (filter, include) => {
      const query = {
        include,
        sort: undefined,
        fields: new Map(),
        filter: new Map(Object.entries(filter)),
        page: new Map(),
      }
      const read = readParameters(writeParameters(query))
      assert.deepEqual(
        [new Map([...read.filter].sort()), read.include],
        [new Map([...query.filter].sort()), include],
      )
    }),
  )
})

test('parameters: links contain them sorted, with encoded brackets', () => {
  const query = writeParameters(readParameters('sort=-a&include=b.c&filter[x_y]=1,2 3&fields[t]=z'), {
    offset: 5,
    limit: 10,
  })
  assert.equal(
    query,
    'fields%5Bt%5D=z&filter%5Bx_y%5D=1%2C2+3&include=b.c&page%5Blimit%5D=10&page%5Boffset%5D=5&sort=-a',
  )
})

test('values: comma-separated, and quotes protect commas', () => {
  const cases: [string, string[] | undefined][] = [
    ['', []],
    ['a,b', ['a', 'b']],
    ['"a,b",c', ['a,b', 'c']],
    ['"say ""hi""",x', ['say "hi"', 'x']],
    ['a,', ['a', '']],
    ['"a', undefined],
    ['a"b', undefined],
    ['"a"b', undefined],
  ]
  for (const [line, values] of cases) assert.deepEqual(readValues(line), values, line)
})

test('values: arbitrary lines do not throw', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('"', ',', 'a'), maxLength: 60 }),
      (line) => void readValues(line),
    ),
  )
  assert.equal(readValues('"'.repeat(100_001)), undefined)
})

test('ranges: use the syntax of Ruby', () => {
  const cases: [string, object | undefined][] = [
    ['24', { from: 24, to: 24, isExclusive: false }],
    ['80..', { from: 80, isExclusive: false }],
    ['80...', { from: 80, isExclusive: true }],
    ['..80', { to: 80, isExclusive: false }],
    ['50..80.5', { from: 50, to: 80.5, isExclusive: false }],
    ['50...80', { from: 50, to: 80, isExclusive: true }],
    ...['', '..', '...', '1..2..3', '9e999', '-1', 'x', '1.', '1....2', ' 1'].map(
      (value): [string, undefined] => [value, undefined],
    ),
  ]
  for (const [value, range] of cases) assert.deepEqual(readRange(value), range, value)
  assert.deepEqual(readRange('9'.repeat(400))?.to, Number.MAX_SAFE_INTEGER)
})
