import type { Context } from '../context.ts'
import { createEnricher } from '../enrichment/enricher.ts'
import type { NewPost } from '../posts/new-post.ts'
import type { Posts } from '../posts/posts.ts'
import { type Crawler, createCrawler, type RunTask } from './crawler.ts'
import { createIngest } from './ingest.ts'
import { type ReceiveDocument, receiveDocumentWith } from './receive-document.ts'
import { visitPage } from './visit-page.ts'
import { visitSitemap } from './visit-sitemap.ts'
import { visitSource } from './visit-source.ts'

/** True if this program serves the host, so requests to it need no pauses. */
export type IsLocal = (host: string) => boolean

export interface SourceCrawler extends Crawler {
  /** Writes what a hub has sent of a source. */
  receive: ReceiveDocument
}

/** The whole pipeline: fetch, read, enrich, write. */
export function createSourceCrawler(context: Context, posts: Posts, isLocal: IsLocal): SourceCrawler {
  const enricher = createEnricher()
  const ingest = createIngest(context, posts, (batch) => enricher.enrich(batch.map(enrichmentInputOf)))
  const run: RunTask = (task, source, robots, signal) => {
    const visit = { source, task, robots, signal }
    if (task.kind === 'page') return visitPage(context, ingest, visit)
    if (task.kind === 'sitemap') return visitSitemap(context, ingest, visit)
    return visitSource(context, ingest, visit)
  }
  const crawler = createCrawler(context, run, (host) => (isLocal(host) ? 0 : context.config.hostGapMs))
  return { ...crawler, receive: receiveDocumentWith(context, ingest) }
}

function enrichmentInputOf({ title, text, url, language, feedCategories, sourceCategories }: NewPost) {
  return {
    title,
    text,
    url,
    ...(language !== undefined && { languages: [language] }),
    ...(feedCategories && { feedCategories }),
    ...(sourceCategories && { sourceCategories }),
  }
}
