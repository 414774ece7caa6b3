import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { defineTextIndex } from '../../src/search/definition.ts'
import { createRangeFinder, cutFragment, markHtml } from '../../src/search/highlight.ts'
import { parseTextQuery, type TextQuery } from '../../src/search/query.ts'

const index = defineTextIndex({
  name: 'note_text',
  fields: { title: { weight: 2 }, body: { weight: 1 } },
  languages: ['en'],
})

function findRanges(text: string, query: TextQuery, maxLength?: number) {
  return createRangeFinder(index, query)('body', text, maxLength)
}

function mark(text: string, query: TextQuery | undefined): string {
  return markHtml(text, query ? findRanges(text, query) : [])
}

test('highlighting: marks the matched words as written and escapes the rest', () => {
  assert.equal(
    mark('<b>Cafés & cities</b>', parseTextQuery('cafe city')),
    '&lt;b&gt;<em>Cafés</em> &amp; <em>cities</em>&lt;/b&gt;',
  )
  assert.equal(
    mark('data, datum, Dates', parseTextQuery('dat', { lastIsPrefix: true })),
    '<em>data</em>, <em>datum</em>, <em>Dates</em>',
  )
  assert.equal(
    mark('live music, live acts', parseTextQuery('"live music" -acts')),
    '<em>live music</em>, live acts',
  )
  assert.equal(mark('大東京都庁', parseTextQuery('東京都')), '大<em>東京都</em>庁')
  assert.equal(mark('a running man', { kind: 'words', text: 'run', exact: true }), 'a running man')
  assert.equal(mark('a running man', { kind: 'words', text: 'run', fields: ['title'] }), 'a running man')
  assert.equal(
    mark('a man running far', { kind: 'near', text: 'run man', within: 1 }),
    'a <em>man</em> <em>running</em> far',
  )
  assert.equal(mark('nothing', parseTextQuery('…')), 'nothing')
})

test('a fragment: holds the most matches and ends between words', () => {
  const text = `${'word '.repeat(100)}one of the wanted, the wanted wanted ${'word '.repeat(100)}`
  const query = parseTextQuery('wanted') ?? { kind: 'everything' }
  const fragment = cutFragment(text, findRanges(text, query), 80)
  assert.equal(fragment.ranges.length, 3)
  assert.ok(fragment.text.length <= 80 && fragment.isCutBefore && fragment.isCutAfter)
  assert.equal(text.slice(fragment.offset, fragment.offset + fragment.text.length), fragment.text)
  assert.match(fragment.text, /^word .*word$/)
  assert.deepEqual(cutFragment('short', []), {
    text: 'short',
    ranges: [],
    offset: 0,
    isCutBefore: false,
    isCutAfter: false,
  })
})

test('a fragment: of any text is a part of it, within the requested length, with ranges inside', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.integer({ min: 1, max: 100 }),
      (text, length) => {
        const ranges = findRanges(text, { kind: 'prefix', text: text.slice(5, 9) })
        const fragment = cutFragment(text, ranges, length)
        assert.equal(text.slice(fragment.offset, fragment.offset + fragment.text.length), fragment.text)
        assert.ok(fragment.text.length <= length + 1)
        for (const { start, end } of fragment.ranges)
          assert.ok(start >= 0 && start < end && end <= fragment.text.length)
        assert.doesNotMatch(markHtml(fragment.text, fragment.ranges).replaceAll(/<\/?em>/g, ''), /[<>"']/)
      },
    ),
  )
})

test('a text of a megabyte: is scanned up to the limit', () => {
  const query: TextQuery = { kind: 'words', text: 'needle' }
  const text = `${'hay '.repeat(250_000)}needle`
  assert.deepEqual(findRanges(text, query), [])
  assert.equal(findRanges(text, query, 2_000_000).length, 1)
})
