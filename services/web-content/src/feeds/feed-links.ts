import { resolveUrl } from './web-url.ts'
import { listChildren, readText, type XmlElement } from './xml.ts'

export interface FeedLink {
  rel: string
  url: string
  type: string | undefined
  bytes: number | undefined
  title: string | undefined
  /** `thr:count` of a link to replies (RFC 4685). */
  repliesCount: number | undefined
}

const maxLinks = 200
const registry = 'http://www.iana.org/assignments/relation/'

/** Links of RSS (text) and Atom (`href`), with a relation in lower case. */
export function readLinks(parent: XmlElement): FeedLink[] {
  const links: FeedLink[] = []
  for (const element of listChildren(parent, 'link').slice(0, maxLinks)) {
    const { attributes } = element
    const reference = attributes.href ?? attributes['rdf:resource'] ?? readText(element)
    const url = resolveUrl(reference, element.base)
    if (url === undefined) continue
    const rel = (attributes.rel ?? 'alternate').trim().toLowerCase().replace(registry, '')
    const { type, length, title } = attributes
    const repliesCount = readCount(attributes['thr:count'])
    links.push({
      rel: rel || 'alternate',
      url,
      type: type?.trim(),
      bytes: readCount(length),
      title,
      repliesCount,
    })
  }
  return links
}

/** The first link of a relation, rather one to a page than one to another format. */
export function findHref(links: readonly FeedLink[], rel: string): string | undefined {
  const matching = links.filter((link) => link.rel.split(/\s+/).includes(rel))
  return (matching.find(({ type }) => type === undefined || type.includes('html')) ?? matching[0])?.url
}

export function listHrefs(links: readonly FeedLink[], rel: string): string[] {
  const urls = links.filter((link) => link.rel.split(/\s+/).includes(rel)).map(({ url }) => url)
  return [...new Set(urls)]
}

/** A whole number that is not negative. */
export function readCount(text: string | undefined): number | undefined {
  const digits = /^\s*(\d{1,15})\s*$/.exec(text ?? '')?.[1]
  return digits === undefined ? undefined : Number(digits)
}
