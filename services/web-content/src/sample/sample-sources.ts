import type { SampleSite } from './sites.ts'
import { commentFeedUrl, feedUrl } from './source-server/site-labels.ts'

export interface SampleSource {
  url: string
  title: string
  folder: string
}

/** The feed of a site. Blogs have a feed of comments as well, which is read after it. */
export function listSourcesOf(site: SampleSite): SampleSource[] {
  const { title, type } = site
  const folder = folders[type]
  const feed = { url: feedUrl(site), title, folder }
  return type === 'blogs'
    ? [feed, { url: commentFeedUrl(site), title: `${title}: comments`, folder }]
    : [feed]
}

const folders = { news: 'News', blogs: 'Blogs', discussions: 'Forums' } as const
