import { canonicalUrl } from '../articles/canonical-url.ts'
import type { NewPost } from '../posts/new-post.ts'
import type { FeedFacts, PreparedEntry } from './prepared-entry.ts'
import type { Source } from './store/sources.ts'

const snippetLength = 300
/** Publishers' clocks are sometimes ahead. */
const maxAheadMs = 3_600_000

/** The post that a feed entry describes. */
export function postOfEntry(
  source: Source,
  feed: Pick<FeedFacts, 'title' | 'language'>,
  entry: PreparedEntry,
  nowMs: number,
): NewPost {
  const { settings } = source
  const url = canonicalUrl(entry.url) ?? entry.url
  const threadUrl = entry.inReplyTo === undefined ? url : (canonicalUrl(entry.inReplyTo) ?? entry.inReplyTo)
  const publishedMs = Math.min(entry.publishedMs ?? entry.updatedMs ?? nowMs, nowMs + maxAheadMs)
  return {
    url,
    ordInThread: entry.inReplyTo === undefined ? 0 : 1,
    parentUrl: entry.inReplyTo === undefined ? undefined : threadUrl,
    author: entry.author,
    title: entry.title,
    text: settings.snippet_only ? snippetOf(entry.text) : entry.text,
    publishedMs,
    language: entry.language,
    hasVideo: entry.hasVideo,
    ...splitImages(url, entry),
    thread: {
      url: threadUrl,
      title: entry.title,
      siteTitle: source.title || feed.title,
      siteType: settings.site_type ?? 'news',
      country: settings.country?.toUpperCase(),
      publishedMs,
      mainImage: entry.mainImage ?? entry.images[0]?.url,
      repliesCount: entry.commentsCount,
    },
    sourceId: source.id,
    feedCategories: entry.categories,
    sourceCategories: settings.categories,
  }
}

export function snippetOf(text: string): string {
  return text.length <= snippetLength ? text : `${text.slice(0, snippetLength - 1).toWellFormed()}…`
}
