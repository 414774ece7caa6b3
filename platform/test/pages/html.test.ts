import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { html, trusted } from '../../src/pages/html.ts'

test('html escapes any text in content and attributes', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      assert.doesNotMatch(html`<a title="${text}">${text}</a>`.text.slice(10, -4).replace('">', ''), /[<>"']/)
    }),
  )
})

test('html keeps its own markup, joins lists and omits undefined', () => {
  const items = ['a', '<b>'].map((one) => html`<li>${one}</li>`)
  assert.equal(
    html`<ul>${items}</ul>${null}${undefined}${false}${0}${trusted('<hr>')}`.text,
    '<ul><li>a</li><li>&lt;b&gt;</li></ul>0<hr>',
  )
})
