import { listCategories } from './categories.ts'
import type { FeedEntry, FeedPerson } from './feed.ts'
import { type FeedLink, findHref, readCount, readLinks } from './feed-links.ts'
import { readLocation } from './location.ts'
import { findEntryImage, listEnclosures } from './media.ts'
import { listPersons } from './person.ts'
import { readDate } from './read-date.ts'
import { readHtml, readLine } from './text-construct.ts'
import { resolveUrl } from './web-url.ts'
import {
  findChild,
  isElement,
  listChildren,
  readChildText,
  readLanguage,
  readText,
  type XmlElement,
} from './xml.ts'

export interface EntryDefaults {
  feedUrl: string
  pageUrl: string | undefined
  authors: readonly FeedPerson[]
}

const maxIdChars = 4_000
const contentNames = ['content:encoded', 'content', 'xhtml:body', 'body', 'fullitem', 'content:items']
const summaryNames = [
  'description',
  'summary',
  'abstract',
  'dcterms:abstract',
  'dc:description',
  'itunes:summary',
]

export function readEntry(element: XmlElement, defaults: EntryDefaults): FeedEntry {
  const links = readLinks(element)
  const id = readId(element)
  const url = findUrl(element, links)
  const content = findFilled(element, contentNames)
  const summary =
    findFilled(element, summaryNames) ??
    findFilled(findChild(element, 'media:group') ?? element, ['media:description'])
  const source = findChild(element, 'source')
  const publishedMs = readFirstDate(
    element,
    'pubdate',
    'published',
    'issued',
    'dcterms:issued',
    'dc:date',
    'created',
    'dcterms:created',
  )
  const updatedMs =
    readFirstDate(element, 'updated', 'modified', 'dcterms:modified') ?? readDate(element.attributes.lastmod)
  const enclosures = listEnclosures(element, links)
  return {
    id,
    url,
    relatedUrl: findHref(links, 'related'),
    title: readLine(findFilledElement(element, ['title', 'dc:title', 'media:title', 'itunes:title'])),
    summaryHtml: summary?.html,
    contentHtml: content?.html,
    baseUrl: findBase(content?.element ?? summary?.element ?? element, url, defaults),
    authors: findAuthors(element, source, defaults),
    categories: listCategories(element),
    publishedMs: publishedMs ?? updatedMs,
    updatedMs,
    language: findLanguage(element, content?.element ?? summary?.element),
    imageUrl: findEntryImage(element, enclosures),
    enclosures,
    commentsUrl: findHref(links, 'replies') ?? resolveUrl(readChildText(element, 'comments'), element.base),
    commentsFeedUrl: findCommentsFeed(element, links),
    commentsCount: findCommentsCount(element, links),
    inReplyTo: readReply(findChild(element, 'thr:in-reply-to')),
    source: source && readSource(source),
    location: readLocation(element),
  }
}

function readId(element: XmlElement): string | undefined {
  const id =
    readChildText(element, 'guid', 'id') ??
    element.attributes['rdf:about'] ??
    readChildText(element, 'dc:identifier')
  return id?.trim().slice(0, maxIdChars) || undefined
}

/** FeedBurner and Pheedo replace links by redirections and keep the original. */
function findUrl(element: XmlElement, links: readonly FeedLink[]): string | undefined {
  const original = readChildText(element, 'feedburner:origlink', 'pheedo:origlink')
  const link = resolveUrl(original, element.base) ?? findHref(links, 'alternate')
  return link ?? findPermalink(element) ?? resolveUrl(findOtherLink(element), element.base)
}

/** A guid is a permalink unless it says otherwise. */
function findPermalink(element: XmlElement): string | undefined {
  const guid = findChild(element, 'guid')
  if (guid?.attributes.ispermalink?.trim().toLowerCase() === 'false') return undefined
  const candidate = readText(guid) ?? readChildText(element, 'id')
  return candidate && /^\s*https?:/i.test(candidate) ? resolveUrl(candidate, element.base) : undefined
}

function findOtherLink(element: XmlElement): string | undefined {
  const { href, 'rdf:about': about } = element.attributes
  return (
    href ?? about ?? findChild(element, 'content')?.attributes.src ?? readChildText(element, 'itunes:link')
  )
}

function findFilled(
  parent: XmlElement,
  names: readonly string[],
): { element: XmlElement; html: string } | undefined {
  for (const name of names) {
    for (const element of listChildren(parent, name)) {
      const html = readHtml(element)
      if (html !== undefined) return { element, html }
    }
  }
  return undefined
}

function findFilledElement(parent: XmlElement, names: readonly string[]): XmlElement | undefined {
  return findFilled(parent, names)?.element
}

/** Without `xml:base`, links in RSS content are relative to the page that shows it. */
function findBase(element: XmlElement, url: string | undefined, { feedUrl, pageUrl }: EntryDefaults): string {
  return element.base === feedUrl ? (url ?? pageUrl ?? feedUrl) : element.base
}

/** Atom entries without authors have those of their source, then those of the feed (RFC 4287, section 4.2.1). */
function findAuthors(
  element: XmlElement,
  source: XmlElement | undefined,
  defaults: EntryDefaults,
): readonly FeedPerson[] {
  const own = listPersons(listChildren(element, 'author', 'dc:creator', 'dc:author'))
  if (own.length > 0) return own
  const others = listPersons([
    ...listChildren(element, 'itunes:author', 'media:credit'),
    ...(source ? listChildren(source, 'author') : []),
  ])
  return others.length > 0 ? others : defaults.authors
}

function readFirstDate(element: XmlElement, ...names: readonly string[]): number | undefined {
  for (const name of names) {
    const ms = readDate(readChildText(element, name))
    if (ms !== undefined) return ms
  }
  return undefined
}

function findLanguage(element: XmlElement, text: XmlElement | undefined): string | undefined {
  return readLanguage(readChildText(element, 'dc:language', 'language')) ?? text?.language ?? element.language
}

function findCommentsFeed(element: XmlElement, links: readonly FeedLink[]): string | undefined {
  const reference = readChildText(element, 'wfw:commentrss')
  const isFeed = ({ rel, type }: FeedLink): boolean => rel === 'replies' && type?.includes('xml') === true
  return resolveUrl(reference, element.base) ?? links.find(isFeed)?.url
}

function findCommentsCount(element: XmlElement, links: readonly FeedLink[]): number | undefined {
  const count = readCount(readChildText(element, 'slash:comments', 'thr:total'))
  return count ?? links.find(({ repliesCount }) => repliesCount !== undefined)?.repliesCount
}

function readReply(element: XmlElement | undefined): FeedEntry['inReplyTo'] {
  if (!element) return undefined
  const id = (element.attributes.ref ?? element.attributes.idref)?.trim() || undefined
  return { id, url: resolveUrl(element.attributes.href, element.base) }
}

/** RSS names the source in text and an attribute, Atom in elements. */
function readSource(source: XmlElement): FeedEntry['source'] {
  const title =
    readLine(findChild(source, 'title')) ?? (source.children.some(isElement) ? undefined : readText(source))
  const links = readLinks(source)
  return {
    title,
    url:
      findHref(links, 'alternate') ??
      findHref(links, 'self') ??
      resolveUrl(source.attributes.url, source.base),
  }
}
