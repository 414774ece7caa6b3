import assert from 'node:assert/strict'
import { parse } from 'node:querystring'
import { suite, test } from 'node:test'
import { Type } from 'typebox'
import { linkHeader, pageParameters } from '../src/wire/feeds.ts'
import { readBody, readQuery, valuesOf } from '../src/wire/read-values.ts'
import { formatTime } from '../src/wire/times.ts'

const Query = Type.Object({
  ...pageParameters,
  collections: Type.Optional(Type.Array(Type.String(), { maxItems: 3 })),
  orientation: Type.Optional(Type.Union([Type.Literal('landscape'), Type.Literal('portrait')])),
  featured: Type.Optional(Type.Boolean()),
  query: Type.Optional(Type.String()),
})

const Body = Type.Object({
  title: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  private: Type.Optional(Type.Boolean()),
  tags: Type.Optional(Type.Array(Type.String())),
  location: Type.Optional(
    Type.Object({ city: Type.Optional(Type.String()), latitude: Type.Optional(Type.Number()) }),
  ),
})

suite('query parameters', () => {
  const cases: [string, Record<string, unknown>][] = [
    ['page=3&per_page=40', { page: 3, per_page: 30 }],
    ['page=0&per_page=-5', { page: 1, per_page: 1 }],
    ['page=abc&per_page=', {}],
    ['page=1e9&per_page=2.7', { page: 10_000_000, per_page: 2 }],
    ['page=1&page=7', { page: 7 }],
    ['collections=a,b', { collections: ['a', 'b'] }],
    ['collections=a%2C+b%2C', { collections: ['a', 'b'] }],
    ['collections=a&collections=b,c', { collections: ['a', 'b', 'c'] }],
    ['collections[]=a&collections[]=b', { collections: ['a', 'b'] }],
    ['collections[0]=a&collections[1]=b', { collections: ['a', 'b'] }],
    ['collections=a,b,c,d', { collections: ['a', 'b', 'c'] }],
    ['collections=&query=', {}],
    ['orientation=sideways', {}],
    ['orientation=portrait', { orientation: 'portrait' }],
    ['featured=yes', { featured: true }],
    ['featured=perhaps', {}],
    ['utm_source=app&__proto__=1&constructor=2&toString[x]=3', {}],
  ]
  for (const [text, expected] of cases)
    test(`${text} is read as ${JSON.stringify(expected)}`, () => {
      assert.deepEqual(readQuery(Query, valuesOf(parse(text))), expected)
    })
})

suite('fields of writes', () => {
  const expected = {
    title: 'Sea',
    private: true,
    tags: ['a', 'b'],
    location: { city: 'Oslo', latitude: 59.9 },
  }

  test('JSON, forms and queries give the same fields', () => {
    const form = 'title=Sea&private=true&tags=a,b&location[city]=Oslo&location[latitude]=59.9'
    assert.deepEqual(readBody(Body, valuesOf({}, expected)), expected)
    assert.deepEqual(readBody(Body, valuesOf({}, parse(form))), expected)
    assert.deepEqual(readBody(Body, valuesOf(parse(form), null)), expected)
    assert.deepEqual(readBody(Body, valuesOf(parse('title=Sea&private=1&tags[]=a'), { ...expected })), {
      ...expected,
      tags: ['a', 'a', 'b'],
    })
  })

  test('the body takes precedence over the query', () => {
    assert.deepEqual(readBody(Body, valuesOf({ title: 'Query' }, { title: 'Body' })), { title: 'Body' })
  })

  test('null clears a field, and an empty JSON list clears a list', () => {
    assert.deepEqual(readBody(Body, valuesOf({}, { title: null, tags: [] })), { title: null, tags: [] })
  })

  test('values that do not fit stay as they are, for validation', () => {
    const input = { private: 'perhaps', location: { latitude: 'north' }, tags: [{}] }
    assert.deepEqual(readBody(Body, valuesOf({}, input)), input)
  })
})

suite('Link', () => {
  const url = 'http://host/photos'
  const page = (number: number, perPage = 10) => ({ page: number, perPage, offset: 0 })
  const relations = (link = '') => [...link.matchAll(/rel="(\w+)"/g)].map(([, name]) => name)

  test('a list that fits one page has none', () => {
    assert.equal(linkHeader(url, 10, page(1)), undefined)
    assert.equal(linkHeader(url, 0, page(1)), undefined)
  })

  test('the first page has last and next, a middle page all four, the last page first and prev', () => {
    assert.equal(
      linkHeader(url, 25, page(1)),
      '<http://host/photos?page=3>; rel="last", <http://host/photos?page=2>; rel="next"',
    )
    assert.deepEqual(relations(linkHeader(url, 25, page(2))), ['first', 'prev', 'last', 'next'])
    assert.deepEqual(relations(linkHeader(url, 25, page(3))), ['first', 'prev'])
    assert.match(linkHeader(url, 25, page(9)) ?? '', /page=3>; rel="prev"/)
  })

  test('clients that search for `page=` and split at commas and semicolons can read it', () => {
    const link = linkHeader(
      'http://host/photos?per_page=30&page=1&query=a,b;c&order_by=latest',
      90,
      page(1, 30),
    )
    const parts = link?.split(',') ?? []
    assert.equal(parts.length, 2)
    for (const part of parts) {
      assert.equal(part.split(';').length, 2)
      assert.match(part.trim(), /^<http:\/\/host\/photos\?page=[23]&per_page=30&[^,;>]+>; rel="\w+"$/)
    }
    assert.deepEqual(
      parts.map((part) => /page=([^&>]*)/.exec(part)?.[1]),
      ['3', '2'],
    )
  })
})

test('times are RFC 3339 in UTC', () => {
  assert.equal(formatTime(1_729_990_109_123), '2024-10-27T00:48:29Z')
})
