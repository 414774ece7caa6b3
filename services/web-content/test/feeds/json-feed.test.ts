import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFeed } from '../../src/feeds/read-feed.ts'
import { feedUrl, read } from './read.ts'

test('JSON Feed 1.1', () => {
  const feed = read(
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'T',
      home_page_url: '/',
      feed_url: '/feed.json',
      next_url: '/feed.json?2',
      language: 'sv',
      authors: [{ name: 'Ann', url: '/ann' }],
      hubs: [
        { type: 'WebSub', url: 'https://hub.example/' },
        { type: 'rssCloud', url: 'https://cloud.example/' },
      ],
      items: [
        {
          id: 7,
          url: '/7',
          external_url: 'https://other.example/',
          title: 'A <b> tag',
          content_text: 'one <two>\nthree',
          date_published: '2026-03-02T10:00:00Z',
          tags: ['a', 'a', 3],
          attachments: [
            { url: '/a.mp3', mime_type: 'audio/mpeg', size_in_bytes: 5 },
            { url: 'javascript:x' },
          ],
        },
      ],
    }),
  )
  const [entry] = feed.entries
  assert.deepEqual(
    [feed.format, feed.version, feed.selfUrl, feed.hubUrls],
    ['json', '1.1', 'https://news.example/feed.json', ['https://hub.example/']],
  )
  assert.equal(feed.nextUrl, 'https://news.example/feed.json?2')
  assert.deepEqual([entry?.id, entry?.url, entry?.title], ['7', 'https://news.example/7', 'A <b> tag'])
  assert.equal(entry?.contentHtml, 'one &lt;two&gt;<br>three')
  assert.deepEqual(entry?.authors, [{ name: 'Ann', email: undefined, url: 'https://news.example/ann' }])
  assert.deepEqual(entry?.categories, ['a', '3'])
  assert.deepEqual(entry?.enclosures, [{ url: 'https://news.example/a.mp3', type: 'audio/mpeg', bytes: 5 }])
  assert.equal(entry?.language, 'sv')
})

test('JSON that is not a feed is rejected', () => {
  for (const text of ['{}', '{"items":[]}', '{"title":"x"}', '[]', '{"title":"x","items":[']) {
    assert.equal(readFeed(Buffer.from(text), { url: feedUrl }), undefined)
  }
})
