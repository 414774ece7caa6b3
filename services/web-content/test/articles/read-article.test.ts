import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Article, ArticleOptions } from '../../src/articles/article.ts'
import { readArticle } from '../../src/articles/read-article.ts'

const url = 'https://www.news.example/ports/harbour?utm_source=feed'

function read(html: string, options: Partial<ArticleOptions> = {}): Promise<Article> {
  return readArticle(Buffer.from(html), { url, ...options })
}

/** Paragraphs of different sentences, because repeated ones look like furniture. */
function paragraphs(count: number): string[] {
  return Array.from(
    { length: count },
    (_, n) =>
      `Ship number ${n} reached the harbour at ${n} o'clock, and its crew of ${n + 12} unloaded grain, timber and mail. The pilots, who had waited since day ${n}, were glad of the work, and so was the town.`,
  )
}

const body = paragraphs(8)
const page = (
  head: string,
  main = body.map((text) => `<p>${text}</p>`).join(''),
): string => `<!DOCTYPE html><html lang="en-GB"><head>${head}</head><body>
  <nav><ul><li><a href="/">Home</a></li><li><a href="/ports">Ports</a></li></ul></nav>
  <main><article><h1>The harbour opens again</h1>${main}</article></main>
  <aside><h2>More</h2><a href="/other">Another story</a></aside><footer>© Harbour News</footer></body></html>`
const jsonLd = (value: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`

test('a page with JSON-LD in a graph', async () => {
  const article = await read(
    page(
      `<title>The harbour opens again | Harbour News</title><link rel="canonical" href="/ports/harbour"><meta property="og:image" content="/main.jpg">
      <meta property="og:site_name" content="Harbour News"><meta name="description" content="Ships &amp;amp; crews are back.">` +
        jsonLd({
          '@context': 'https://schema.org',
          '@graph': [
            { '@type': 'WebSite', name: 'Harbour News' },
            {
              '@type': ['NewsArticle'],
              headline: 'The harbour opens again',
              author: [{ '@id': '#ann' }, 'Bo Day'],
              datePublished: '2026-03-02T10:00:00+01:00',
              dateModified: '2026-03-02T11:00Z',
              articleSection: ['Ports', 'Sea'],
              keywords: 'ships, grain',
              commentCount: 4,
            },
            { '@type': 'Person', '@id': '#ann', name: 'Ann Lee' },
          ],
        }),
      `${body.map((text) => `<p>${text}</p>`).join('')}<p>See <a href="https://other.example/x">the report</a> and <a href="/ports/list">the list</a>.</p>
      <figure><img src="/ship.jpg"><figcaption>A ship</figcaption></figure>`,
    ),
  )
  assert.deepEqual(
    { ...article, text: article.text.split('\n').slice(0, 8) },
    {
      url: 'https://www.news.example/ports/harbour',
      hasCanonical: true,
      kind: 'article',
      title: 'The harbour opens again',
      fullTitle: 'The harbour opens again | Harbour News',
      text: body,
      summary: 'Ships & crews are back.',
      author: 'Ann Lee, Bo Day',
      siteTitle: 'Harbour News',
      sectionTitle: 'Ports',
      keywords: ['ships', 'grain'],
      language: 'en-GB',
      publishedMs: Date.UTC(2026, 2, 2, 9),
      updatedMs: Date.UTC(2026, 2, 2, 11),
      mainImage: 'https://www.news.example/main.jpg',
      images: [{ url: 'https://www.news.example/ship.jpg', caption: 'A ship' }],
      internalLinks: ['https://www.news.example/ports/list'],
      externalLinks: ['https://other.example/x'],
      hasVideo: false,
      commentsCount: 4,
      aiAllowed: true,
      indexAllowed: true,
      archiveAllowed: true,
      confidence: 0.9,
      textSource: 'page',
    },
  )
})

test('meta elements and microdata of a page without JSON-LD', async () => {
  const article = await read(
    page(
      `<title>The harbour opens again - Harbour News</title><meta property="og:type" content="article"><meta property="article:section" content="Ports">
      <meta property="article:published_time" content="2026-03-02T10:00:00Z"><meta property="article:author" content="https://social.example/ann">
      <meta property="article:tag" content="a"><meta property="article:tag" content="b"><meta name="keywords" content="x,y">`,
      `<span itemprop="author">Ann Lee</span>${body.map((text) => `<p>${text}</p>`).join('')}`,
    ),
  )
  assert.deepEqual(
    [
      article.kind,
      article.title,
      article.author,
      article.sectionTitle,
      article.keywords,
      article.publishedMs,
    ],
    ['article', 'The harbour opens again', 'Ann Lee', 'Ports', ['a', 'b'], Date.UTC(2026, 2, 2, 10)],
  )
  assert.deepEqual([article.url, article.hasCanonical], ['https://www.news.example/ports/harbour', false])
})

test('the name of the site is cut off either end of the title', async () => {
  for (const title of ['Sea - Ports - Harbour News', 'harbour news » Sea - Ports', 'Sea - Ports']) {
    const article = await read(
      page(
        `<title>${title}</title><meta property="og:site_name" content="Harbour News">`,
        `<p>${body[0]}</p>`,
      ),
    )
    assert.deepEqual([article.title, article.fullTitle], ['Sea - Ports', title])
  }
})

test('the declared text wins over a page that shows little', async () => {
  const article = await read(
    page(jsonLd({ '@type': 'BlogPosting', articleBody: body.join('\n') }), '<p>Subscribe to read.</p>'),
  )
  assert.deepEqual([article.text, article.textSource], [body.join('\n'), 'structured-data'])
})

test('a declared text that the page confirms is the most certain', async () => {
  const article = await read(page(jsonLd({ '@type': 'NewsArticle', articleBody: body.join(' ') })))
  assert.equal(article.textSource, 'page')
  assert.ok(article.confidence > 0.9)
  assert.equal(article.text.split('\n').length, body.length)
})

test('the text of the feed wins when it is longer', async () => {
  const feedHtml = paragraphs(12)
    .map((text) => `<p>${text} <a href="/more">More</a></p>`)
    .join('')
  const article = await read(page('', '<p>Short.</p>'), { feedHtml })
  assert.equal(article.textSource, 'feed')
  assert.equal(article.text.split('\n').length, 12)
  assert.deepEqual(article.internalLinks, ['https://www.news.example/more'])
  const shorter = await read(page(''), { feedHtml: '<p>Teaser</p>' })
  assert.equal(shorter.textSource, 'page')
})

test('a forum thread is a discussion', async () => {
  const article = await read(
    page(
      jsonLd({
        '@type': 'DiscussionForumPosting',
        headline: 'Where to moor?',
        text: 'Question',
        author: { name: 'ann' },
      }),
    ),
  )
  assert.deepEqual([article.kind, article.title, article.author], ['discussion', 'Where to moor?', 'ann'])
})

const reservations: readonly (readonly [
  name: string,
  head: string,
  options: Partial<ArticleOptions>,
  allowed: readonly boolean[],
])[] = [
  ['noai', '<meta name="robots" content="index, NoAI">', {}, [false, true, true]],
  ['noimageai in a header', '', { robotsTag: ['noimageai'] }, [false, true, true]],
  ['TDM reservation of the page', '<meta name="tdm-reservation" content="1">', {}, [false, true, true]],
  ['TDM reservation of the response', '', { tdmReservation: '1' }, [false, true, true]],
  ['no TDM reservation', '', { tdmReservation: '0' }, [true, true, true]],
  ['none', '', { robotsTag: ['none'] }, [true, false, false]],
  ['another robot', '', { robotsTag: ['otherbot: noindex, noai'] }, [true, true, true]],
  ['all robots', '', { robotsTag: ['*: noindex'] }, [true, false, true]],
  ['directives with values', '', { robotsTag: ['max-snippet: 20, noarchive'] }, [true, true, false]],
]
for (const [name, head, options, allowed] of reservations) {
  test(`robots directives: ${name}`, async () => {
    const { aiAllowed, indexAllowed, archiveAllowed } = await read(page(head, ''), options)
    assert.deepEqual([aiAllowed, indexAllowed, archiveAllowed], allowed)
  })
}

test('broken and hostile pages give an article without text', async () => {
  const pages = [
    '',
    '\0\0\0',
    '<div>'.repeat(50_000),
    `${'<a>'.repeat(30_000)}${'</b>'.repeat(30_000)}`,
    `<p ${'a=1 '.repeat(200_000)}>`,
    `<script type="application/ld+json">${'['.repeat(100_000)}</script>`,
    '<'.repeat(500_000),
  ]
  for (const html of pages) {
    const { confidence, url: canonical } = await read(html)
    assert.ok(confidence < 0.8)
    assert.equal(canonical, 'https://www.news.example/ports/harbour')
  }
})

test('without the worker, a bounded part of the page and its feed is read', async () => {
  // A function cannot be sent to the worker.
  const unsendable = { feedHtml: `<p>${'words of the feed '.repeat(50_000)}</p>`, unsendable: () => {} }
  const { text, textSource } = await read(page(''), unsendable)
  assert.equal(textSource, 'feed')
  assert.ok(text.length < 300_000, String(text.length))
})

test('a title with markup is plain text, and addresses of scripts are left out', async () => {
  const article = await read(
    page(
      `<meta property="og:title" content="A &lt;img src=x onerror=alert(1)&gt;title"><meta property="og:image" content="javascript:alert(1)">`,
      `${body.map((text) => `<p>${text}</p>`).join('')}<p><a href="javascript:alert(1)">x</a><script>alert(1)</script></p>`,
    ),
  )
  assert.deepEqual(
    [article.title, article.mainImage, article.internalLinks, article.externalLinks],
    ['A title', undefined, [], []],
  )
  assert.doesNotMatch(article.text, /alert/)
})
