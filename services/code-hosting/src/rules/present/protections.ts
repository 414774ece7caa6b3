import type { components } from '@octokit/openapi-types'
import type { Kysely } from 'kysely'
import { presentAccount } from '../../accounts/present/accounts.ts'
import { findAccounts } from '../../accounts/store/accounts.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import type { RepositoryRow } from '../../database/repository-rows.ts'
import type { Tables } from '../../database/tables.ts'
import { presentTeam } from '../../organizations/present/teams.ts'
import { findTeams, type TeamRow } from '../../organizations/store/teams.ts'
import { gitAddresses } from '../../repositories/present/git-addresses.ts'
import type { Addresses } from '../../wire/addresses.ts'
import { encodePath } from '../../wire/encoded-paths.ts'
import type { Actors, RequiredChecks, ReviewSettings } from '../protection-settings.ts'
import type { PresentApp, RuleApps } from '../rule-apps.ts'
import type { ProtectionRow } from '../store/protections.ts'

type Schemas = components['schemas']

/** The accounts and teams that a protection names. */
export interface ProtectionFacts {
  accounts: ReadonlyMap<number, AccountRow>
  teams: ReadonlyMap<number, TeamRow>
  parents: ReadonlyMap<number, TeamRow>
  apps: ReadonlyMap<number, PresentApp>
}

/** Reads with four statements. Deleted accounts, teams and apps are left out. */
export async function loadProtectionFacts(
  db: Kysely<Tables>,
  ruleApps: RuleApps,
  { protection: { restrictions, requiredReviews } }: ProtectionRow,
): Promise<ProtectionFacts> {
  const actors = [restrictions, requiredReviews?.dismissal, requiredReviews?.bypass].filter(
    (one) => one !== null && one !== undefined,
  )
  const accounts = await findAccounts(
    db,
    actors.flatMap(({ userIds }) => userIds),
  )
  const teams = await findTeams(
    db,
    actors.flatMap(({ teamIds }) => teamIds),
  )
  const parents = await findTeams(
    db,
    [...teams.values()].flatMap(({ parent_id }) => parent_id ?? []),
  )
  const appIds = actors.flatMap((one) => one.appIds)
  return { accounts, teams, parents, apps: await ruleApps.load(db, appIds) }
}

export function createProtectionPresenter(
  repository: RepositoryRow,
  { branch, protection }: ProtectionRow,
  { accounts, teams, parents, apps }: ProtectionFacts,
  addresses: Addresses,
) {
  const url = `${gitAddresses(repository, addresses).api}/branches/${encodePath(branch)}/protection`

  const actors = ({ userIds, teamIds, appIds }: Actors) => ({
    users: userIds.flatMap((id) => {
      const account = accounts.get(id)
      return account ? [presentAccount(account, addresses)] : []
    }),
    teams: teamIds.flatMap((id) => {
      const team = teams.get(id)
      const parent = team?.parent_id ? parents.get(team.parent_id) : undefined
      return team ? [presentTeam(team, parent, repository.owner_login, addresses)] : []
    }),
    apps: appIds.flatMap((id) => apps.get(id)?.(addresses) ?? []),
  })

  const checks = ({ isStrict, checks: required }: RequiredChecks) =>
    ({
      url: `${url}/required_status_checks`,
      strict: isStrict,
      contexts: required.map(({ context }) => context),
      contexts_url: `${url}/required_status_checks/contexts`,
      checks: required.map(({ context, appId }) => ({ context, app_id: appId })),
    }) satisfies Schemas['status-check-policy']

  const reviews = (settings: ReviewSettings) =>
    ({
      url: `${url}/required_pull_request_reviews`,
      dismiss_stale_reviews: settings.dismissesStale,
      require_code_owner_reviews: settings.requiresCodeOwners,
      require_last_push_approval: settings.requiresLastPushApproval,
      required_approving_review_count: settings.count,
      ...(settings.dismissal
        ? {
            dismissal_restrictions: {
              url: `${url}/dismissal_restrictions`,
              users_url: `${url}/dismissal_restrictions/users`,
              teams_url: `${url}/dismissal_restrictions/teams`,
              ...actors(settings.dismissal),
            },
          }
        : {}),
      ...(Object.values(settings.bypass).some((ids) => ids.length > 0)
        ? { bypass_pull_request_allowances: actors(settings.bypass) }
        : {}),
    }) satisfies Schemas['protected-branch-pull-request-review']

  const restrictions = (restricted: Actors) =>
    ({
      url: `${url}/restrictions`,
      users_url: `${url}/restrictions/users`,
      teams_url: `${url}/restrictions/teams`,
      apps_url: `${url}/restrictions/apps`,
      ...actors(restricted),
    }) satisfies Omit<Schemas['branch-restriction-policy'], 'apps'>

  const signatures = () => ({
    url: `${url}/required_signatures`,
    enabled: protection.requiresSignatures,
  })
  const admins = () => ({ url: `${url}/enforce_admins`, enabled: protection.enforcesAdmins })

  return {
    checks,
    reviews,
    restrictions,
    signatures,
    admins,
    whole: () =>
      ({
        url,
        ...(protection.requiredChecks ? { required_status_checks: checks(protection.requiredChecks) } : {}),
        ...(protection.requiredReviews
          ? { required_pull_request_reviews: reviews(protection.requiredReviews) }
          : {}),
        required_signatures: signatures(),
        enforce_admins: admins(),
        required_linear_history: { enabled: protection.requiresLinearHistory },
        allow_force_pushes: { enabled: protection.allowsForcePushes },
        allow_deletions: { enabled: protection.allowsDeletions },
        ...(protection.restrictions ? { restrictions: restrictions(protection.restrictions) } : {}),
        required_conversation_resolution: { enabled: protection.requiresConversationResolution },
        block_creations: { enabled: protection.blocksCreations },
        lock_branch: { enabled: protection.isLocked },
        allow_fork_syncing: { enabled: protection.allowsForkSyncing },
      }) satisfies Omit<Schemas['protected-branch'], 'required_pull_request_reviews' | 'restrictions'>,
  }
}
