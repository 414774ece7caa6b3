import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import type { Posts } from '../posts/posts.ts'
import { crawlNowJob } from './change-sources.ts'
import { entryAgeMs } from './compare-entries.ts'
import type { Crawler } from './crawler.ts'
import { createLazyCrawler } from './lazy-crawler.ts'
import { opmlRoutes } from './opml-routes.ts'
import { sourceRoutes } from './routes.ts'
import type { IsLocal } from './source-crawler.ts'
import { deleteOldEntries } from './store/entries.ts'
import { deleteIdleHosts, writeFrontier } from './store/frontier.ts'
import { webSubRoutes } from './websub-routes.ts'
import { runSubscriptions, webSubJob } from './websub-subscriptions.ts'

const crawlEveryMs = 10_000

export interface Sources extends Subject {
  crawler: Crawler
}

export function setUpSources(context: Context, posts: Posts, isLocal: IsLocal): Sources {
  const { db, clock } = context
  const crawler = createLazyCrawler(context, posts, isLocal)
  const jobs: JobHandlers = {
    crawl: { everyMs: crawlEveryMs, run: (_payload, { signal }) => crawler.crawl(signal, crawlEveryMs) },
    [crawlNowJob]: { run: (_payload, { signal }) => crawler.crawl(signal, crawlEveryMs) },
    [webSubJob]: { run: (_payload, { signal }) => runSubscriptions(context, signal), everyMs: 60_000 },
    'delete old entries': {
      everyMs: 24 * 3_600_000,
      run: () => db.write((tx) => deleteOldEntries(tx, { nowMs: clock.now(), ageMs: entryAgeMs })),
    },
    'delete idle hosts': {
      everyMs: 3_600_000,
      run: () => writeFrontier(db, (tx) => deleteIdleHosts(tx, clock.now())),
    },
  }
  return {
    routes: [sourceRoutes(context), opmlRoutes(context), webSubRoutes(context, crawler.receive)],
    jobs,
    crawler,
  }
}
