import type { Article } from '../articles/article.ts'
import { canonicalUrl } from '../articles/canonical-url.ts'
import { isSameSite } from '../articles/site-names.ts'
import type { HtmlImage } from '../feeds/html-content.ts'
import type { NewPost } from '../posts/new-post.ts'
import type { FeedFacts, PreparedEntry, TaskEntry } from './prepared-entry.ts'
import type { Source } from './store/sources.ts'

const snippetLength = 300
/** Publishers' clocks are sometimes ahead. */
const maxAheadMs = 3_600_000

/** The post that a feed entry describes. */
export function postOfEntry(
  source: Source,
  feed: Pick<FeedFacts, 'title' | 'language' | 'url'>,
  entry: PreparedEntry,
  nowMs: number,
): NewPost {
  const { settings } = source
  const isReply = entry.inReplyTo !== undefined
  // The fragment distinguishes the replies on one page.
  const url = isReply ? entry.url : (canonicalUrl(entry.url) ?? entry.url)
  const threadUrl = canonicalUrl(entry.inReplyTo ?? entry.url) ?? entry.url
  const publishedMs = Math.min(entry.publishedMs ?? entry.updatedMs ?? nowMs, nowMs + maxAheadMs)
  return {
    url,
    isReply,
    parentUrl: entry.inReplyTo,
    author: entry.author ?? (entry.social && source.title),
    title: entry.title,
    text: settings.snippet_only ? snippetOf(entry.text) : entry.text,
    publishedMs,
    language: entry.language,
    hasVideo: entry.hasVideo,
    ...(entry.social && { network: 'fediverse', account: entry.social.account }),
    ...splitLinks(url, entry.links, entry.images),
    trust: trustOf(source),
    thread: {
      url: threadUrl,
      title: entry.title,
      sectionUrl: feed.url,
      siteTitle: source.title || feed.title,
      siteType: settings.site_type ?? (entry.social ? 'discussions' : 'news'),
      country: settings.country?.toUpperCase(),
      publishedMs,
      mainImage: entry.mainImage ?? entry.images[0]?.url,
      repliesCount: entry.commentsCount,
      ...(entry.social && { social: socialOf(entry) }),
    },
    sourceId: source.id,
    feedCategories: entry.categories,
    sourceCategories: settings.categories,
  }
}

function socialOf({ social, commentsCount }: PreparedEntry): NewPost['thread']['social'] {
  const { likes, shares } = social ?? {}
  return {
    ...(likes !== undefined && { likes }),
    ...(shares !== undefined && { shares }),
    ...(commentsCount !== undefined && { comments: commentsCount }),
  }
}

/** The post of an article page. What the page does not say comes from its feed entry. */
export function postOfPage(
  source: Source,
  article: Article,
  taskEntry: TaskEntry | undefined,
  nowMs: number,
): NewPost {
  const base = taskEntry && postOfEntry(source, taskEntry.feed, taskEntry.entry, nowMs)
  const publishedMs = Math.min(
    taskEntry?.entry.publishedMs ?? article.publishedMs ?? article.updatedMs ?? nowMs,
    nowMs + maxAheadMs,
  )
  const title = article.title ?? base?.title ?? ''
  const text = article.text || (base?.text ?? '')
  return {
    ...base,
    url: article.url,
    isReply: false,
    author: article.author ?? base?.author,
    title,
    text: source.settings.snippet_only ? snippetOf(text) : text,
    publishedMs,
    language: taskEntry?.entry.language ?? article.language,
    hasCanonical: article.hasCanonical,
    aiAllowed: article.aiAllowed,
    hasVideo: article.hasVideo || base?.hasVideo,
    confidence: article.confidence,
    ...splitLinks(article.url, article.externalLinks, article.images),
    trust: trustOf(source),
    thread: {
      url: article.url,
      title,
      fullTitle: article.fullTitle,
      sectionUrl: base?.thread.sectionUrl,
      sectionTitle: article.sectionTitle,
      siteTitle: source.title || article.siteTitle,
      siteType: source.settings.site_type ?? 'news',
      country: source.settings.country?.toUpperCase(),
      publishedMs,
      mainImage: article.mainImage ?? base?.thread.mainImage,
      repliesCount: article.commentsCount ?? base?.thread.repliesCount,
    },
    sourceId: source.id,
    feedCategories: [...(taskEntry?.entry.categories ?? []), ...article.keywords],
    sourceCategories: source.settings.categories,
  }
}

/** Links to other sites, and images of the own site and of others. */
function splitLinks(url: string, links: readonly string[], images: readonly HtmlImage[]) {
  const isOwn = (link: string) => isSameSite(link, url)
  const toImage = ({ url: image, caption }: HtmlImage) => ({ url: image, description: caption })
  return {
    externalLinks: links.filter((link) => !isOwn(link)),
    externalImages: images.filter((image) => !isOwn(image.url)).map(toImage),
    internalImages: images.filter((image) => isOwn(image.url)).map(toImage),
  }
}

function trustOf({ settings: { trust } }: Source): NewPost['trust'] {
  if (!trust) return undefined
  const { categories, top_news, bias } = trust
  return {
    ...(categories && { categories }),
    ...(top_news !== undefined && { topNews: top_news }),
    ...(bias !== undefined && { bias }),
  }
}

export function snippetOf(text: string): string {
  return text.length <= snippetLength ? text : `${text.slice(0, snippetLength - 1).toWellFormed()}…`
}
