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
import { createPullRequests } from './database/migrations/012-pull-requests.ts'
import { createReviews } from './database/migrations/013-reviews.ts'
import { createBranchRules } from './database/migrations/014-branch-rules.ts'
import { createApps } from './database/migrations/015-apps.ts'
import { createChecks } from './database/migrations/016-checks.ts'
import { createReleases } from './database/migrations/017-releases.ts'
import { createDeployments } from './database/migrations/018-deployments.ts'
import { createGists } from './database/migrations/019-gists.ts'
import { createAuditLog } from './database/migrations/020-audit-log.ts'
import { createNotifications } from './database/migrations/021-notifications.ts'
import { createInsights } from './database/migrations/022-insights.ts'
import { createSearch } from './database/migrations/023-search.ts'
import { createOrganizationRoles } from './database/migrations/024-organization-roles.ts'
import { addAccountExtras } from './database/migrations/025-account-extras.ts'
import { addIssueExtras } from './database/migrations/026-issue-extras.ts'
import { createInteractionLimits } from './database/migrations/027-interaction-limits.ts'
import { addAppClients } from './database/migrations/028-app-clients.ts'
import { addListIndexes } from './database/migrations/029-list-indexes.ts'
import { addIssueTypes } from './database/migrations/030-issue-types.ts'
import { addIssueMoves } from './database/migrations/031-issue-moves.ts'
import { indexAppBots } from './database/migrations/032-app-bots.ts'
import { createImpersonations } from './database/migrations/033-impersonations.ts'
import { addReferenceTokens } from './database/migrations/034-reference-tokens.ts'
import { dropExposedHeads } from './database/migrations/035-exposed-heads.ts'
import { createLfs } from './database/migrations/036-lfs.ts'
import type { Tables } from './database/tables.ts'
import { claimFolder } from './git/claim-folder.ts'
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
    maxBodyBytes: 4 * 1024 * 1024,
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
    '012-pull-requests': createPullRequests,
    '013-reviews': createReviews,
    '014-branch-rules': createBranchRules,
    '015-apps': createApps,
    '016-checks': createChecks,
    '017-releases': createReleases,
    '018-deployments': createDeployments,
    '019-gists': createGists,
    '020-audit-log': createAuditLog,
    '021-notifications': createNotifications,
    '022-insights': createInsights,
    '023-search': createSearch,
    '024-organization-roles': createOrganizationRoles,
    '025-account-extras': addAccountExtras,
    '026-issue-extras': addIssueExtras,
    '027-interaction-limits': createInteractionLimits,
    '028-app-clients': addAppClients,
    '029-list-indexes': addListIndexes,
    '030-issue-types': addIssueTypes,
    '031-issue-moves': addIssueMoves,
    '032-app-bots': indexAppBots,
    '033-impersonations': createImpersonations,
    '034-reference-tokens': addReferenceTokens,
    '035-exposed-heads': dropExposedHeads,
    '036-lfs': createLfs,
  },
  folders: { repositories: repositoriesFolder },
  examine: ({ gitBinary }) => examineGit(gitBinary),
  async setup(base) {
    await claimFolder(base.db, base.folder('repositories'), base.ids)
    return setUp(await createContext(base))
  },
})
