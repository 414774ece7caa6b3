import { withOverloadPages } from '@octavo/platform/pages/overload-pages.ts'
import { defineService } from '@octavo/platform/service.ts'
import { createWebhookTables } from '@octavo/platform/webhooks/migrations.ts'
import { installGitScope } from './access/git-scope.ts'
import { installRequestScope } from './access/request-scope.ts'
import { installSecondaryLimits } from './access/secondary-limits.ts'
import { setUpAccounts } from './accounts/setup.ts'
import { setUpActivity } from './activity/setup.ts'
import { setUpAdministration } from './administration/setup.ts'
import { setUpCommits } from './code/commits/setup.ts'
import { setUpFiles } from './code/files/setup.ts'
import { setUpPushes } from './code/pushes/setup.ts'
import { config } from './config.ts'
import type { Subject } from './context/subject.ts'
import { getHosting, openHosting } from './create-context.ts'
import { setUpCreation } from './creation/setup.ts'
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
import { renderErrorWith } from './errors.ts'
import { repositoriesFolder } from './git/repositories-folder.ts'
import { examineGit } from './git/version.ts'
import { setUpIssues } from './issues/setup.ts'
import { setUpLicenses } from './licenses/setup.ts'
import { accessWith, isForPage } from './limits.ts'
import { setUpMeta } from './meta/setup.ts'
import { createOrganizationScope } from './organizations/organization-scope.ts'
import { setUpOrganizations } from './organizations/setup.ts'
import { loginDialect } from './pages/login-dialect.ts'
import { pageRoute } from './pages/page-addresses.ts'
import { sendPage } from './pages/send-page.ts'
import { setUpPages } from './pages/setup.ts'
import { createRepositoryScope } from './repositories/repository-scope.ts'
import { setUpRepositories } from './repositories/setup.ts'
import { seedSample } from './sample/seed.ts'
import { setUpTokens } from './tokens/setup.ts'
import { setUpTransfers } from './transfers/setup.ts'
import { headersOfAll, installApiHeaders } from './wire/api-headers.ts'
import { goImportRoute, routeAddress } from './wire/mounts.ts'
import { installRepeatedParameters } from './wire/repeated-parameters.ts'
import { acceptBodies } from './wire/request-bodies.ts'
import { createRequestIds } from './wire/request-ids.ts'
import { findUnimplemented } from './wire/unimplemented.ts'
import { installVersionDifferences } from './wire/version-differences.ts'

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
  // The sample data needs git, so it waits for a start with git.
  canSeed: (context) => getHosting(context).git.isAvailable,
  seed: (context) => seedSample(getHosting(context)),
  examine: ({ gitBinary }) => examineGit(gitBinary),
  async setup(context) {
    const hosting = await openHosting(context)
    const pushes = setUpPushes(hosting)
    const files = setUpFiles(hosting)
    const issues = setUpIssues(hosting)
    const subjects: Subject[] = [
      setUpMeta(hosting),
      setUpLicenses(),
      setUpAccounts(hosting),
      setUpRepositories(hosting),
      setUpOrganizations(hosting),
      setUpTokens(hosting),
      setUpAdministration(hosting),
      issues,
      setUpCommits(hosting),
      pushes,
      files,
      setUpCreation(hosting),
      setUpTransfers(hosting),
      setUpActivity(hosting),
      setUpPages(hosting, issues.pages),
    ]
    const hasGit = hosting.git.isAvailable
    if (hasGit) await pushes.recover()
    // Without git, jobs that need it stay queued until a start with git.
    const workers = hasGit ? subjects : subjects.filter((subject) => subject !== pushes && subject !== files)
    const headers = headersOfAll(context.config.enterpriseVersion)
    return {
      renderError: withOverloadPages({ render: sendPage.render, isForPage }, renderErrorWith(headers)),
      jobs: Object.assign({}, ...workers.map(({ jobs }) => jobs)),
      routes: [
        (app) => installApiHeaders(app, headers),
        (app) => installGitScope(app),
        (app) =>
          installRequestScope(app, context, {
            loadRepository: createRepositoryScope(context.db),
            loadOrganization: createOrganizationScope(context.db),
          }),
        (app) => installVersionDifferences(app),
        (app) => (context.config.secondaryLimits ? installSecondaryLimits(app, context) : undefined),
        installRepeatedParameters,
        acceptBodies,
        ...subjects.flatMap(({ routes }) => routes),
      ],
      async close() {
        pushes.close()
        await hosting.transport.close()
        await hosting.git.close()
      },
    }
  },
})
