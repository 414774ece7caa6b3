import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, readOne, rss } from './read.ts'

test('a channel of RSS 2.0 has its texts, addresses and schedule', () => {
  const feed = read(
    rss(`<title>Harbour &amp; Sea</title><link>https://news.example/</link><description>All &lt;b&gt;news&lt;/b&gt;</description>
      <language>en_GB</language><managingEditor>desk@news.example (The Desk)</managingEditor><copyright>© Harbour</copyright>
      <lastBuildDate>Mon, 02 Mar 2026 10:00:00 +0100</lastBuildDate><ttl>90</ttl><generator>Press 3</generator>
      <skipHours><hour>24</hour><hour>3</hour><hour>x</hour><hour>25</hour></skipHours>
      <skipDays><day>Sunday</day><day>saturday</day></skipDays><category>Ports</category>
      <image><url>/logo.png</url><title>t</title></image>
      <atom:link rel="self" href="https://news.example/rss"/><atom:link rel="hub" href="https://hub.example/"/>
      <itunes:new-feed-url>https://news.example/rss2</itunes:new-feed-url>`),
  )
  assert.deepEqual(
    { ...feed, entries: feed.entries.length },
    {
      format: 'rss',
      version: '2.0',
      title: 'Harbour & Sea',
      description: 'All news',
      url: 'https://news.example/',
      selfUrl: 'https://news.example/rss',
      hubUrls: ['https://hub.example/'],
      nextUrl: undefined,
      movedTo: 'https://news.example/rss2',
      language: 'en-GB',
      authors: [{ name: 'The Desk', email: 'desk@news.example', url: undefined }],
      rights: '© Harbour',
      generator: 'Press 3',
      imageUrl: 'https://news.example/logo.png',
      categories: ['Ports'],
      publishedMs: undefined,
      updatedMs: Date.UTC(2026, 2, 2, 9),
      schedule: { intervalMs: 90 * 60_000, skipHours: [0, 3], skipDays: [0, 6] },
      entries: 0,
      encoding: 'utf-8',
    },
  )
})

test('an item with the usual extensions', () => {
  const entry = readOne(
    rss(`<item><title>Ships &lt;i&gt;arrive&lt;/i&gt; at 5 &amp;lt; 6</title><link>/ships?a=1&amp;b=2</link><guid isPermaLink="false">id-7</guid>
      <dc:creator>Ann Lee</dc:creator><dc:creator>Bo Day</dc:creator><pubDate>Mon, 02 Mar 2026 10:00:00 EST</pubDate>
      <category>Ports</category><category domain="x">Ships</category><category>Ports</category><dc:subject>Sea</dc:subject>
      <description>Short</description><content:encoded><![CDATA[<p>Long &amp; <a href="more">more</a></p>]]></content:encoded>
      <enclosure url="/talk.mp3" type="audio/mpeg" length="123"/><comments>/ships#comments</comments>
      <media:group><media:content url="/big.jpg" medium="image"/></media:group><media:thumbnail url="/small.jpg"/>
      <slash:comments>12</slash:comments><wfw:commentRss>/ships/comments.xml</wfw:commentRss>
      <georss:point>54.3 10.1</georss:point><thr:in-reply-to ref="id-1" href="/first"/>
      <source url="https://other.example/rss">Other</source></item>`),
  )
  assert.deepEqual(entry, {
    id: 'id-7',
    url: 'https://news.example/ships?a=1&b=2',
    relatedUrl: undefined,
    title: 'Ships arrive at 5 < 6',
    summaryHtml: 'Short',
    contentHtml: '<p>Long &amp; <a href="more">more</a></p>',
    baseUrl: 'https://news.example/ships?a=1&b=2',
    authors: ['Ann Lee', 'Bo Day'].map((name) => ({ name, email: undefined, url: undefined })),
    categories: ['Ports', 'Ships', 'Sea'],
    publishedMs: Date.UTC(2026, 2, 2, 15),
    updatedMs: undefined,
    language: undefined,
    imageUrl: 'https://news.example/small.jpg',
    enclosures: [
      { url: 'https://news.example/talk.mp3', type: 'audio/mpeg', bytes: 123 },
      { url: 'https://news.example/big.jpg', type: 'image/*', bytes: undefined },
    ],
    commentsUrl: 'https://news.example/ships#comments',
    commentsFeedUrl: 'https://news.example/ships/comments.xml',
    commentsCount: 12,
    inReplyTo: { id: 'id-1', url: 'https://news.example/first' },
    source: { title: 'Other', url: 'https://other.example/rss' },
    location: { latitude: 54.3, longitude: 10.1 },
  })
})

const urls: readonly (readonly [name: string, item: string, url: string | undefined])[] = [
  ['link before guid', '<link>/a</link><guid>https://news.example/b</guid>', 'https://news.example/a'],
  ['permalink guid without link', '<guid>https://news.example/b</guid>', 'https://news.example/b'],
  ['guid that is no permalink', '<guid isPermaLink="false">https://news.example/b</guid>', undefined],
  ['guid that is no URL', '<guid>b</guid>', undefined],
  ['Atom link in RSS', '<atom:link rel="alternate" href="/c"/>', 'https://news.example/c'],
  [
    'FeedBurner original',
    '<link>https://proxy.example/1</link><feedburner:origLink>/d</feedburner:origLink>',
    'https://news.example/d',
  ],
  ['script in a link', '<link>javascript:alert(1)</link>', undefined],
  ['credentials in a link', '<link>https://user:secret@news.example/e</link>', 'https://news.example/e'],
  ['white space around a link', '<link>\n https://news.example/f \n</link>', 'https://news.example/f'],
]
for (const [name, item, url] of urls) {
  test(`the URL of an item: ${name}`, () => assert.equal(readOne(rss(`<item>${item}</item>`)).url, url))
}

test('sy:updatePeriod and its frequency are an interval', () => {
  const feed = read(rss('<sy:updatePeriod>daily</sy:updatePeriod><sy:updateFrequency>4</sy:updateFrequency>'))
  assert.equal(feed.schedule.intervalMs, 6 * 3_600_000)
})

test('an unknown sy:updatePeriod is ignored', () => {
  const feed = read(rss('<sy:updatePeriod>constructor</sy:updatePeriod>'))
  assert.equal(feed.schedule.intervalMs, undefined)
})

const authors: readonly (readonly [text: string, name: string | undefined, email: string | undefined])[] = [
  ['jo@news.example (Jo Bloggs)', 'Jo Bloggs', 'jo@news.example'],
  ['Jo Bloggs &lt;jo@news.example&gt;', 'Jo Bloggs', 'jo@news.example'],
  ['"Bloggs, Jo" &lt;mailto:jo@news.example&gt;', 'Bloggs, Jo', 'jo@news.example'],
  ['jo@news.example', undefined, 'jo@news.example'],
  ['Jo Bloggs', 'Jo Bloggs', undefined],
]
for (const [text, name, email] of authors) {
  test(`the author ${text}`, () => {
    assert.deepEqual(readOne(rss(`<item><author>${text}</author></item>`)).authors, [
      { name, email, url: undefined },
    ])
  })
}

test('RSS 1.0 has its items next to the channel, with any prefix', () => {
  const feed =
    read(`<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:s="http://purl.org/rss/1.0/"
      xmlns:d="http://purl.org/dc/elements/1.1/"><s:channel r:about="https://news.example/"><s:title>T</s:title><s:items/></s:channel>
    <s:image><s:url>/i.png</s:url></s:image>
    <s:item r:about="https://news.example/1"><s:title>One</s:title><d:date>2026-03-02T10:00Z</d:date></s:item></r:RDF>`)
  const [entry] = feed.entries
  assert.deepEqual([feed.version, feed.title, feed.imageUrl], ['1.0', 'T', 'https://news.example/i.png'])
  assert.deepEqual(
    [entry?.id, entry?.url, entry?.title],
    ['https://news.example/1', 'https://news.example/1', 'One'],
  )
  assert.equal(entry?.publishedMs, Date.UTC(2026, 2, 2, 10))
})

test('RSS 0.90, 0.91 and 1.1', () => {
  const netscape =
    read(`<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://my.netscape.com/rdf/simple/0.9/">
    <channel><title>T</title></channel><item><title>One</title><link>/1</link></item></rdf:RDF>`)
  assert.deepEqual([netscape.version, netscape.entries[0]?.title], ['0.90', 'One'])
  const old = read(
    '<rss version="0.91"><channel><title>T</title><item><title>One</title></item></channel></rss>',
  )
  assert.deepEqual([old.version, old.entries[0]?.title], ['0.91', 'One'])
  const rss11 =
    read(`<Channel xmlns="http://purl.org/net/rss1.1#" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
    rdf:about="https://news.example/rss11"><title>T</title><link>/</link><items rdf:parseType="Collection"><item><title>One</title></item></items></Channel>`)
  assert.deepEqual([rss11.format, rss11.version, rss11.entries[0]?.title], ['rss', '1.1', 'One'])
})

test('CDF', () => {
  const feed = read(`<CHANNEL HREF="https://news.example/"><TITLE>T</TITLE>
    <ITEM HREF="/1" LASTMOD="2026-03-02T10:00:00Z"><TITLE>One</TITLE><ABSTRACT>Text</ABSTRACT></ITEM></CHANNEL>`)
  const [entry] = feed.entries
  assert.deepEqual([feed.format, feed.url, feed.title], ['cdf', 'https://news.example/', 'T'])
  assert.deepEqual(
    [entry?.url, entry?.summaryHtml, entry?.updatedMs],
    ['https://news.example/1', 'Text', Date.UTC(2026, 2, 2, 10)],
  )
})

test('malformed feeds return the readable parts', () => {
  const broken = `<br />Warning: something failed<rss><channel><title>T & U</title><item><title>One</TITLE><link>/?a=1&b=2</link>
    <description><p>An <b>unclosed<br> paragraph</description></item></b><item><title>Two &nbsp;&eacute; &unknown;</title>`
  const feed = read(broken)
  assert.equal(feed.title, 'T & U')
  assert.deepEqual(
    feed.entries.map(({ title }) => title),
    ['One', 'Two é &unknown;'],
  )
  assert.equal(feed.entries[0]?.url, 'https://news.example/?a=1&b=2')
  assert.equal(feed.entries[0]?.summaryHtml, '<p>An <b>unclosed<br> paragraph</b></p>')
})

test('prefixes of well-known extensions need no declaration', () => {
  const entry = readOne(
    '<rss><channel><item><dc:creator>Ann</dc:creator><content:encoded>x</content:encoded></item></channel></rss>',
  )
  assert.deepEqual([entry.authors[0]?.name, entry.contentHtml], ['Ann', 'x'])
})
