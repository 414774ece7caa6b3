import { writeOpml } from '../../feeds/write-opml.ts'
import { element } from '../../wire/xml-text.ts'
import type { SamplePost } from '../sample-post.ts'
import { listSourcesOf } from '../sample-sources.ts'
import { type SampleSite, sampleSites } from '../sites.ts'
import { forbidsTraining } from './site-labels.ts'

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

export function renderOpml(): string {
  const subscriptions = sampleSites.flatMap((site) =>
    listSourcesOf(site).map(({ url, title, folder }) => ({
      feedUrl: url,
      siteUrl: `http://${site.host}/`,
      title,
      folders: [folder],
    })),
  )
  return writeOpml({ title: 'Sample sources', subscriptions })
}
