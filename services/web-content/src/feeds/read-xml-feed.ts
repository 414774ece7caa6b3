import { listCategories } from './categories.ts'
import type { Feed, FeedEntry } from './feed.ts'
import { findHref, listHrefs, readLinks } from './feed-links.ts'
import { listPersons } from './person.ts'
import { readDate } from './read-date.ts'
import { readEntry } from './read-entry.ts'
import { readXml } from './read-xml.ts'
import { readSchedule } from './schedule.ts'
import { readLine } from './text-construct.ts'
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

type XmlFeed = Omit<Feed, 'encoding'>

const maxEntries = 10_000
const roots: ReadonlySet<string> = new Set(['rss', 'rdf:rdf', 'rdf', 'feed', 'channel', 'entry'])
const entryNames = ['item', 'entry', 'rdf:li']

export function readXmlFeed(text: string, url: string): XmlFeed | undefined {
  const root = readXml(text, roots, url)
  if (!root) return undefined
  const channel = findChannel(root)
  const format = findFormat(root)
  const links = readLinks(channel)
  const page = findHref(links, 'alternate') ?? resolveUrl(channel.attributes.href, channel.base)
  const self = findHref(links, 'self')
  const authors = listPersons(
    listChildren(channel, 'author', 'managingeditor', 'dc:creator', 'dc:author', 'itunes:author'),
  )
  const updated = readChildText(channel, 'updated', 'modified', 'lastbuilddate', 'dcterms:modified')
  const published = readChildText(
    channel,
    'pubdate',
    'published',
    'dc:date',
    'dcterms:created',
    'dcterms:issued',
  )
  const inherited = { feedUrl: url, pageUrl: page, authors: format === 'atom' ? authors : [] }
  const entries: FeedEntry[] = []
  for (const element of listEntries(root, channel)) {
    if (entries.length >= maxEntries) break
    entries.push(readEntry(element, inherited))
  }
  return {
    format,
    version: findVersion(root, format),
    title: readLine(findChild(channel, 'title', 'dc:title', 'media:title', 'itunes:title')),
    description: readLine(
      findChild(
        channel,
        'description',
        'subtitle',
        'tagline',
        'abstract',
        'itunes:summary',
        'itunes:subtitle',
        'dc:description',
      ),
    ),
    url: page,
    selfUrl: self,
    hubUrls: listHrefs(links, 'hub'),
    nextUrl: findHref(links, 'next'),
    movedTo: resolveUrl(readChildText(channel, 'itunes:new-feed-url'), channel.base),
    language: readLanguage(readChildText(channel, 'language', 'dc:language')) ?? channel.language,
    authors,
    rights: readLine(findChild(channel, 'rights', 'copyright', 'dc:rights')),
    generator: readGenerator(channel),
    imageUrl: findImage(root, channel),
    categories: listCategories(channel),
    publishedMs: readDate(published),
    updatedMs: readDate(updated ?? channel.attributes.lastmod),
    schedule: readSchedule(channel),
    entries,
  }
}

function findChannel(root: XmlElement): XmlElement {
  if (root.name === 'feed' || root.name === 'channel' || root.name === 'entry') return root
  return findChild(root, 'channel') ?? root
}

/** RSS 1.0 and 0.90 place items beside the channel, RSS 1.1 in an `items` list; broken feeds place them anywhere. */
function* listEntries(root: XmlElement, channel: XmlElement): Generator<XmlElement> {
  if (root.name === 'entry') yield root
  for (const parent of root === channel ? [channel] : [...listChildren(root, 'channel'), root]) {
    for (const node of parent.children) {
      if (!isElement(node)) continue
      if (node.name === 'items') yield* listChildren(node, 'item')
      else if (entryNames.includes(node.name)) yield node
      // CDF channels nest.
      else if (root.name === 'channel' && node.name === 'channel') yield* listChildren(node, 'item')
    }
  }
}

function findFormat(root: XmlElement): Feed['format'] {
  if (root.name === 'feed' || root.name === 'entry') return 'atom'
  if (root.name !== 'channel') return 'rss'
  const isRss = root.attributes.version !== undefined || root.attributes['rdf:about'] !== undefined
  return isRss || findChild(root, 'link', 'items') ? 'rss' : 'cdf'
}

function findVersion(root: XmlElement, format: Feed['format']): string {
  const declared = root.attributes.version?.trim()
  if (format === 'atom') return declared ?? (findChild(root, 'tagline', 'modified') ? '0.3' : '1.0')
  if (format === 'cdf') return ''
  if (root.name === 'rdf:rdf' || root.name === 'rdf') return isNetscape(root) ? '0.90' : '1.0'
  if (root.name === 'channel') return declared ?? '1.1'
  return declared ?? ''
}

function isNetscape(root: XmlElement): boolean {
  const channel = findChild(root, 'channel')
  return (
    channel !== undefined && channel.attributes['rdf:about'] === undefined && !findChild(channel, 'items')
  )
}

function readGenerator(channel: XmlElement): string | undefined {
  const element = findChild(channel, 'generator', 'admin:generatoragent')
  return readText(element) ?? element?.attributes['rdf:resource']
}

function findImage(root: XmlElement, channel: XmlElement): string | undefined {
  const image = findChild(channel, 'image') ?? findChild(root, 'image')
  const itunesImage = findChild(channel, 'itunes:image')?.attributes
  const references = [
    image && (readChildText(image, 'url') ?? image.attributes['rdf:resource'] ?? image.attributes.href),
    itunesImage?.href ?? itunesImage?.url,
    readChildText(channel, 'logo', 'icon'),
    findChild(channel, 'logo')?.attributes.href,
    findChild(channel, 'media:thumbnail')?.attributes.url,
  ]
  return references.map((reference) => resolveUrl(reference, channel.base)).find((one) => one !== undefined)
}
