import type { Context } from '../context.ts'
import { addSource, crawlNowJob } from '../sources/change-sources.ts'
import type { Crawler } from '../sources/crawler.ts'
import { writeFrontier } from '../sources/store/frontier.ts'
import { type SampleSite, sampleSites } from './sites.ts'
import { commentFeedUrl, feedUrl } from './source-server/site-labels.ts'

/** Sites that are crawled before the service is ready. The others follow in the background. */
const firstSites = 5

const folders = { news: 'News', blogs: 'Blogs', discussions: 'Forums' } as const

/** Adds the sites of the sample world as sources, and crawls the first of them. */
export async function seedSample(context: Context, crawler: Crawler): Promise<void> {
  await addSources(context, sampleSites.slice(0, firstSites))
  await crawler.crawl(new AbortController().signal, 0)
  await addSources(context, sampleSites.slice(firstSites))
}

function addSources(context: Context, sites: readonly SampleSite[]): Promise<void> {
  return writeFrontier(context.db, async (tx) => {
    for (const site of sites) {
      const { language, country, type } = site
      const source = {
        title: site.title,
        folder: folders[type],
        settings: { language, country, site_type: type },
      }
      await addSource(context, tx, { ...source, url: feedUrl(site) })
      if (type === 'blogs')
        await addSource(context, tx, {
          ...source,
          url: commentFeedUrl(site),
          title: `${site.title}: comments`,
        })
    }
    await context.jobs.enqueue(tx, { kind: crawlNowJob, payload: null, key: crawlNowJob })
  })
}
