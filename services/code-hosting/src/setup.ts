import { withErrorPages } from '@octavo/platform/pages/error-pages.ts'
import type { ServiceSetup } from '@octavo/platform/service.ts'
import { combineSubjects } from '@octavo/platform/subjects.ts'
import { installGitScope } from './access/git-scope.ts'
import { installRequestScope } from './access/request-scope.ts'
import { installSecondaryLimits } from './access/secondary-limits.ts'
import { installWriteGuard } from './access/write-guard.ts'
import { setUpAccounts } from './accounts/setup.ts'
import { findAccount } from './accounts/store/accounts.ts'
import { setUpActivity } from './activity/setup.ts'
import { setUpAdministration } from './administration/setup.ts'
import { createAssertionAccess } from './apps/assertion-access.ts'
import { ruleApps } from './apps/rule-apps.ts'
import { setUpApps } from './apps/setup.ts'
import { setUpAudit } from './audit/setup.ts'
import { setUpChecks } from './checks/setup.ts'
import { setUpCommits } from './code/commits/setup.ts'
import { setUpFiles } from './code/files/setup.ts'
import { setUpLfs } from './code/lfs/setup.ts'
import { setUpPushes } from './code/pushes/setup.ts'
import type { Context } from './context.ts'
import { setUpCreation } from './creation/setup.ts'
import { setUpDeployments } from './deployments/setup.ts'
import { renderErrorWith } from './errors.ts'
import { setUpGists } from './gists/setup.ts'
import { setUpGraphql } from './graphql/setup.ts'
import { setUpInsights } from './insights/setup.ts'
import { setUpIssues } from './issues/setup.ts'
import { setUpLicenses } from './licenses/setup.ts'
import { isForPage } from './limits.ts'
import { setUpMerging } from './merging/setup.ts'
import { setUpMeta } from './meta/setup.ts'
import { setUpNotifications } from './notifications/setup.ts'
import { createOrganizationScope } from './organizations/organization-scope.ts'
import { setUpOrganizations } from './organizations/setup.ts'
import { sendPage } from './pages/send-page.ts'
import { setUpPages } from './pages/setup.ts'
import { setUpPulls } from './pulls/setup.ts'
import { setUpReleases } from './releases/setup.ts'
import { writerOf } from './repositories/authorized-writes.ts'
import { createRepositoryScope } from './repositories/repository-scope.ts'
import { setUpRepositories } from './repositories/setup.ts'
import { setUpReviews } from './reviews/setup.ts'
import { setUpRules } from './rules/setup.ts'
import { setUpSearch } from './search/setup.ts'
import { setUpTokens } from './tokens/setup.ts'
import { setUpTransfers } from './transfers/setup.ts'
import { headersOfAll, installApiHeaders } from './wire/api-headers.ts'
import { installRepeatedParameters } from './wire/repeated-parameters.ts'
import { acceptBodies } from './wire/request-bodies.ts'
import { installVersionDifferences } from './wire/version-differences.ts'

export async function setUp(context: Context): Promise<ServiceSetup> {
  const pushes = setUpPushes(context)
  const issues = setUpIssues(context)
  const pulls = setUpPulls(context, issues.timeline)
  const reviews = setUpReviews(context, issues.timeline)
  const merging = setUpMerging(context, reviews.follower)
  const apps = setUpApps(context)
  const { routes, jobs, close } = combineSubjects([
    setUpMeta(context),
    setUpLicenses(),
    setUpAccounts(context),
    setUpRepositories(context),
    setUpOrganizations(context),
    setUpTokens(context),
    setUpAdministration(context),
    issues,
    setUpRules(context, ruleApps),
    setUpCommits(context),
    pushes,
    setUpLfs(context),
    setUpFiles(context),
    pulls,
    reviews,
    merging,
    setUpReleases(context),
    setUpDeployments(context),
    setUpCreation(context),
    setUpGists(context),
    setUpTransfers(context),
    setUpActivity(context),
    apps,
    setUpChecks(context),
    setUpAudit(context),
    setUpNotifications(context),
    setUpInsights(context),
    setUpSearch(context),
    setUpGraphql(context, merging),
    setUpPages(context, issues, merging, apps),
  ])
  await pushes.recover()
  const { config, db, git, transport } = context
  const loadOrganization = createOrganizationScope(db)
  const headers = headersOfAll(config.enterpriseVersion)
  return {
    renderError: withErrorPages({ render: sendPage.render, isForPage }, renderErrorWith(headers)),
    jobs,
    authenticate: createAssertionAccess(context),
    // The sample data needs git, so it waits for a start with git. Imported on demand, because a process of its own seeds.
    seed: git.isAvailable ? async () => (await import('./sample/seed.ts')).seedSample(context) : undefined,
    routes: [
      (app) => installApiHeaders(app, headers),
      (app) => installGitScope(app),
      (app) =>
        installRequestScope(app, context, { loadRepository: createRepositoryScope(db), loadOrganization }),
      (app) =>
        installWriteGuard(app, context, {
          loadOrganization,
          async isUser(tx, login) {
            const account = await findAccount(tx, login)
            return account !== undefined && account.role !== 'deleted'
          },
          async requireRole({ viewer, repository }, minRole, tx) {
            // Installations have permissions instead of roles.
            const role = viewer.installation ? repository.role : minRole
            await writerOf({ viewer, repository: { row: repository.row, role } }).requireRole?.(tx)
          },
        }),
      (app) => installVersionDifferences(app),
      (app) => (config.secondaryLimits ? installSecondaryLimits(app, context) : undefined),
      installRepeatedParameters,
      acceptBodies,
      ...routes,
    ],
    async close() {
      await close()
      await transport.close()
      await git.close()
    },
  }
}
