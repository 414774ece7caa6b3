import type { HtmlImage } from '../feeds/html-content.ts'

/** Content and metadata of an article page. */
export interface Article {
  /** The canonical URL. */
  url: string
  /** True if the page itself declares that URL. */
  hasCanonical: boolean
  kind: 'article' | 'discussion' | 'page'
  title: string | undefined
  /** The title without the site's name cut off. */
  fullTitle: string | undefined
  /** Plain text; blocks are separated by newlines. Empty when nothing readable was found. */
  text: string
  summary: string | undefined
  author: string | undefined
  siteTitle: string | undefined
  sectionTitle: string | undefined
  /** Categories and tags that the page declares. */
  keywords: readonly string[]
  /** As declared, such as `en-GB`: a hint. */
  language: string | undefined
  publishedMs: number | undefined
  updatedMs: number | undefined
  mainImage: string | undefined
  images: readonly HtmlImage[]
  /** Links to the same registrable domain, and to others. */
  internalLinks: readonly string[]
  externalLinks: readonly string[]
  hasVideo: boolean
  /** Number of comments that the page declares. */
  commentsCount: number | undefined
  /** False when the publisher reserves AI use: `noai`, `noimageai`, `tdm-reservation`. */
  aiAllowed: boolean
  /** False when robots directives forbid indexing. */
  indexAllowed: boolean
  /** False when robots directives forbid copies in archives. */
  archiveAllowed: boolean
  /** How certain it is that `text` is the whole article and nothing else, 0 to 1. */
  confidence: number
  /** The source of `text`. */
  textSource: 'structured-data' | 'page' | 'feed' | 'description' | 'none'
}

export interface ArticleOptions {
  /** The address that the page was read from, after redirects. */
  url: string
  /** The `Content-Type` header of the response. */
  contentType?: string | undefined
  /** The `X-Robots-Tag` headers of the response. */
  robotsTag?: readonly string[] | undefined
  /** The `tdm-reservation` header of the response. */
  tdmReservation?: string | undefined
  /** Content of the entry in the feed: replaces the page's text when it is longer. */
  feedHtml?: string | undefined
}
