import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { presentBody, textOf } from '../src/markdown/body-media.ts'
import { renderMarkdown } from '../src/markdown/render-markdown.ts'
import { startCodeHosting } from './service.ts'

const addresses = { api: 'http://h.example/api/v3', html: 'http://h.example' }
const repository = { fullName: 'ana/sea', ref: 'main', folder: 'docs' }
const render = (text: string) => renderMarkdown(text, { addresses, repository })

/** Parses tags and attributes strictly, to find anything that a browser could take for a tag. */
function readTags(html: string) {
  return [...html.matchAll(/<([^\s>/]*)([^>]*)>/g)].map(([, name = '', rest = '']) => ({
    name,
    attributes: [...rest.matchAll(/([^\s=/"]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
      key,
      value,
    ]),
  }))
}

const forbiddenTags =
  /^(?:script|style|iframe|object|embed|form|button|textarea|select|link|meta|base|svg|math|template|video|audio|frame|frameset|applet|body|html|head|noscript|xmp|plaintext|marquee|title|portal|animate|set|use|foreignobject)$/i

function assertHarmless(html: string, from: string): void {
  for (const { name, attributes } of readTags(html)) {
    assert.doesNotMatch(name, forbiddenTags, `${from}\n→ ${html}`)
    if (name === 'input') {
      assert.ok(
        attributes.some(([key, value]) => key === 'type' && value === 'checkbox'),
        html,
      )
      assert.ok(
        attributes.some(([key]) => key === 'disabled'),
        html,
      )
    }
    for (const [key = '', value = ''] of attributes) {
      assert.doesNotMatch(key, /^on|^style$|^srcdoc$|^formaction$|^xlink|^xmlns/i, `${from}\n→ ${html}`)
      if (key === 'id' || key === 'name') assert.match(value, /^user-content-/, html)
      if (key === 'href' || key === 'src')
        assert.match(value, /^(?:https?:\/\/|mailto:|#|[^:]*$|[^:]*[/?#])/i, `${from}\n→ ${html}`)
    }
  }
}

const attacks = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"',
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert(1)>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '[x](javascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x]: javascript:alert(1)\n\n[x]',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;base64,PHN2Zz4=)',
  '![x"onerror="alert(1)](y)',
  '[x](y "z\\" onmouseover=\\"alert(1)")',
  '[x](http://a"onmouseover="alert(1))',
  '<http://a"onmouseover=alert(1)//>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src=javascript:alert(1)>',
  '<object data=javascript:alert(1)></object><embed src=javascript:alert(1)>',
  '<form action=javascript:alert(1)><button formaction=javascript:alert(1)>x</button></form>',
  '<input type=text autofocus onfocus=alert(1)><input type=checkbox onclick=alert(1)>',
  '<style>@import "//evil.example"</style><p style="background:url(javascript:alert(1))">x</p>',
  '<link rel=stylesheet href=//evil.example><meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="//evil.example">',
  '<div id="app" name="app" class="button primary">x</div><a name="location">x</a>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>">',
  '<xmp><img title="</xmp><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<template><script>alert(1)</script></template>',
  '<!--><script>alert(1)</script>-->',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '```js"><script>alert(1)</script>\nx\n```',
  '```<img src=x onerror=alert(1)>\nx\n```',
  '~~~html\n<script>alert(1)</script>\n~~~',
  '`<script>alert(1)</script>`',
  '# <img src=x onerror=alert(1)>\n\n# "onmouseover="alert(1)',
  '| <script>alert(1)</script> |\n|---|\n| <img src=x onerror=alert(1)> |',
  '- [x] <script>alert(1)</script>',
  '@"><script>alert(1)</script>',
  '"><script>alert(1)</script>#1',
  'a/b"onmouseover="alert(1)#1',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="//javascript:alert(1)">x</a>',
  '<img srcset="javascript:alert(1) 1x">',
  '<picture><source srcset="javascript:alert(1)"><img src=x></picture>',
  '<p><a href="#" target=_blank rel=opener onclick=alert(1)>x',
  '<marquee onstart=alert(1)>x</marquee><body onload=alert(1)>',
  '<b/onmouseover=alert(1)>x</b>',
  '<<script>alert(1)//<</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '\\<script>alert(1)\\</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
]

test('known attacks are sanitized', async () => {
  for (const attack of attacks) assertHarmless(await render(attack), attack)
})

test('nested and split attacks are sanitized', async () => {
  const piece = fc.oneof(
    fc.constantFrom(...attacks),
    fc.string({ maxLength: 8 }),
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '`',
      '](',
      '![',
      '<!--',
      '-->',
      '\n\n',
      '    ',
      '@a',
      '#1',
      '&',
      '\0',
    ),
    fc.constantFrom(...attacks).chain((text) => fc.nat(text.length).map((at) => text.slice(at))),
  )
  const property = fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
    const text = pieces.join('')
    assertHarmless(await render(text), text)
  })
  await fc.assert(property, { numRuns: 300 })
})

test('Markdown is rendered as on GitHub', async () => {
  const cases: [string, RegExp][] = [
    ['# Über *uns*!', /<h1 id="user-content-über-uns"><a class="anchor"[^>]*href="#user-content-über-uns"/],
    ['# A\n\n# A', /id="user-content-a"[\s\S]*id="user-content-a-1"/],
    ['| a | b |\n|:--|--:|\n| 1 | 2 |', /<th align="left">a<\/th>[\s\S]*<td align="right">2<\/td>/],
    ['- [x] done\n- [ ] open', /<input type="checkbox" disabled checked \/> done[\s\S]*disabled \/> open/],
    ['~~gone~~ **bold**', /<del>gone<\/del> <strong>bold<\/strong>/],
    ['see https://example.org/x.', /<a href="https:\/\/example\.org\/x" rel="nofollow">/],
    ['```ts\nconst a = 1\n```', /<code class="language-ts"><span class="hljs-keyword">const<\/span>/],
    ['```nonsense\na < b\n```', /<code class="language-nonsense">a &lt; b/],
    ['[up](../README.md#x)', /href="http:\/\/h\.example\/ana\/sea\/blob\/main\/README\.md#x"/],
    ['[root](/src/a b.ts)', /\[root\]/],
    ['[root](/src/a%20b.ts)', /href="http:\/\/h\.example\/ana\/sea\/blob\/main\/src\/a%20b\.ts"/],
    ['![p](p.png)', /src="http:\/\/h\.example\/ana\/sea\/raw\/main\/docs\/p\.png"/],
    ['[here](#part)', /href="#user-content-part"/],
    ['<details><summary>S</summary>\n\nT\n\n</details>', /<details><summary>S<\/summary>/],
    [
      '<img src="https://example.org/x.png" width="20">',
      /<img width="20" src="https:\/\/example\.org\/x\.png" \/>/,
    ],
  ]
  for (const [text, expected] of cases) assert.match(await render(text), expected)
})

test('mentions, issues and commits are linked, but not elsewhere', async () => {
  const sha = 'abcdef0123'.repeat(4)
  const linkAttributes: [string, string][] = [
    ['@bo-b, hi', 'http://h.example/bo-b'],
    ['(@bo)', 'http://h.example/bo'],
    ['fixes #12.', 'http://h.example/ana/sea/issues/12'],
    ['GH-12', 'http://h.example/ana/sea/issues/12'],
    ['bo/lake#3', 'http://h.example/bo/lake/issues/3'],
    [sha, `http://h.example/ana/sea/commit/${sha}`],
    ['bo/lake@abcdef0', 'http://h.example/bo/lake/commit/abcdef0'],
    ['**@bo**', 'http://h.example/bo'],
  ]
  for (const [text, href] of linkAttributes) assert.ok((await render(text)).includes(`href="${href}"`), text)
  const plain = [
    '`@bo`',
    'bo@example',
    'x@bo',
    '@-bo',
    '@bo/team',
    'a#12',
    '#12a',
    '&#35;',
    '# 12',
    '1234567',
    'deadbeef',
    '    #12',
    '[#12](x)',
    '[*@bo*](x)',
    'http://x.example/@bo',
    `x${sha}`,
    `${sha}0`,
    '\\# 1',
    'x/y/z#1',
  ]
  for (const text of plain) {
    const html = await render(text)
    assert.doesNotMatch(html, /class="(?:user-mention|issue-link|commit-link)"/, `${text} → ${html}`)
  }
  const nowhere = await renderMarkdown('#12 @bo', { addresses })
  assert.match(nowhere, /^<p>#12 <a class="user-mention"/)
})

test('a slow or deeply nested text is shown unformatted', async () => {
  const deep = '>'.repeat(50_000)
  assert.equal(await render(deep), `<pre>${'&#62;'.repeat(50_000)}</pre>`)
  const slow = 'a.'.repeat(40_000)
  const text = `${slow}@`
  const [html] = await Promise.all([render(text), render('still fast')])
  assert.ok(html.startsWith('<pre>') || html.startsWith('<p>'), html.slice(0, 40))
  assert.match(await render('# fine\n'.repeat(1000)), /^<h1 id="user-content-fine">/)
})

test('a body is returned in the requested media type', async () => {
  const present = (variant: string | undefined, body: string | null) =>
    presentBody({ variant }, body, { addresses })
  assert.deepEqual(await present(undefined, '*a*'), { body: '*a*' })
  assert.deepEqual(await present('raw', null), { body: null })
  assert.deepEqual(await present('text', '*a* &lt; `b`'), { body_text: 'a < b' })
  assert.deepEqual(await present('html', '*a*'), { body_html: '<p><em>a</em></p>\n' })
  assert.deepEqual(Object.keys(await present('full', 'a')), ['body', 'body_text', 'body_html'])
  assert.equal(textOf('<ul>\n<li>a</li>\n<li>&quot;b&#39;</li>\n</ul>'), 'a\n"b\'')
})

test('the Markdown API renders for everybody', async () => {
  const { anonymous, url } = await startCodeHosting()
  const text = '# Hi\n\nSee #1'
  const plain = await anonymous('POST', '/markdown', { text })
  assert.equal(plain.headers.get('content-type'), 'text/html; charset=utf-8')
  assert.match(plain.text, /<p>See #1<\/p>/)
  const gfm = await anonymous('POST', '/markdown', { text, mode: 'gfm', context: 'ana/sea' })
  assert.ok(gfm.text.includes(`href="${url}/ana/sea/issues/1"`), gfm.text)
  const raw = await fetch(`${url}/api/v3/markdown/raw`, {
    method: 'POST',
    headers: { 'user-agent': 'test', 'content-type': 'text/x-markdown' },
    body: text,
  })
  assert.equal(raw.status, 200)
  assert.match(await raw.text(), /user-content-hi/)
  assert.equal((await anonymous('POST', '/markdown', {})).status, 422)
  assert.equal((await anonymous('POST', '/markdown', { text: 'x'.repeat(401 * 1024) })).status, 403)
})

test('emoji names become characters, except in code, URLs and when unknown', async () => {
  assert.equal(await render('Done :tada: :+1:!'), '<p>Done 🎉 👍!</p>\n')
  assert.equal(
    await render('`:tada:` :nothing: 10:30:45 a:'),
    '<p><code>:tada:</code> :nothing: 10:30:45 a:</p>\n',
  )
  assert.equal(
    await render(':unknown:rocket: :constructor: :__proto__:'),
    '<p>:unknown🚀 :constructor: :<strong>proto</strong>:</p>\n',
  )
  assert.match(
    await render('[:bug: fix](https://h.example/:bug:)'),
    /href="https:\/\/h\.example\/:bug:"[^>]*>🐛 fix</,
  )
  assert.match(await render(':sparkles: @ana'), /✨ <a class="user-mention"/)
  assert.match(await render('```\n:tada:\n```'), /:tada:/)
  assert.match(await render('# :tada: Party'), /id="user-content--party"/)
})

test('bodies of issues and rendered Markdown show emojis', async () => {
  const { as } = await startCodeHosting()
  const ana = await as('ana')
  await ana('POST', '/user/repos', { name: 'sea' })
  await ana('POST', '/repos/ana/sea/issues', { title: ':tada:', body: 'Great :tada:' })
  const html = { accept: 'application/vnd.github.html+json' }
  const { json } = await ana('GET', '/repos/ana/sea/issues/1', undefined, html)
  assert.equal(json.body_html, '<p>Great 🎉</p>\n')
  const { text } = await ana('POST', '/markdown', { text: ':octopus:', mode: 'gfm' })
  assert.match(text, /🐙/)
  const { json: emojis } = await ana('GET', '/emojis')
  assert.ok(Object.keys(emojis).length > 1_500)
})
