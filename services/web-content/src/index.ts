import { collapseSlashes } from '@octavo/platform/http/request-target.ts'
import { matchUnimplemented } from '@octavo/platform/http/unimplemented.ts'
import { defineService } from '@octavo/platform/service.ts'
import { config } from './config.ts'
import { createContext } from './create-context.ts'
import { createPosts } from './database/migrations/001-posts.ts'
import { createSources } from './database/migrations/003-sources.ts'
import { createQueries } from './database/migrations/004-queries.ts'
import { createHub } from './database/migrations/005-hub.ts'
import { createThreads } from './database/migrations/006-threads.ts'
import { createWebSub } from './database/migrations/007-websub.ts'
import { createDomainRanks } from './database/migrations/008-domain-ranks.ts'
import { identifyHubFormats } from './database/migrations/009-hub-formats.ts'
import { addTaskRedirects } from './database/migrations/010-task-redirects.ts'
import { addSourceReading } from './database/migrations/011-source-reading.ts'
import type { Tables } from './database/tables.ts'
import { accessWith } from './limits.ts'
import { queryIdOf } from './queries/saved-query.ts'
import { hasActiveOwner } from './queries/store/owners.ts'
import { webhookDialect } from './queries/webhook-dialect.ts'
import { setUp } from './setup.ts'
import { commands, imports } from './sources/command-line.ts'

export default defineService<typeof config, Tables>({
  name: 'web-content',
  title: 'Web content',
  summary:
    'News, blogs and social posts from your own sources, with a query language, enrichment and search, compatible with clients of the webz.io API.',
  version: 'v1',
  firstCall: '/filterWebContent?q=market&sort=crawled',
  config,
  http: {
    ignoreTrailingSlash: true,
    rewriteUrl: collapseSlashes,
    maxAddressBytes: 16 * 1024,
    findUnimplemented: matchUnimplemented(['/firehose', '/seg_api']),
    headerCase: ['X-WebHose-Requests-Left', 'X-WebHose-Next'],
    cors: {
      methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'],
      // `*` does not cover Authorization: https://fetch.spec.whatwg.org/#cors-non-wildcard-request-header-name
      headers: ['Authorization', '*'],
      exposed: [
        'X-WebHose-Requests-Left',
        'X-WebHose-Next',
        'X-RateLimit-Reason',
        'RateLimit-Limit',
        'RateLimit-Remaining',
        'RateLimit-Reset',
        'Retry-After',
        'Link',
      ],
    },
  },
  access: accessWith,
  webhooks: ({ db }) => ({
    ...webhookDialect,
    mayReceive: (owner) => hasActiveOwner(db.read, queryIdOf(owner)),
  }),
  migrations: {
    '001-posts': createPosts,
    '003-sources': createSources,
    '004-queries': createQueries,
    '005-hub': createHub,
    '006-threads': createThreads,
    '007-websub': createWebSub,
    '008-domain-ranks': createDomainRanks,
    '009-hub-formats': identifyHubFormats,
    '010-task-redirects': addTaskRedirects,
    '011-source-reading': addSourceReading,
  },
  commands,
  imports,
  setup: async (base) => setUp(await createContext(base)),
})
