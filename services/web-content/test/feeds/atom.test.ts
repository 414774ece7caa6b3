import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readHtmlContent } from '../../src/feeds/html-content.ts'
import { read, readOne } from './read.ts'

const atom = (content: string, attributes = ''): string =>
  `<feed xmlns="http://www.w3.org/2005/Atom"${attributes}>${content}</feed>`

test('an Atom 1.0 feed and its entry', () => {
  const feed = read(
    atom(
      `<title type="html">A &amp;amp; B</title><subtitle>Sub</subtitle><id>urn:x</id><updated>2026-03-02T10:00:00.5+01:00</updated>
      <link rel="self" href="self.xml"/><link href="/"/><link rel="hub" href="https://hub.example/"/><link rel="next" href="?page=2"/>
      <author><name>Ann</name><uri>/ann</uri><email>ann@news.example</email></author><logo>/logo.png</logo>
      <entry><title>One</title><id>urn:1</id><link rel="enclosure" type="audio/ogg" length="9" href="/a.ogg"/>
        <link rel="alternate" type="text/html" href="one"/><link rel="related" href="https://other.example/"/>
        <link rel="replies" type="text/html" href="one#c" thr:count="4" xmlns:thr="http://purl.org/syndication/thread/1.0"/>
        <published>2026-03-01T00:00:00Z</published><updated>2026-03-02T00:00:00Z</updated>
        <category term="t1" label="Label"/><category term="t2"/></entry>`,
      ' xml:base="https://base.example/blog/" xml:lang="de"',
    ),
  )
  const [entry] = feed.entries
  assert.deepEqual([feed.format, feed.version, feed.title, feed.description], ['atom', '1.0', 'A & B', 'Sub'])
  assert.deepEqual(
    [feed.url, feed.selfUrl, feed.hubUrls, feed.nextUrl, feed.imageUrl],
    [
      'https://base.example/',
      'https://base.example/blog/self.xml',
      ['https://hub.example/'],
      'https://base.example/blog/?page=2',
      'https://base.example/logo.png',
    ],
  )
  assert.equal(feed.updatedMs, Date.UTC(2026, 2, 2, 9, 0, 0, 500))
  assert.deepEqual(
    [entry?.id, entry?.url, entry?.relatedUrl],
    ['urn:1', 'https://base.example/blog/one', 'https://other.example/'],
  )
  assert.deepEqual(entry?.enclosures, [{ url: 'https://base.example/a.ogg', type: 'audio/ogg', bytes: 9 }])
  assert.deepEqual([entry?.publishedMs, entry?.updatedMs], [Date.UTC(2026, 2, 1), Date.UTC(2026, 2, 2)])
  assert.deepEqual([entry?.categories, entry?.language], [['Label', 't2'], 'de'])
  assert.deepEqual([entry?.commentsCount, entry?.commentsUrl], [4, 'https://base.example/blog/one#c'])
  assert.deepEqual(entry?.authors, [
    { name: 'Ann', email: 'ann@news.example', url: 'https://base.example/ann' },
  ])
})

const contents: readonly (readonly [name: string, element: string, html: string])[] = [
  ['text', '<content>1 &lt; 2</content>', '1 &lt; 2'],
  ['text that shows markup', '<content type="text">use &lt;b&gt;</content>', 'use &lt;b&gt;'],
  ['HTML', '<content type="html">&lt;b&gt;x&lt;/b&gt; &amp;amp; y</content>', '<b>x</b> &amp; y'],
  [
    'XHTML without its div',
    '<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><b>x</b> &amp; <br/>y</div></content>',
    '<b>x</b> &amp; <br>y',
  ],
  [
    'XHTML with a prefix',
    '<content type="xhtml" xmlns:h="http://www.w3.org/1999/xhtml"><h:div><h:p class="&quot;c">x</h:p></h:div></content>',
    '<p class="&quot;c">x</p>',
  ],
  ['base64 of Atom 0.3', `<content mode="base64" type="text/html">${btoa('<b>x</b>')}</content>`, '<b>x</b>'],
  ['binary content', `<content type="image/png">${btoa('\0\0\xff')}</content><summary>s</summary>`, ''],
  [
    'alternatives of Atom 0.3',
    '<content type="multipart/alternative"><content type="text/plain">p</content><content type="text/html" mode="escaped">&lt;b&gt;h&lt;/b&gt;</content></content>',
    '<b>h</b>',
  ],
]
for (const [name, element, html] of contents) {
  test(`content: ${name}`, () =>
    assert.equal(readOne(atom(`<entry>${element}</entry>`)).contentHtml ?? '', html))
}

test('xml:base of the content is the base of its links', () => {
  const entry = readOne(
    atom(
      '<entry><link href="/x"/><content type="html" xml:base="/deep/">&lt;a href="y"&gt;z&lt;/a&gt;</content></entry>',
    ),
  )
  assert.deepEqual(readHtmlContent(entry.contentHtml ?? '', entry.baseUrl).links, [
    'https://news.example/deep/y',
  ])
})

test('Atom 0.3 and an entry document', () => {
  const old =
    read(`<feed version="0.3" xmlns="http://purl.org/atom/ns#"><tagline>T</tagline><modified>2004-02-28T18:14:55-08:00</modified>
    <entry><issued>2004-02-28</issued><created>2004-02-27</created></entry></feed>`)
  assert.deepEqual(
    [old.version, old.description, old.updatedMs],
    ['0.3', 'T', Date.UTC(2004, 1, 29, 2, 14, 55)],
  )
  assert.equal(old.entries[0]?.publishedMs, Date.UTC(2004, 1, 28))
  const single = read('<entry xmlns="http://www.w3.org/2005/Atom"><title>Alone</title></entry>')
  assert.deepEqual(
    single.entries.map(({ title }) => title),
    ['Alone'],
  )
})

test('an aggregated entry has the authors and the source of its feed', () => {
  const entry = readOne(
    atom(`<author><name>Planet</name></author><entry><source><title>Origin</title><link href="https://origin.example/"/>
      <author><name>Ann</name></author></source></entry>`),
  )
  assert.deepEqual(entry.source, { title: 'Origin', url: 'https://origin.example/' })
  assert.equal(entry.authors[0]?.name, 'Ann')
})

test('authors without a name are distinguished by their URL', () => {
  const [ann, bo] = ['https://ann.example/', 'https://bo.example/']
  const author = (uri: string) => `<author><uri>${uri}</uri></author>`
  const { authors } = readOne(atom(`<entry><title>a</title>${[ann, bo, ann].map(author).join('')}</entry>`))
  assert.deepEqual(
    authors.map(({ url }) => url),
    [ann, bo],
  )
})
