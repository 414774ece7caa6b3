import type { FeedSchedule } from '../feeds/feed.ts'
import type { HtmlImage } from '../feeds/html-content.ts'

/** The content of a source's response, without markup. Must survive the structured clone. */
export type SourceDocument =
  | { kind: 'feed'; feed: FeedFacts; entries: PreparedEntry[] }
  | { kind: 'sitemap'; sitemaps: { url: string; modifiedMs: number | undefined }[]; pages: SitemapPage[] }
  /** An ActivityPub account, or the outbox of one: they lead to the page that is polled. */
  | { kind: 'account'; title: string | undefined; nextUrl: string; isIndexable: boolean }
  /** A page of an outbox. */
  | { kind: 'outbox'; entries: PreparedEntry[]; nextUrl: string | undefined }
  /** A web page, with the feeds that it names. */
  | { kind: 'page'; feedUrls: string[] }
  | { kind: 'unknown' }

export interface FeedFacts {
  title: string | undefined
  url: string | undefined
  selfUrl: string | undefined
  hubUrls: readonly string[]
  movedTo: string | undefined
  language: string | undefined
  schedule: FeedSchedule
}

export interface SitemapPage {
  url: string
  publishedMs: number | undefined
  modifiedMs: number | undefined
}

export interface PreparedEntry {
  /** Hashes of its id and of its content. */
  entryHash: string
  contentHash: string
  url: string
  title: string
  text: string
  /** True if the feed has only a summary, so the text must be read from the page. */
  isSummary: boolean
  /** Untrusted HTML, for the reader of the page. */
  html: string
  author: string | undefined
  categories: readonly string[]
  publishedMs: number | undefined
  updatedMs: number | undefined
  language: string | undefined
  links: readonly string[]
  images: readonly HtmlImage[]
  mainImage: string | undefined
  hasVideo: boolean
  commentsCount: number | undefined
  /** The URL of the post that this one replies to. */
  inReplyTo: string | undefined
  /** The account and the counters of a social network. */
  social?: { account: string | undefined; likes: number | undefined; shares: number | undefined }
}

/** The feed entry that a page belongs to, as stored with its task. */
export interface TaskEntry {
  feed: Pick<FeedFacts, 'title' | 'language' | 'url'>
  entry: PreparedEntry
}
