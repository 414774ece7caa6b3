import { element, escapeXml } from '../../wire/xml-text.ts'
import type { SamplePost } from '../sample-post.ts'
import { type SampleSite, sampleSites } from '../sites.ts'
import { commentFeedUrl, feedUrl, forbidsTraining } from './site-labels.ts'

export function renderRobots(site: SampleSite): string {
  const training = forbidsTraining(site) ? '\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n' : ''
  return `User-agent: *\nDisallow: /private/\nAllow: /\n${training}\nSitemap: http://${site.host}/sitemap.xml\n`
}

/** A news sitemap. */
export function renderSitemap(site: SampleSite, articles: readonly SamplePost[]): string {
  const urls = articles.map(
    (post) =>
      `<url>${element('loc', post.url)}${element('lastmod', new Date(post.updatedMs ?? post.publishedMs).toISOString())}<news:news><news:publication>${element('news:name', site.title)}${element('news:language', site.language)}</news:publication>${element('news:publication_date', new Date(post.publishedMs).toISOString())}${element('news:title', post.title)}</news:news></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">
${urls.join('\n')}
</urlset>
`
}

/** One feed of the sample world, for OPML and for the seed. */
export interface SampleSource {
  url: string
  title: string
  folder: string
  site: SampleSite
}

/** The feed of each site, and of blogs the feed of comments, which is to be read after it. */
export function listSampleSources(): SampleSource[] {
  const feeds = sampleSites.map((site) => ({
    url: feedUrl(site),
    title: site.title,
    folder: folders[site.type],
    site,
  }))
  const comments = sampleSites
    .filter(({ type }) => type === 'blogs')
    .map((site) => ({
      url: commentFeedUrl(site),
      title: `${site.title}: comments`,
      folder: 'Comments',
      site,
    }))
  return [...feeds, ...comments]
}

const folders = { news: 'News', blogs: 'Blogs', discussions: 'Forums' } as const

export function renderOpml(): string {
  const byFolder = Map.groupBy(listSampleSources(), ({ folder }) => folder)
  const outlines = [...byFolder].map(
    ([folder, sources]) => `<outline text="${folder}">
${sources.map(({ url, title, site }) => `<outline type="rss" text="${escapeXml(title)}" title="${escapeXml(title)}" xmlUrl="${url}" htmlUrl="http://${site.host}/" language="${site.language}"/>`).join('\n')}
</outline>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0">
<head><title>Sample sources</title></head>
<body>
${outlines.join('\n')}
</body>
</opml>
`
}
