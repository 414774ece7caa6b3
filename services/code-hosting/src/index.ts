import { defineService } from '@octavo/platform/service.ts'
import { createWebhookTables } from '@octavo/platform/webhooks/migrations.ts'
import { webhookDialectOf } from './activity/webhook-dialect.ts'
import { config } from './config.ts'
import { createContext } from './create-context.ts'
import { createAccounts } from './database/migrations/001-accounts.ts'
import { createRepositories } from './database/migrations/002-repositories.ts'
import { createIssues } from './database/migrations/004-issues.ts'
import { createCommitTables } from './database/migrations/005-commits.ts'
import { createPushTables } from './database/migrations/006-pushes.ts'
import { createActivityTables } from './database/migrations/007-activity.ts'
import { createReferenceWorkTable } from './database/migrations/008-reference-work.ts'
import { createRepositoryTransfers } from './database/migrations/009-repository-transfers.ts'
import { createBranchRedirects } from './database/migrations/010-branch-redirects.ts'
import { addCommitCommentReactions } from './database/migrations/011-commit-comment-reactions.ts'
import type { Tables } from './database/tables.ts'
import { repositoriesFolder } from './git/repositories-folder.ts'
import { examineGit } from './git/version.ts'
import { accessWith } from './limits.ts'
import { loginDialect } from './pages/login-dialect.ts'
import { pageRoute } from './pages/page-addresses.ts'
import { setUp } from './setup.ts'
import { goImportRoute, routeAddress } from './wire/mounts.ts'
import { createRequestIds } from './wire/request-ids.ts'
import { findUnimplemented } from './wire/unimplemented.ts'

export default defineService<typeof config, Tables>({
  name: 'code-hosting',
  title: 'Code hosting',
  summary: 'Repositories with real git, issues, webhooks and the REST API that their clients already speak.',
  version: 'v3',
  firstCall: '/repos/demo/hello-octavo/issues',
  config,
  http: {
    requestIdHeader: 'x-github-request-id',
    createRequestIds,
    findUnimplemented,
    chargesUnmatched: true,
    rewriteUrl: (url, headers) => goImportRoute(url) ?? pageRoute(url, headers) ?? routeAddress(url),
    maxBodyBytes: 40 * 1024 * 1024,
    // Large pushes over slow connections take long.
    arrivalMs: 3_600_000,
    cors: {
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      // `*` covers all other headers: https://fetch.spec.whatwg.org/#cors-non-wildcard-request-header-name
      headers: ['Authorization', '*'],
      exposed: [
        'ETag',
        'Link',
        'Location',
        'Retry-After',
        'X-GitHub-OTP',
        'X-RateLimit-Limit',
        'X-RateLimit-Remaining',
        'X-RateLimit-Used',
        'X-RateLimit-Resource',
        'X-RateLimit-Reset',
        'X-OAuth-Scopes',
        'X-Accepted-OAuth-Scopes',
        'X-Poll-Interval',
        'X-GitHub-Media-Type',
        'X-GitHub-SSO',
        'X-GitHub-Request-Id',
        'Deprecation',
        'Sunset',
      ],
    },
  },
  access: accessWith,
  oauth: () => loginDialect,
  webhooks: webhookDialectOf,
  migrations: {
    '001-accounts': createAccounts,
    '002-repositories': createRepositories,
    '003-webhooks': createWebhookTables,
    '004-issues': createIssues,
    '005-commits': createCommitTables,
    '006-pushes': createPushTables,
    '007-activity': createActivityTables,
    '008-reference-work': createReferenceWorkTable,
    '009-repository-transfers': createRepositoryTransfers,
    '010-branch-redirects': createBranchRedirects,
    '011-commit-comment-reactions': addCommitCommentReactions,
  },
  folders: { repositories: repositoriesFolder },
  examine: ({ gitBinary }) => examineGit(gitBinary),
  setup: async (base) => setUp(await createContext(base)),
})
