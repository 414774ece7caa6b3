import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSitemap, type Sitemap } from '../../src/feeds/sitemap.ts'

const url = 'https://news.example/sitemap.xml'
const read = (text: string): Sitemap | undefined => readSitemap(Buffer.from(text), { url })

test('a news sitemap', () => {
  const sitemap = read(`<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
    xmlns:n="http://www.google.com/schemas/sitemap-news/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
    <url><loc> https://news.example/a?b=1&amp;c=2 </loc><lastmod>2026-03-02</lastmod><image:image><image:loc>/i.jpg</image:loc></image:image>
      <n:news><n:publication><n:name>News</n:name><n:language>en</n:language></n:publication>
      <n:publication_date>2026-03-02T10:00:00+01:00</n:publication_date><n:title>T &amp; U</n:title><n:keywords>a, b</n:keywords></n:news></url>
    <url><loc>javascript:x</loc></url><url><lastmod>2026</lastmod></url></urlset>`)
  assert.deepEqual(sitemap, {
    sitemaps: [],
    pages: [
      {
        url: 'https://news.example/a?b=1&c=2',
        modifiedMs: Date.UTC(2026, 2, 2),
        news: {
          title: 'T & U',
          publishedMs: Date.UTC(2026, 2, 2, 9),
          publication: 'News',
          language: 'en',
          keywords: ['a', 'b'],
        },
        imageUrls: ['https://news.example/i.jpg'],
      },
    ],
  })
})

test('an index and a list in text', () => {
  const index = read(
    '<sitemapindex><sitemap><loc>https://news.example/1.xml</loc><lastmod>2026-03-02</lastmod></sitemap></sitemapindex>',
  )
  assert.deepEqual(index, {
    sitemaps: [{ url: 'https://news.example/1.xml', modifiedMs: Date.UTC(2026, 2, 2) }],
    pages: [],
  })
  assert.deepEqual(
    read('https://news.example/1\r\nhttps://news.example/2\n')?.pages.map((page) => page.url),
    ['https://news.example/1', 'https://news.example/2'],
  )
})

test('other documents are no sitemap', () => {
  for (const text of ['', '<html></html>', '<rss><channel/></rss>', 'https://news.example/ is a site', '{}'])
    assert.equal(read(text), undefined)
})

test('at most 50,000 addresses are read', () => {
  assert.equal(read(`<urlset>${'<url><loc>/a</loc></url>'.repeat(60_000)}</urlset>`)?.pages.length, 50_000)
})
