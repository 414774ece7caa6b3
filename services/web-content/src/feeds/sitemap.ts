import { decodeText } from './decode-text.ts'
import type { FeedOptions } from './feed.ts'
import { readDate } from './read-date.ts'
import { readXml } from './read-xml.ts'
import { resolveUrl } from './web-url.ts'
import { findChild, isElement, listChildren, readChildText, readLanguage, type XmlElement } from './xml.ts'

export interface Sitemap {
  /** The sitemaps of an index, most of them on the same site. */
  sitemaps: readonly { url: string; modifiedMs: number | undefined }[]
  pages: readonly SitemapPage[]
}

export interface SitemapPage {
  url: string
  modifiedMs: number | undefined
  /** From a Google News sitemap. */
  news: SitemapNews | undefined
  imageUrls: readonly string[]
}

export interface SitemapNews {
  title: string | undefined
  publishedMs: number | undefined
  publication: string | undefined
  language: string | undefined
  keywords: readonly string[]
}

/** The protocol's limit (sitemaps.org). */
const maxUrls = 50_000
const maxImages = 100
const roots: ReadonlySet<string> = new Set(['urlset', 'sitemapindex'])

/** Reads an uncompressed sitemap, sitemap index or list of URLs in text; undefined when the bytes are none. Never throws. */
export function readSitemap(bytes: Uint8Array, { url, contentType }: FeedOptions): Sitemap | undefined {
  try {
    const { text } = decodeText(bytes, contentType)
    const root = readXml(text, roots, url)
    return root ? readRoot(root) : readList(text, url)
  } catch {
    return undefined
  }
}

function readRoot(root: XmlElement): Sitemap {
  const sitemaps: { url: string; modifiedMs: number | undefined }[] = []
  const pages: SitemapPage[] = []
  for (const node of root.children) {
    if (!isElement(node)) continue
    if (sitemaps.length + pages.length >= maxUrls) break
    const url = resolveUrl(readChildText(node, 'loc'), node.base)
    if (url === undefined) continue
    const modifiedMs = readDate(readChildText(node, 'lastmod'))
    if (node.name === 'sitemap') sitemaps.push({ url, modifiedMs })
    else if (node.name === 'url')
      pages.push({ url, modifiedMs, news: readNews(node), imageUrls: listImages(node) })
  }
  return { sitemaps, pages }
}

function readNews(page: XmlElement): SitemapNews | undefined {
  const news = findChild(page, 'news:news')
  if (!news) return undefined
  const publication = findChild(news, 'news:publication')
  return {
    title: readChildText(news, 'news:title'),
    publishedMs: readDate(readChildText(news, 'news:publication_date')),
    publication: publication && readChildText(publication, 'news:name'),
    language: publication && readLanguage(readChildText(publication, 'news:language')),
    keywords: (readChildText(news, 'news:keywords') ?? '').split(',').flatMap((word) => word.trim() || []),
  }
}

function listImages(page: XmlElement): string[] {
  return listChildren(page, 'image:image')
    .slice(0, maxImages)
    .flatMap((image) => resolveUrl(readChildText(image, 'image:loc'), image.base) ?? [])
}

/** One absolute URL a line; anything else makes the text no sitemap. */
function readList(text: string, base: string): Sitemap | undefined {
  if (!/^[\s\ufeff]*https?:\/\//i.test(text)) return undefined
  const lines = text
    .split(/[\r\n]+/, maxUrls)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const urls = lines.map((line) => (/^\ufeff?https?:\S+$/i.test(line) ? resolveUrl(line, base) : undefined))
  const pages = urls.map((url) => url && { url, modifiedMs: undefined, news: undefined, imageUrls: [] })
  return pages.includes(undefined)
    ? undefined
    : { sitemaps: [], pages: pages.filter((page) => typeof page === 'object') }
}
