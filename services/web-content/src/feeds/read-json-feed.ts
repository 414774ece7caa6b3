import { escapeHtml } from '@octavo/platform/pages/html.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { Feed, FeedEnclosure, FeedEntry, FeedPerson } from './feed.ts'
import { readDate } from './read-date.ts'
import { noSchedule } from './schedule.ts'
import { storableText } from './storable-text.ts'
import { htmlToLine } from './text-construct.ts'
import { resolveUrl } from './web-url.ts'
import { readLanguage } from './xml.ts'

type Json = Readonly<Record<string, unknown>>

const maxEntries = 10_000
const maxItems = 100
const maxNameChars = 500

/** JSON Feed 1.0 and 1.1; also from software that forgets the version. */
export function readJsonFeed(text: string, url: string): Omit<Feed, 'encoding'> | undefined {
  const feed = asRecord(JSON.parse(text.trim().replace(/^\ufeff/, '')))
  const version = /jsonfeed\.org\/version\/([\d.]+)/.exec(readString(feed.version) ?? '')?.[1]
  const isFeed = version !== undefined || (Array.isArray(feed.items) && readString(feed.title) !== undefined)
  if (!isFeed) return undefined
  const authors = readAuthors(feed, url)
  const page = resolveUrl(readString(feed.home_page_url), url)
  const language = readLanguage(readString(feed.language))
  return {
    format: 'json',
    version: version ?? '',
    title: readString(feed.title),
    description: readString(feed.description),
    url: page,
    selfUrl: resolveUrl(readString(feed.feed_url), url),
    hubUrls: readRecords(feed.hubs)
      .filter((hub) => readString(hub.type)?.toLowerCase() === 'websub')
      .flatMap((hub) => resolveUrl(readString(hub.url), url) ?? []),
    nextUrl: resolveUrl(readString(feed.next_url), url),
    movedTo: undefined,
    language,
    authors,
    rights: undefined,
    generator: undefined,
    imageUrl: resolveUrl(readString(feed.icon) ?? readString(feed.favicon), url),
    categories: [],
    publishedMs: undefined,
    updatedMs: undefined,
    schedule: noSchedule,
    entries: readRecords(feed.items, maxEntries).map((item) =>
      readItem(item, { url, page, authors, language }),
    ),
  }
}

interface ItemDefaults {
  url: string
  page: string | undefined
  authors: readonly FeedPerson[]
  language: string | undefined
}

function readItem(item: Json, defaults: ItemDefaults): FeedEntry {
  const base = defaults.url
  const url = resolveUrl(readString(item.url), base)
  const id = readString(item.id) ?? url
  const own = readAuthors(item, base)
  const content = readString(item.content_html) ?? plainHtml(item.content_text)
  const summary = plainHtml(item.summary)
  const publishedMs = readDate(readString(item.date_published))
  const updatedMs = readDate(readString(item.date_modified))
  return {
    id,
    url: url ?? (id?.startsWith('http') ? resolveUrl(id, base) : undefined),
    relatedUrl: resolveUrl(readString(item.external_url), base),
    title: htmlToLine(plainHtml(item.title) ?? ''),
    summaryHtml: summary,
    contentHtml: content,
    baseUrl: url ?? defaults.page ?? base,
    authors: own.length > 0 ? own : defaults.authors,
    categories: [...new Set(readList(item.tags).flatMap((tag) => readString(tag) ?? []))],
    publishedMs: publishedMs ?? updatedMs,
    updatedMs,
    language: readLanguage(readString(item.language)) ?? defaults.language,
    imageUrl: resolveUrl(readString(item.image) ?? readString(item.banner_image), base),
    enclosures: readRecords(item.attachments).flatMap((attachment) => readAttachment(attachment, base) ?? []),
    commentsUrl: undefined,
    commentsFeedUrl: undefined,
    commentsCount: undefined,
    inReplyTo: undefined,
    source: undefined,
    location: undefined,
  }
}

function readAttachment(attachment: Json, base: string): FeedEnclosure | undefined {
  const url = resolveUrl(readString(attachment.url), base)
  const size = attachment.size_in_bytes
  const bytes = typeof size === 'number' && Number.isSafeInteger(size) && size >= 0 ? size : undefined
  return url === undefined ? undefined : { url, type: readString(attachment.mime_type), bytes }
}

/** Version 1.0 has one author, version 1.1 a list. */
function readAuthors(from: Json, base: string): FeedPerson[] {
  const list = Array.isArray(from.authors) ? readRecords(from.authors) : [asRecord(from.author)]
  return list
    .map((author) => ({
      name: readString(author.name)?.slice(0, maxNameChars),
      email: undefined,
      url: resolveUrl(readString(author.url), base),
    }))
    .filter(({ name, url }) => name !== undefined || url !== undefined)
}

function plainHtml(value: unknown): string | undefined {
  const text = readString(value)
  return text === undefined ? undefined : escapeHtml(text).replaceAll('\n', '<br>')
}

/** Ids are often numbers. */
function readString(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? storableText(value).trim() || undefined : undefined
}

function readList(value: unknown, max = maxItems): unknown[] {
  return Array.isArray(value) ? value.slice(0, max) : []
}

function readRecords(value: unknown, max = maxItems): Json[] {
  return readList(value, max).map(asRecord)
}
