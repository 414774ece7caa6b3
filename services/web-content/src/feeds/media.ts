import type { FeedEnclosure } from './feed.ts'
import { type FeedLink, readCount } from './feed-links.ts'
import { resolveUrl } from './web-url.ts'
import { findChild, listChildren, type XmlElement } from './xml.ts'

const maxEnclosures = 100

/** RSS enclosures, Atom enclosure links and Media RSS contents, each URL once. */
export function listEnclosures(entry: XmlElement, links: readonly FeedLink[]): FeedEnclosure[] {
  const enclosures = new Map<string, FeedEnclosure>()
  for (const { rel, url, type, bytes } of links) {
    if (rel === 'enclosure') enclosures.set(url, { url, type, bytes })
  }
  const elements = [...listChildren(entry, 'enclosure'), ...mediaElements(entry, 'media:content')]
  for (const { attributes, base } of elements) {
    const url = resolveUrl(attributes.url ?? attributes.href ?? attributes['rdf:resource'], base)
    if (url === undefined || enclosures.has(url)) continue
    if (enclosures.size >= maxEnclosures) break
    const type = attributes.type?.trim() || mediumType(attributes.medium)
    enclosures.set(url, { url, type, bytes: readCount(attributes.length ?? attributes.filesize) })
  }
  return [...enclosures.values()]
}

/** The picture that stands for the entry. */
export function findEntryImage(entry: XmlElement, enclosures: readonly FeedEnclosure[]): string | undefined {
  const image = findChild(entry, 'image')
  const itunes = findChild(entry, 'itunes:image')?.attributes
  const references = [
    itunes?.href ?? itunes?.url,
    image && findChild(image, 'url')?.children.join(''),
    mediaElements(entry, 'media:thumbnail')[0]?.attributes.url,
  ]
  const url = references
    .map((reference) => resolveUrl(reference, entry.base))
    .find((one) => one !== undefined)
  return url ?? enclosures.find(({ type }) => type?.startsWith('image'))?.url
}

/** Media RSS allows its elements in the entry, in a group and in a content. */
function mediaElements(entry: XmlElement, name: string): XmlElement[] {
  const containers = [entry, ...listChildren(entry, 'media:group', 'media:content')]
  const groups = listChildren(entry, 'media:group').flatMap((group) => listChildren(group, 'media:content'))
  return [...containers, ...groups].flatMap((container) => listChildren(container, name))
}

function mediumType(medium: string | undefined): string | undefined {
  return medium === 'image' || medium === 'audio' || medium === 'video' ? `${medium}/*` : undefined
}
