// Reads the expectations in the comments of feedparser's test feeds, as far as they are plain equality of values that
// Octavo's feeds have too.
import type { Feed, FeedEntry, FeedPerson } from '@octavo/web-content/feeds/feed.ts'
import { readHtmlContent } from '@octavo/web-content/feeds/html-content.ts'
import { htmlToLine } from '@octavo/web-content/feeds/text-construct.ts'

export interface Expectation {
  /** As in `entries[0]['title']`. */
  path: string
  value: string | number | readonly number[]
}

type Getter<From> = (from: From, index: number) => string | number | undefined

const anyUrl = 'http://127.0.0.1:8097/'

/** Undefined when the comment expects something else. */
export function readExpectation(text: string): Expectation | undefined {
  const expected = /Expect:\s*(?:not bozo and )?(.*?)\s*-->/s.exec(text)?.[1]
  const [, path, literal] = /^([\w[\]'".]+) == (.+)$/s.exec(expected ?? '') ?? []
  const value = literal === undefined ? undefined : readLiteral(literal.trim())
  return path === undefined || value === undefined ? undefined : { path: path.replaceAll('"', "'"), value }
}

/** Undefined if feeds have no value for the expectation. */
export function agrees(feed: Feed | undefined, { path, value }: Expectation): boolean | undefined {
  const keys = path.match(/[\w-]+/g) ?? []
  const [scope, ...rest] = keys
  const inEntry = scope === 'entries'
  const name = (inEntry ? rest.slice(1) : rest)
    .map((key) => (/^\d+$/.test(key) ? '#' : key))
    .join('.')
    .replace(/_detail\.value$/, '')
  const index = Number(rest.findLast((key) => /^\d+$/.test(key)) ?? 0)
  const getFromFeed = scope === 'feed' ? feedValues[name] : undefined
  const getFromEntry = inEntry ? entryValues[name] : undefined
  if (!getFromFeed && !getFromEntry) return undefined
  const entry = feed?.entries[Number(rest[0])]
  const actual = getFromFeed ? feed && getFromFeed(feed, index) : entry && getFromEntry?.(entry, index)
  return isSame(actual, value, {
    isHtml: /content|summary|description/.test(name),
    baseUrl: entry?.baseUrl ?? anyUrl,
  })
}

function isSame(
  actual: string | number | undefined,
  expected: Expectation['value'],
  { isHtml, baseUrl }: { isHtml: boolean; baseUrl: string },
): boolean {
  if (typeof expected === 'object') return actual === toMs(expected)
  if (typeof expected === 'number') return actual === expected
  if (actual === undefined) return expected === ''
  const ours = String(actual)
  if (ours === expected.trim()) return true
  if (isHtml) return canonicalHtml(ours, baseUrl) === canonicalHtml(expected, baseUrl)
  if (/^https?:/.test(ours)) return ours === URL.parse(expected, anyUrl)?.href
  return ours === htmlToLine(expected)
}

function canonicalHtml(html: string, baseUrl: string): string {
  const { text, links, images } = readHtmlContent(html, baseUrl)
  return JSON.stringify([text.replaceAll(/\s+/g, ' '), links, images])
}

function toMs([year = 0, month = 1, day, hour, minute, second]: readonly number[]): number {
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

const feedValues: Readonly<Record<string, Getter<Feed>>> = {
  title: (feed) => feed.title,
  'dc:title': (feed) => feed.title,
  subtitle: (feed) => feed.description,
  tagline: (feed) => feed.description,
  description: (feed) => feed.description,
  link: (feed) => feed.url,
  language: (feed) => feed.language,
  rights: (feed) => feed.rights,
  copyright: (feed) => feed.rights,
  generator: (feed) => feed.generator,
  author: (feed) => formatPerson(feed.authors[0]),
  'author_detail.name': (feed) => feed.authors[0]?.name,
  'author_detail.email': (feed) => feed.authors[0]?.email,
  'author_detail.url': (feed) => feed.authors[0]?.url,
  'authors.#.name': (feed, index) => feed.authors[index]?.name,
  'authors.#.email': (feed, index) => feed.authors[index]?.email,
  'authors.#.url': (feed, index) => feed.authors[index]?.url,
  'tags.#.term': (feed, index) => feed.categories[index],
  category: (feed) => feed.categories[0],
  updated_parsed: (feed) => feed.updatedMs,
  published_parsed: (feed) => feed.publishedMs ?? feed.updatedMs,
  'image.href': (feed) => feed.imageUrl,
  ttl: (feed) => feed.schedule.intervalMs && String(feed.schedule.intervalMs / 60_000),
}

const entryValues: Readonly<Record<string, Getter<FeedEntry>>> = {
  title: (entry) => entry.title,
  link: (entry) => entry.url,
  id: (entry) => entry.id,
  guid: (entry) => entry.id,
  summary: (entry) => entry.summaryHtml,
  description: (entry) => entry.summaryHtml,
  'content.#.value': (entry) => entry.contentHtml,
  'content.#.language': (entry) => entry.language,
  author: (entry) => formatPerson(entry.authors[0]),
  'author_detail.name': (entry) => entry.authors[0]?.name,
  'author_detail.email': (entry) => entry.authors[0]?.email,
  'author_detail.url': (entry) => entry.authors[0]?.url,
  'authors.#.name': (entry, index) => entry.authors[index]?.name,
  'authors.#.email': (entry, index) => entry.authors[index]?.email,
  'authors.#.url': (entry, index) => entry.authors[index]?.url,
  'tags.#.term': (entry, index) => entry.categories[index],
  category: (entry) => entry.categories[0],
  updated_parsed: (entry) => entry.updatedMs,
  published_parsed: (entry) => entry.publishedMs,
  created_parsed: (entry) => entry.publishedMs,
  comments: (entry) => entry.commentsUrl,
  wfw_commentrss: (entry) => entry.commentsFeedUrl,
  slash_comments: (entry) => entry.commentsCount && String(entry.commentsCount),
  'enclosures.#.href': (entry, index) => entry.enclosures[index]?.url,
  'enclosures.#.url': (entry, index) => entry.enclosures[index]?.url,
  'enclosures.#.type': (entry, index) => entry.enclosures[index]?.type,
  'enclosures.#.length': (entry, index) =>
    entry.enclosures[index]?.bytes && String(entry.enclosures[index]?.bytes),
  'source.title': (entry) => entry.source?.title,
  'source.link': (entry) => entry.source?.url,
  'source.href': (entry) => entry.source?.url,
  'image.href': (entry) => entry.imageUrl,
}

function formatPerson(person: FeedPerson | undefined): string | undefined {
  if (!person) return undefined
  return person.name && person.email ? `${person.name} (${person.email})` : (person.name ?? person.email)
}

/** A Python string, number or tuple of numbers. */
function readLiteral(literal: string): Expectation['value'] | undefined {
  if (/^\d+$/.test(literal)) return Number(literal)
  if (/^\([\d, ]+\)$/.test(literal)) return literal.slice(1, -1).split(',').map(Number)
  const body =
    /^u?'''(.*)'''$|^u?"""(.*)"""$|^u?'([^'\\]*(?:\\.[^'\\]*)*)'$|^u?"([^"\\]*(?:\\.[^"\\]*)*)"$/s.exec(
      literal,
    )
  const text = body?.slice(1).find((one) => one !== undefined)
  return text?.replaceAll(/\\(?:u([\da-f]{4})|x([\da-f]{2})|(.))/gis, (_, long, short, one) =>
    long || short ? String.fromCharCode(Number.parseInt(long ?? short, 16)) : one === 'n' ? '\n' : one,
  )
}
