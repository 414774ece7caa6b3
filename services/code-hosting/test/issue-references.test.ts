import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { parseTextReferences } from '../src/issues/parse-references.ts'

const origin = 'http://127.0.0.1:8001'
const read = (text: string) => parseTextReferences(text, origin)
const numbers = (text: string) => read(text).references.map(({ number }) => number)

test('a text mentions logins after @, except in code and URLs', () => {
  assert.deepEqual(read('@Ada, (@bob-c)! @ada `@dan` me@eve.org\n```\n@fay\n``` @-x @team/a').mentions, [
    'ada',
    'bob-c',
  ])
})

test('a text references issues by number, repository and number, or URL', () => {
  assert.deepEqual(numbers('#1, GH-2; a/b#3 x#4 &#35; #5a <!-- #6 --> (#7)'), [1, 2, 3, 7])
  assert.deepEqual(read(`${origin}/ada/engine/issues/9#issuecomment-1`).references, [
    { owner: 'ada', repo: 'engine', number: 9, closes: false },
  ])
  assert.deepEqual(numbers('https://example.org/ada/engine/issues/9'), [])
})

test('a closing keyword closes the issue right after it', () => {
  for (const word of [
    'close',
    'Closes',
    'closed:',
    'fix',
    'fixes',
    'FIXED',
    'resolve',
    'resolves',
    'resolved',
  ])
    assert.deepEqual(read(`${word} #1`).references, [{ number: 1, closes: true }], word)
  for (const word of ['prefixes', 'closing', 'see'])
    assert.deepEqual(read(`${word} #1`).references, [{ number: 1, closes: false }], word)
})

test('any text is parsed in linear time', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('#', '@', '`', '1', 'a', '/', ' ', '\n', '~', '<!--') }),
      (text) => {
        read(text)
      },
    ),
  )
  for (const part of ['`', '@a', 'a/', '-', 'a-', '<!--', '~~~', 'fix ', 'http://a', '#', '\n', 'a.b/'])
    read(part.repeat(65_536 / part.length))
})
