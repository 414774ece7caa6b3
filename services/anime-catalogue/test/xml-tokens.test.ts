import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import fc from '@octavo/testing/property.ts'
import { createXmlTokenizer, type XmlToken } from '../src/importers/xml-tokens.ts'

function tokens(text: string, size = text.length): XmlToken[] {
  const tokenizer = createXmlTokenizer('file')
  const all: XmlToken[] = []
  for (let at = 0; at < text.length; at += size) all.push(...tokenizer.push(text.slice(at, at + size)))
  tokenizer.end()
  return all
}

const sample = `<?xml version="1.0" encoding="UTF-8"?>
<!-- a > b -->
<!DOCTYPE list>
<list a='1 > 0' b="x &amp; &#x30A2;&#12452;">
  <one/><two>A &lt; B<![CDATA[ <raw> & ]]></two ></list>`

test('XML: reads tags, attributes, entities and raw text, for any chunk size', () => {
  const significantTokens = tokens(sample).filter((token) => token.kind !== 'text' || token.text.trim())
  assert.deepEqual(significantTokens, [
    { kind: 'start', name: 'list', attributes: { a: '1 > 0', b: 'x & アイ' }, isEmpty: false },
    { kind: 'start', name: 'one', attributes: {}, isEmpty: true },
    { kind: 'start', name: 'two', attributes: {}, isEmpty: false },
    { kind: 'text', text: 'A < B' },
    { kind: 'text', text: ' <raw> & ' },
    { kind: 'end', name: 'two' },
    { kind: 'end', name: 'list' },
  ])
  for (let size = 1; size < 30; size++)
    assert.deepEqual(
      tokens(sample, size).filter((token) => token.kind !== 'text' || token.text.trim()),
      significantTokens,
      `in pieces of ${size}`,
    )
})

test('XML: documents that declare entities are refused, because expansion is unbounded', () => {
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><x>&b;</x>'
  assert.throws(() => tokens(bomb), /declare entities/)
  assert.throws(() => tokens('<x>&unheard;</x>'), /unknown entity &unheard;/)
})

test('XML: a hostile file is read in linear time', () => {
  assert.equal(tokens(`<a ${'b'.repeat(900_000)}>`).length, 1)
  assert.equal(createXmlTokenizer('file').push('<a/>'.repeat(200_000)).length, 200_000)
})

test('XML: arbitrary text does not break the tokenizer, and an unclosed tag is refused', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('<', '>', '/', '!', '[', '--', '"', '&', ';', 'a', ' ', '=', ']]>', '?')),
      (parts) => {
        try {
          tokens(parts.join(''), 2)
        } catch (error) {
          assert.equal(asRecord(error).name, 'ImportError')
        }
      },
    ),
  )
  const tokenizer = createXmlTokenizer('file')
  assert.throws(() => {
    for (let count = 0; count < 12; count++) tokenizer.push(`<a ${'x'.repeat(100_000)}`)
  }, /longer than 1000000 characters/)
})
