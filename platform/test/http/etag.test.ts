import assert from 'node:assert/strict'
import { test } from 'node:test'
import { etagOf, matchesEtag } from '../../src/http/etag.ts'

test('etagOf, of the same content, is the same strong validator, and of other content another', () => {
  assert.equal(etagOf('a'), etagOf(Buffer.from('a')))
  assert.notEqual(etagOf('a'), etagOf('b'))
  assert.match(etagOf('a'), /^"[\w-]{27}"$/)
})

test('matchesEtag, for what If-None-Match may say, compares weakly', () => {
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
  for (const [given, etag, expected] of cases)
    assert.equal(matchesEtag(given, etag), expected, `${given} ${etag}`)
})
