import type { Context } from '../context.ts'
import { createEnricher } from '../enrichment/enricher.ts'
import type { NewPost } from '../posts/new-post.ts'
import type { Posts } from '../posts/posts.ts'
import { type Crawler, createCrawler } from './crawler.ts'
import { createIngest } from './ingest.ts'
import { createPageReader } from './page-reader.ts'
import { visitPage } from './visit-page.ts'
import { visitSitemap } from './visit-sitemap.ts'
import { visitSource } from './visit-source.ts'

/** The whole pipeline: fetch, read, enrich, write. */
export function createSourceCrawler(context: Context, posts: Posts): Crawler {
  const enricher = createEnricher()
  const ingest = createIngest(context, posts, (batch) => enricher.enrich(batch.map(enrichmentInputOf)))
  const readPage = createPageReader()
  return createCrawler(context, (task, source, robots, signal) => {
    const visit = { source, task, robots, signal }
    if (task.kind === 'page') return visitPage(context, ingest, readPage, visit)
    if (task.kind === 'sitemap') return visitSitemap(context, ingest, visit)
    return visitSource(context, ingest, visit)
  })
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
