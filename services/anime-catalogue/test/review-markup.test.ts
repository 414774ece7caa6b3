import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { formatReview, formatReviewInTurn } from '../src/writing/markup/format-review.ts'

describe('review markup', () => {
  const cases: readonly (readonly [markdown: string, html: string])[] = [
    ['It *stays* with **you**.', '<p>It <em>stays</em> with <strong>you</strong>.</p>'],
    ['one\ntwo', '<p>one<br />two</p>'],
    ['# Best\n\n- first\n- second', '<h1>Best</h1>\n<ul>\n<li>first</li>\n<li>second</li>\n</ul>'],
    ['`a < b`', '<p><code>a &lt; b</code></p>'],
    [
      '[site](https://example.org "t")',
      '<p><a href="https://example.org" rel="nofollow noopener ugc" title="t">site</a></p>',
    ],
    ['~~gone~~', '<p><del>gone</del></p>'],
    ['5 < 6 & 7 > 6', '<p>5 &lt; 6 &amp; 7 &gt; 6</p>'],
  ]
  for (const [markdown, html] of cases)
    test(`${JSON.stringify(markdown)} is formatted`, async () => {
      assert.equal((await formatReview(markdown)).replaceAll(/\s+rel=/g, ' rel='), html)
    })

  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt&colon;alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](//evil.example)',
    '<iframe src="https://evil.example"></iframe>',
    '<p style="position:fixed" onclick="x()" id="top" class="admin">x</p>',
    '<form action="/"><input name=q><button>go</button></form>',
    '<style>*{display:none}</style>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '![x](https://evil.example/track.png)',
    '<base href="https://evil.example">',
    '<meta http-equiv=refresh content=0>',
    '```html\n<script>alert(1)</script>\n```',
    '<a href="https://example.org" target="_top" onmouseover="x">x</a>',
  ]
  const harmless =
    /^(?:[^<]|<\/?(?:h[1-6]|p|blockquote|pre|code|hr|br|ul|ol|li|table|thead|tbody|tr|th|td|a|b|strong|i|em|s|del|sub|sup|details|summary|q|cite|abbr|ruby|rt|rp)(?: (?:href="(?:https?:|mailto:)[^"]*"|title="[^"]*"|rel="nofollow noopener ugc"|start="[^"]*"|open(?:="[^"]*")?))* ?\/?>)*$/

  for (const text of hostile)
    test(`${JSON.stringify(text)} is reduced to plain text`, async () => {
      assert.match(await formatReview(text), harmless)
    })

  test('arbitrary combinations render to harmless HTML', async () => {
    const parts = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '/',
      '`',
      '*',
      '_',
      '[',
      ']',
      '(',
      ')',
      '!',
      '\n',
      ' ',
      '\\',
      '&',
      '#',
      ';',
      '=',
      '\0',
      'script',
      'img',
      'svg',
      'a',
      'onerror',
      'href',
      'javascript:',
      'style',
      '<!--',
      '-->',
      '<![CDATA[',
      'x',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(parts, { maxLength: 60 }), async (list) => {
        assert.match(await formatReview(list.join('')), harmless)
      }),
      { numRuns: 500 },
    )
  })

  test('malicious texts are formatted or returned as plain text without blocking the event loop', async () => {
    const long = [
      '['.repeat(50_000),
      '*a'.repeat(50_000),
      '> '.repeat(20_000),
      '- '.repeat(20_000),
      '`'.repeat(60_000),
      '<div>'.repeat(20_000),
      '![['.repeat(20_000),
      `${'a '.repeat(90_000)}`,
      '|a'.repeat(20_000),
      'x'.repeat(450_000),
    ]
    let ticks = 0
    const ticking = setInterval(() => ticks++, 10)
    const formatted = await Promise.all(long.map(formatReview))
    clearInterval(ticking)
    for (const html of formatted) assert.match(html, harmless)
    assert.match(formatted.at(-1) ?? '', /^<pre>x+<\/pre>$/)
    assert.ok(ticks > 0)
  })

  test('an author of many long reviews does not keep others from writing', async () => {
    const [eve, ada] = [1, 2]
    const finished: number[] = []
    const send = (author: number, text: string) =>
      formatReviewInTurn(author, text).then(() => finished.push(author))
    const flood = Array.from({ length: 20 }, () => send(eve, '~~a'.repeat(10_000)))
    const others = Promise.all([send(ada, 'long '.repeat(1_000)), send(eve, 'short')])
    const outcomes = await Promise.allSettled(flood)
    await others
    assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 3)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') assert.equal(outcome.reason.code, 'overloaded')
    assert.notEqual(finished.at(-1), ada)
  })
})
