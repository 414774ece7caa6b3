import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { cleanHtml, cleanLine, htmlOf, maxHtmlLength, textOf } from '../src/wire/rich-text.ts'

test('scripts, loads and hidden content are removed, and the rest stays', () => {
  const cases = [
    ['<p>We <b>play</b></p>', '<p>We <b>play</b></p>'],
    ['<script>alert(1)</script>x', 'x'],
    ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['<img src=x onerror=alert(1)>', '<img src="x" />'],
    ['<img src="data:image/svg+xml,x">', '<img />'],
    ['<a href="java\nscript:x">a</a>', '<a rel="nofollow noopener ugc">a</a>'],
    ['<a href="//evil.example">a</a>', '<a rel="nofollow noopener ugc">a</a>'],
    ['<svg><style><a title="</style><img src=x onerror=1>">', ''],
    ['<iframe src="https://x.example"></iframe>', ''],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['a < b & c', 'a &lt; b &amp; c'],
    ['a\u0000b', 'ab'],
  ]
  for (const [input = '', clean] of cases) assert.equal(cleanHtml(input), clean)
})

test('a name stays in one line', () => {
  assert.equal(cleanLine('<h1>Rock\n &  <b>Roll</b></h1><p>now</p>'), 'Rock &amp; <b>Roll</b>now')
})

test('plain text keeps blocks', () => {
  const html = cleanHtml('<h2>One</h2><p>two<br>three</p><ul><li>four</li></ul> 5 &lt; 6 &amp; "7"')
  assert.equal(textOf(html), 'One\ntwo\nthree\nfour\n5 < 6 & "7"')
})

test('sanitizing is idempotent, and plain text round-trips', () => {
  const markup = fc.array(
    fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<',
        '>',
        '"',
        '&',
        '<p',
        '</p>',
        '<script>',
        '<a href="',
        'javascript:',
        '<!--',
        '&lt;',
      ),
    ),
  )
  fc.assert(
    fc.property(markup, (parts) => {
      const clean = cleanHtml(parts.join(''))
      assert.equal(cleanHtml(clean), clean)
      assert.doesNotMatch(clean, /<(script|iframe|style)|\son\w+=|href="\s*javascript/i)
    }),
  )
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z<>&"']{1,40}$/), (text) => assert.equal(textOf(htmlOf(text)), text)),
  )
})

test('the longest pathological input is sanitized', () => {
  for (const part of ['<b>', '<p>', '</p>', '<', '<a href=', '<!--', '&', ' '])
    assert.ok(textOf(cleanHtml(part.repeat(maxHtmlLength / part.length))).length <= maxHtmlLength * 4)
})
