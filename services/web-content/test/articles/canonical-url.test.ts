import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { canonicalUrl, chooseCanonicalUrl } from '../../src/articles/canonical-url.ts'
import { siteOf, siteSuffix } from '../../src/articles/site-names.ts'

const cases: readonly (readonly [url: string, canonical: string | undefined])[] = [
  ['HTTPS://News.Example:443/a/../b/./c?z=1&a=2#top', 'https://news.example/b/c?a=2&z=1'],
  ['http://news.example:8080/', 'http://news.example:8080/'],
  ['https://news.example/a?utm_source=x&UTM_Medium=y&id=3&fbclid=z&gclid=1', 'https://news.example/a?id=3'],
  ['https://news.example/a?', 'https://news.example/a'],
  ['https://news.example/a?b=2&b=1', 'https://news.example/a?b=2&b=1'],
  ['https://user:secret@news.example/', 'https://news.example/'],
  ['https://news.example./a', 'https://news.example/a'],
  ['https://news.example/a/amp/', 'https://news.example/a'],
  ['https://news.example/amp', 'https://news.example/amp'],
  ['https://news.example/a.amp.html?amp=1', 'https://news.example/a.html'],
  ['https://news-example.cdn.ampproject.org/c/s/news.example/a', 'https://news.example/a'],
  ['https://www.google.com/amp/s/news.example/a', 'https://news.example/a'],
  ['https://app.example/#!/page', 'https://app.example/#!/page'],
  ['https://münchen.example/ü', 'https://xn--mnchen-3ya.example/%C3%BC'],
  ['javascript:alert(1)', undefined],
  ['ftp://news.example/', undefined],
  ['/relative', undefined],
  ['', undefined],
]
for (const [url, canonical] of cases) {
  test(`the canonical form of ${url || 'nothing'}`, () => assert.equal(canonicalUrl(url), canonical))
}

test('a canonical URL is its own canonical URL', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string()),
      (text) => {
        const once = canonicalUrl(text)
        if (once !== undefined) assert.equal(canonicalUrl(once), once)
      },
    ),
  )
})

const choices: readonly (readonly [
  name: string,
  page: string,
  declared: string,
  url: string,
  isDeclared: boolean,
])[] = [
  ['the same site', 'https://www.news.co.uk/a?x=1', 'https://news.co.uk/a', 'https://news.co.uk/a', true],
  ['relative', 'https://news.example/amp/a', '/a?utm_source=x', 'https://news.example/a', true],
  ['another site', 'https://news.example/a', 'https://evil.example/a', 'https://news.example/a', false],
  [
    'another site below one public suffix',
    'https://a.co.uk/a',
    'https://b.co.uk/a',
    'https://a.co.uk/a',
    false,
  ],
  ['the home page', 'https://news.example/a', 'https://news.example/', 'https://news.example/a', false],
  [
    'the home page of itself',
    'https://news.example/?utm_source=x',
    'https://news.example/',
    'https://news.example/',
    true,
  ],
  ['no URL', 'https://news.example/a', 'https://', 'https://news.example/a', false],
]
for (const [name, page, declared, url, isDeclared] of choices) {
  test(`rel=canonical: ${name}`, () =>
    assert.deepEqual(chooseCanonicalUrl(page, [undefined, declared]), { url, isDeclared }))
}

test('sites by the public suffix list', () => {
  const sites = [
    ['edition.news.co.uk', 'news.co.uk', 'co.uk'],
    ['someone.blogspot.com', 'blogspot.com', 'com'],
    ['192.0.2.7', '192.0.2.7', ''],
    ['[2001:db8::7]', '[2001:db8::7]', ''],
    ['localhost', 'localhost', 'localhost'],
  ]
  for (const [host = '', site, suffix] of sites)
    assert.deepEqual([siteOf(host), siteSuffix(host)], [site, suffix], host)
})
