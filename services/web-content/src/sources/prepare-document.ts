import { hash } from 'node:crypto'
import type { Feed, FeedEntry } from '../feeds/feed.ts'
import { readHtmlContent } from '../feeds/html-content.ts'
import { readFeed } from '../feeds/read-feed.ts'
import type { PreparedEntry, SourceDocument } from './prepared-entry.ts'

export interface PrepareInput {
  bytes: Uint8Array
  url: string
  contentType: string | undefined
}

const maxEntries = 2_000
/** A shorter text without full content in the feed is a summary. */
const minFullTextLength = 1_500

/** Reads the response of a source. Runs in a worker thread, because documents are large and untrusted. */
export function prepareDocument({ bytes, url, contentType }: PrepareInput): SourceDocument {
  const feed = readFeed(bytes, { url, contentType })
  return feed ? prepareFeed(feed) : { kind: 'unknown' }
}

function prepareFeed(feed: Feed): SourceDocument {
  const { title, url, selfUrl, hubUrls, movedTo, language, schedule } = feed
  return {
    kind: 'feed',
    feed: { title, url, selfUrl, hubUrls, movedTo, language, schedule },
    entries: feed.entries.slice(0, maxEntries).flatMap((entry) => prepareEntry(entry, feed) ?? []),
  }
}

function prepareEntry(entry: FeedEntry, feed: Feed): PreparedEntry | undefined {
  const { url, title, contentHtml, summaryHtml } = entry
  if (url === undefined) return undefined
  const html = contentHtml ?? summaryHtml ?? ''
  const { text, links, images, hasVideo } = readHtmlContent(html, entry.baseUrl)
  const heading = title ?? firstLine(text)
  if (heading === '' && text === '') return undefined
  return {
    entryHash: digest(entry.id ?? url),
    contentHash: digest(JSON.stringify([heading, text, entry.updatedMs, entry.commentsCount])),
    url,
    title: heading,
    text,
    isSummary: contentHtml === undefined && text.length < minFullTextLength,
    html,
    author: (entry.authors[0] ?? feed.authors[0])?.name,
    categories: entry.categories,
    publishedMs: entry.publishedMs,
    updatedMs: entry.updatedMs,
    language: entry.language ?? feed.language,
    links,
    images,
    mainImage: entry.imageUrl,
    hasVideo: hasVideo || entry.enclosures.some(({ type }) => type?.startsWith('video/')),
    commentsCount: entry.commentsCount,
    inReplyTo: entry.inReplyTo?.url,
  }
}

function firstLine(text: string): string {
  const [line = ''] = text.split('\n', 1)
  return line.length > 120 ? `${line.slice(0, 119).toWellFormed()}…` : line
}

const digest = (text: string): string => hash('sha256', text, 'hex').slice(0, 32)
