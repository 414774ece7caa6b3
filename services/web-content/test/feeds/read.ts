import assert from 'node:assert/strict'
import type { Feed, FeedEntry } from '../../src/feeds/feed.ts'
import { readFeed } from '../../src/feeds/read-feed.ts'

export const feedUrl = 'https://news.example/feeds/all.xml'

/** Reads a feed that must be readable. */
export function read(content: string | Uint8Array, contentType?: string): Feed {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const feed = readFeed(bytes, { url: feedUrl, contentType })
  assert.ok(feed, 'the feed is not accepted')
  return feed
}

export function readOne(content: string): FeedEntry {
  const [entry] = read(content).entries
  assert.ok(entry, 'the feed has no entry')
  return entry
}

/** An RSS 2.0 feed with the usual prefixes. */
export function rss(channel: string): string {
  const names = {
    dc: 'http://purl.org/dc/elements/1.1/',
    content: 'http://purl.org/rss/1.0/modules/content/',
  }
  const declarations = Object.entries({ ...names, ...extensions }).map(
    ([prefix, uri]) => ` xmlns:${prefix}="${uri}"`,
  )
  return `<?xml version="1.0"?><rss version="2.0"${declarations.join('')}><channel>${channel}</channel></rss>`
}

const extensions = {
  atom: 'http://www.w3.org/2005/Atom',
  media: 'http://search.yahoo.com/mrss/',
  itunes: 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  slash: 'http://purl.org/rss/1.0/modules/slash/',
  thr: 'http://purl.org/syndication/thread/1.0',
  georss: 'http://www.georss.org/georss',
  geo: 'http://www.w3.org/2003/01/geo/wgs84_pos#',
  wfw: 'http://wellformedweb.org/CommentAPI/',
  sy: 'http://purl.org/rss/1.0/modules/syndication/',
  feedburner: 'http://rssnamespace.org/feedburner/ext/1.0',
}
