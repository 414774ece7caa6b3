import { decodeText } from '../feeds/decode-text.ts'
import { readHtmlContent } from '../feeds/html-content.ts'
import { looksLikeHtml } from '../feeds/html-markup.ts'
import { toOneLine } from '../feeds/one-line.ts'
import { readDate } from '../feeds/read-date.ts'
import { resolveBase, resolveUrl } from '../feeds/web-url.ts'
import type { Article, ArticleOptions } from './article.ts'
import { chooseCanonicalUrl } from './canonical-url.ts'
import { chooseText } from './choose-text.ts'
import { readJsonLd, type StructuredArticle } from './json-ld.ts'
import type { MainContent } from './main-content.ts'
import { type PageMetadata, readPageMetadata } from './page-metadata.ts'
import { readRobotsDirectives } from './robots-directives.ts'
import { isSameSite } from './site-names.ts'
import { findTitles } from './titles.ts'

type ReadMainContent = (html: string, baseUrl: string, page: PageMetadata) => MainContent | undefined

const maxKeywords = 100
const maxLineChars = 1_000
const publishedNames = (
  'article:published_time datepublished og:article:published_time parsely-pub-date pubdate ' +
  'publishdate publish-date publish_date published sailthru.date dc.date.issued dcterms.created ' +
  'dc.date citation_publication_date article.published date cxenseparse:recs:publishtime'
).split(' ')
const modifiedNames =
  'article:modified_time datemodified og:updated_time lastmod last-modified dcterms.modified'.split(' ')
const authorNames =
  'author article:author parsely-author dc.creator sailthru.author citation_author byl'.split(' ')

/** Reads a page: what it declares, and its text with the help of `readMainContent`. */
export function extractArticle(
  bytes: Uint8Array,
  options: ArticleOptions,
  readMain: ReadMainContent,
): Article {
  const html = decodeText(bytes, options.contentType).text
  const page = readPageMetadata(html)
  const base = page.baseHref === undefined ? options.url : resolveBase(page.baseHref, options.url)
  const main = readMain(html, base, page)
  const structured = readJsonLd(page.jsonLd)
  const feed = options.feedHtml === undefined ? undefined : readHtmlContent(options.feedHtml, base)
  const find = (...names: readonly string[]): string | undefined => findValue(page, names)
  const resolveFirst = (...references: readonly (string | undefined)[]): string | undefined =>
    references.map((reference) => resolveUrl(reference, base)).find((url) => url !== undefined)

  const { url, isDeclared } = chooseCanonicalUrl(options.url, [
    page.links.get('canonical')?.[0],
    find('og:url'),
  ])
  const siteTitle =
    find('og:site_name', 'application-name', 'al:ios:app_name') ?? structured?.publisher ?? main?.siteName
  const kind = findKind(page, structured)
  const description = find('og:description', 'description', 'twitter:description') ?? structured?.description
  const body = structured?.body
  const text = chooseText({
    structured: body && looksLikeHtml(body) ? readHtmlContent(body, base).text : body,
    main,
    feed: feed?.text,
    description: plain(description),
    isArticle: kind !== 'page',
  })
  const titles = findTitles(page, structured?.headline, main?.title, siteTitle)
  // The markup that the text came from has its links and images.
  const source = text.source === 'feed' ? feed : (main ?? feed)
  const links = source?.links.filter((link) => link !== url && link !== options.url) ?? []
  return {
    url,
    hasCanonical: isDeclared,
    kind,
    ...titles,
    text: withoutTitle(text.text, titles.title),
    summary: plain(description) ?? main?.excerpt,
    author: findAuthor(structured, listValues(page, authorNames), main),
    siteTitle: plain(siteTitle),
    sectionTitle: plain(
      structured?.section ?? find('article:section', 'articlesection', 'parsely-section', 'section'),
    ),
    keywords: listKeywords(page, structured),
    language: (structured?.language ?? page.language ?? find('og:locale', 'content-language'))?.replaceAll(
      '_',
      '-',
    ),
    publishedMs: firstDate([
      structured?.published,
      ...listValues(page, publishedNames),
      ...page.times.slice(0, 1),
    ]),
    updatedMs: firstDate([structured?.modified, ...listValues(page, modifiedNames)]),
    mainImage: resolveFirst(
      find('og:image', 'og:image:url', 'og:image:secure_url', 'twitter:image'),
      structured?.images[0],
      find('image'),
    ),
    images: source?.images ?? [],
    internalLinks: links.filter((link) => isSameSite(link, url)),
    externalLinks: links.filter((link) => !isSameSite(link, url)),
    hasVideo: source?.hasVideo === true || find('og:video', 'og:video:url', 'twitter:player') !== undefined,
    commentsCount: structured?.commentsCount,
    ...readRobotsDirectives(
      [...listValues(page, ['robots']), ...(options.robotsTag ?? [])],
      [find('tdm-reservation'), options.tdmReservation],
    ),
    confidence: text.confidence,
    textSource: text.source,
  }
}

/** Pages repeat the title above the text. */
function withoutTitle(text: string, title: string | undefined): string {
  return title !== undefined && text.startsWith(`${title}\n`) ? text.slice(title.length + 1) : text
}

function findKind(page: PageMetadata, structured: StructuredArticle | undefined): Article['kind'] {
  if (structured) return structured.kind
  const isMarked = (pattern: RegExp): boolean => page.itemTypes.some((type) => pattern.test(type))
  if (isMarked(/schema\.org\/(?:DiscussionForumPosting|Question)\s*$/)) return 'discussion'
  const isArticle =
    page.values.get('og:type')?.[0] === 'article' || isMarked(/schema\.org\/(?:\w*Article|BlogPosting)\s*$/)
  return isArticle ? 'article' : 'page'
}

function findAuthor(
  structured: StructuredArticle | undefined,
  declared: readonly string[],
  main: MainContent | undefined,
): string | undefined {
  if (structured && structured.authors.length > 0) return plain(structured.authors.join(', '))
  // `article:author` is often the URL of a profile.
  const named = declared.find((value) => !/^https?:/i.test(value)) ?? main?.byline
  return plain(named?.replace(/^(?:by|von|par|por|di)\s+/i, ''))
}

function listKeywords(page: PageMetadata, structured: StructuredArticle | undefined): string[] {
  const declared = [...listValues(page, ['article:tag']), ...(structured?.keywords ?? [])]
  const others = listValues(page, ['news_keywords', 'keywords', 'parsely-tags']).flatMap((value) =>
    value.split(','),
  )
  const keywords = (declared.length > 0 ? declared : others).flatMap((word) => plain(word) ?? [])
  return [...new Set(keywords)].slice(0, maxKeywords)
}

function findValue(page: PageMetadata, names: readonly string[]): string | undefined {
  return listValues(page, names)[0]
}

function listValues(page: PageMetadata, names: readonly string[]): string[] {
  return names.flatMap((name) => page.values.get(name) ?? [])
}

function firstDate(values: readonly (string | undefined)[]): number | undefined {
  return values.map(readDate).find((ms) => ms !== undefined)
}

/** One line; some sites escape twice. */
function plain(value: string | undefined): string | undefined {
  const text =
    value && /[<&]/.test(value) && looksLikeHtml(value) ? readHtmlContent(value, undefined).text : value
  return toOneLine(text?.slice(0, maxLineChars) ?? '') || undefined
}
