import { hash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { type ActivityDocument, type PublicNote, readActivityDocument } from '../feeds/activity-streams.ts'
import { decodeText } from '../feeds/decode-text.ts'
import { discoverFeeds } from '../feeds/discovery.ts'
import type { Feed, FeedEntry } from '../feeds/feed.ts'
import { readHtmlContent } from '../feeds/html-content.ts'
import { readLinkHeader } from '../feeds/link-header.ts'
import { readFeed } from '../feeds/read-feed.ts'
import { readSitemap, type Sitemap } from '../feeds/sitemap.ts'
import { resolveUrl } from '../feeds/web-url.ts'
import type { PreparedEntry, SourceDocument } from './prepared-entry.ts'

export interface PrepareInput {
  bytes: Uint8Array
  url: string
  contentType: string | undefined
  /** The `Link` header. */
  linkHeader: string | undefined
}

const maxEntries = 2_000
/** Longer URLs do not fit into the indexes of PostgreSQL. */
const maxUrlLength = 2_000
const maxSitemapBytes = 50 * 1024 * 1024
/** A shorter text without full content in the feed is a summary. */
const minFullTextLength = 1_500

/** Reads the response of a source. Runs in a worker thread, because documents are large and untrusted. */
export function prepareDocument({ bytes, url, contentType, linkHeader }: PrepareInput): SourceDocument {
  const feed = readFeed(bytes, { url, contentType })
  if (feed) return prepareFeed(feed, linksOf(linkHeader, url))
  const activity = readActivityDocument(bytes, { url, contentType })
  if (activity) return prepareActivity(activity)
  const sitemap = readSitemap(decompress(bytes), { url, contentType })
  if (sitemap) return prepareSitemap(sitemap)
  const { text } = decodeText(bytes, contentType)
  const { feeds } = discoverFeeds(text, { url, linkHeader })
  return { kind: 'page', feedUrls: feeds.map((each) => each.url) }
}

const isStorable = ({ url }: { url: string }): boolean => url.length <= maxUrlLength

/** Sitemaps are often gzip files with headers that do not say so. */
function decompress(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: maxSitemapBytes })
  } catch {
    return new Uint8Array()
  }
}

function prepareSitemap({ sitemaps, pages }: Sitemap): SourceDocument {
  return {
    kind: 'sitemap',
    sitemaps: sitemaps.filter(isStorable),
    pages: pages
      .filter(isStorable)
      .map(({ url, modifiedMs, news }) => ({ url, modifiedMs, publishedMs: news?.publishedMs })),
  }
}

/** The hub and the topic of the `Link` header take precedence over those in the feed. */
function linksOf(
  linkHeader: string | undefined,
  url: string,
): { hubUrls: string[]; selfUrl: string | undefined } {
  const links = readLinkHeader(linkHeader ?? '')
  const listOf = (relation: string) =>
    links.flatMap(({ rel, url: target }) =>
      rel.toLowerCase().split(/\s+/).includes(relation) ? (resolveUrl(target, url) ?? []) : [],
    )
  return { hubUrls: listOf('hub'), selfUrl: listOf('self')[0] }
}

function prepareActivity(document: ActivityDocument): SourceDocument {
  if (document.kind === 'page')
    return {
      kind: 'outbox',
      entries: document.notes.flatMap((note) => prepareNote(note) ?? []),
      nextUrl: document.nextUrl,
    }
  if (document.kind === 'collection')
    return { kind: 'account', title: undefined, nextUrl: document.firstUrl, isIndexable: true }
  const { name, outboxUrl, isIndexable } = document
  return { kind: 'account', title: name, nextUrl: outboxUrl, isIndexable }
}

function prepareNote(note: PublicNote): PreparedEntry | undefined {
  const { id, account, likes, shares, replies, ...entry } = note
  const title = note.title || firstLine(note.text)
  if (title === '') return undefined
  return {
    ...entry,
    entryHash: digest(id),
    contentHash: digest(JSON.stringify([title, note.text, note.updatedMs, replies, likes, shares])),
    title,
    isSummary: false,
    html: '',
    author: undefined,
    mainImage: note.images[0]?.url,
    commentsCount: replies,
    social: { account, likes, shares },
  }
}

function prepareFeed(feed: Feed, links: ReturnType<typeof linksOf>): SourceDocument {
  const { title, url, movedTo, language, schedule } = feed
  const hubUrls = links.hubUrls.length > 0 ? links.hubUrls : feed.hubUrls
  const selfUrl = links.selfUrl ?? feed.selfUrl
  return {
    kind: 'feed',
    feed: { title, url, selfUrl, hubUrls, movedTo, language, schedule },
    entries: feed.entries.slice(0, maxEntries).flatMap((entry) => prepareEntry(entry, feed) ?? []),
  }
}

function prepareEntry(entry: FeedEntry, feed: Feed): PreparedEntry | undefined {
  const { url, title, contentHtml, summaryHtml } = entry
  if (url === undefined || !isStorable({ url })) return undefined
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
    inReplyTo: entry.inReplyTo?.url ?? entry.inReplyTo?.id,
  }
}

function firstLine(text: string): string {
  const [line = ''] = text.split('\n', 1)
  return line.length > 120 ? `${line.slice(0, 119).toWellFormed()}…` : line
}

const digest = (text: string): string => hash('sha256', text, 'hex').slice(0, 32)
