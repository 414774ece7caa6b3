import type { ServiceSetup } from '@octavo/platform/service.ts'
import { combineSubjects } from '@octavo/platform/subjects.ts'
import { requireNeeds } from './access/needs.ts'
import type { Context } from './context.ts'
import { renderError } from './errors.ts'
import { setUpHub } from './hub/setup.ts'
import { createPosts } from './posts/create-posts.ts'
import { setUpPosts } from './posts/setup.ts'
import { setUpQueries } from './queries/setup.ts'
import { crawlSample, sampleJob } from './sample/crawl-sample.ts'
import { isSampleHost } from './sample/sample-web.ts'
import { setUpSearch } from './search/setup.ts'
import { setUpSources } from './sources/setup.ts'
import { installResponseHeaders } from './wire/response-headers.ts'

export function setUp(context: Context, posts = createPosts(context)): ServiceSetup {
  const sources = setUpSources(context, posts, isSampleHost)
  const queries = setUpQueries(context, posts)
  const { routes, jobs, close } = combineSubjects([
    setUpPosts(context, posts),
    setUpSearch(context, posts),
    queries,
    setUpHub(context, posts, queries),
    sources,
  ])
  return {
    renderError,
    seed: async () => (await import('./sample/seed.ts')).seedSample(context, sources.crawler),
    importers: {
      opml: async (source, report) =>
        (await import('./sources/import-opml.ts')).importOpml(context)(source, report),
      'domain-ranks': async (source, report) =>
        (await import('./sources/import-domain-ranks.ts')).importDomainRanks(context)(source, report),
    },
    commands: {
      sources: async (call) => (await import('./sources/source-command.ts')).sourceCommand(context)(call),
    },
    jobs: {
      ...jobs,
      [sampleJob]: { isSample: true, run: (_payload, { signal }) => crawlSample(context, posts, signal) },
    },
    close,
    routes: [installResponseHeaders, requireNeeds, ...routes],
  }
}
