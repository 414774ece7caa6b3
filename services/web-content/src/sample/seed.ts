import type { Context } from '../context.ts'
import { addSource } from '../sources/change-sources.ts'
import type { Crawler } from '../sources/crawler.ts'
import { writeFrontier } from '../sources/store/frontier.ts'
import { crawlDelayMs, sampleJob } from './crawl-sample.ts'
import { listSourcesOf } from './sample-sources.ts'
import { type SampleSite, sampleSites } from './sites.ts'

/** Sites that are crawled before the service is ready. The others follow in the background. */
const firstSites = 5

/** Adds the sites of the sample world as sources, and crawls the first of them. */
export async function seedSample(context: Context, crawler: Crawler): Promise<void> {
  await addSources(context, sampleSites.slice(0, firstSites), 0)
  await crawler.crawl(new AbortController().signal, 0)
  await addSources(context, sampleSites.slice(firstSites), crawlDelayMs)
}

function addSources(context: Context, sites: readonly SampleSite[], delayMs: number): Promise<void> {
  return writeFrontier(context.db, async (tx) => {
    for (const site of sites) {
      const { language, country, type } = site
      const settings = { language, country, site_type: type }
      for (const source of listSourcesOf(site)) await addSource(context, tx, { ...source, settings }, delayMs)
    }
    await context.jobs.enqueue(tx, { kind: sampleJob, payload: null, key: sampleJob })
  })
}
