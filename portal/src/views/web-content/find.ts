import { isSignedIn } from '../../server.ts'
import type { Finding } from '../view.ts'
import { postHref, queriesHref, searchHref, sourceHref, sourcesHref } from './hrefs.ts'
import { siteTitle } from './labels.ts'
import type { Results, SourceList } from './records.ts'
import { contentCall, makeCall } from './service.ts'

const maxSources = 3

/** Palette results: pages, a search, sources and articles. Visitors have few requests, so for them nothing is sent. */
export async function findContent(
  text: string,
  baseUrl: string,
  signal: AbortSignal,
): Promise<readonly Finding[]> {
  const query = text.trim()
  // Operations of APIs, such as `GET /photos`, are found elsewhere.
  if (!query || /^(?:[A-Z]+ )?\//.test(query)) return []
  const pages = [
    { title: 'Sources of web content', detail: 'feeds, sitemaps and sites', href: sourcesHref },
    { title: 'Saved queries', detail: 'with webhooks and feeds', href: queriesHref },
  ].filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()))
  const search = { title: `Posts about “${query}”`, detail: 'search', href: searchHref({ q: query }) }
  if (!isSignedIn.value) return [...pages, search]
  const [articles, sources] = await Promise.all([
    makeCall<Results>(
      contentCall(baseUrl, '/v1/articles', { query: { keywords: query, sort: 'relevancy', size: '5' } }),
      { signal },
    ),
    makeCall<SourceList>(contentCall(baseUrl, '/v1/sources'), { signal }),
  ])
  return [
    ...pages,
    search,
    ...sources.sources
      .filter(({ title, url }) => `${title} ${url}`.toLowerCase().includes(query.toLowerCase()))
      .slice(0, maxSources)
      .map(({ id, title, url }) => ({ title: title || url, detail: 'source', href: sourceHref(id) })),
    ...articles.posts.map((post) => ({
      title: post.title,
      detail: siteTitle(post),
      href: postHref(post.uuid),
    })),
  ]
}
