import assert from 'node:assert/strict'
import { test } from 'node:test'
import { etagOf, matchesEtag } from '../../src/http/etag.ts'

test('etagOf returns a strong validator that depends on the content only', () => {
  assert.equal(etagOf('a'), etagOf(Buffer.from('a')))
  assert.notEqual(etagOf('a'), etagOf('b'))
  assert.match(etagOf('a'), /^"[\w-]{27}"$/)
})

test('matchesEtag compares every form of If-None-Match weakly', () => {
  const cases: [string | undefined, string, boolean][] = [
    [undefined, '"a"', false],
    ['', '"a"', false],
    ['"a"', '"a"', true],
    ['"b"', '"a"', false],
    ['*', '"a"', true],
    ['W/"a"', '"a"', true],
    ['"a"', 'W/"a"', true],
    ['W/"a"', 'W/"a"', true],
    ['"b", "a"', '"a"', true],
    ['"b",W/"a" ,"c"', '"a"', true],
    ['"b", "c"', '"a"', false],
    ['a', '"a"', false],
    ['"A"', '"a"', false],
    ['w/"a"', '"a"', false],
  ]
  for (const [header, etag, expected] of cases)
    assert.equal(matchesEtag(header, etag), expected, `${header} ${etag}`)
})
