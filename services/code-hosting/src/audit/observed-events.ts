import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { Transaction } from 'kysely'
import { findAccounts } from '../accounts/store/accounts.ts'
import type { ActivityEvent, ActivityObserver } from '../context/activity.ts'
import type { Audit } from '../context/audit.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { Tables } from '../database/tables.ts'
import { placeholderAddresses } from '../wire/addresses.ts'

/** The audited webhook events, with the actions of their entries. Other events are ordinary activity. */
const actions = new Map(
  Object.entries({
    'branch_protection_rule.created': 'protected_branch.create',
    'branch_protection_rule.edited': 'protected_branch.update',
    'branch_protection_rule.deleted': 'protected_branch.destroy',
    'deploy_key.created': 'public_key.create',
    'deploy_key.deleted': 'public_key.delete',
    'installation.created': 'integration_installation.create',
    'installation.deleted': 'integration_installation.destroy',
    'installation.suspend': 'integration_installation.suspend',
    'installation.unsuspend': 'integration_installation.unsuspend',
    'installation_repositories.added': 'integration_installation.repositories_added',
    'installation_repositories.removed': 'integration_installation.repositories_removed',
    'issue_comment.deleted': 'issue_comment.destroy',
    'issues.deleted': 'issue.destroy',
    'issues.transferred': 'issue.transfer',
    'member.added': 'repo.add_member',
    'member.edited': 'repo.update_member',
    'member.removed': 'repo.remove_member',
    'membership.added': 'team.add_member',
    'membership.removed': 'team.remove_member',
    'org_block.blocked': 'org.block_user',
    'org_block.unblocked': 'org.unblock_user',
    'organization.member_added': 'org.add_member',
    'organization.member_invited': 'org.invite_member',
    'organization.member_removed': 'org.remove_member',
    'organization.renamed': 'org.rename',
    push: 'git.push',
    'repository.archived': 'repo.archived',
    'repository.created': 'repo.create',
    'repository.deleted': 'repo.destroy',
    'repository.edited': 'repo.update',
    'repository.privatized': 'repo.access',
    'repository.publicized': 'repo.access',
    'repository.renamed': 'repo.rename',
    'repository.transferred': 'repo.transfer',
    'repository.unarchived': 'repo.unarchived',
    'repository_ruleset.created': 'repository_ruleset.create',
    'repository_ruleset.deleted': 'repository_ruleset.destroy',
    'repository_ruleset.edited': 'repository_ruleset.update',
    'team.added_to_repository': 'team.add_repository',
    'team.created': 'team.create',
    'team.deleted': 'team.destroy',
    'team.edited': 'team.update',
    'team.removed_from_repository': 'team.remove_repository',
  }),
)

/** Records administrative webhook events and pushes, in their transaction. */
export function createAuditObserver({ record }: Audit): ActivityObserver {
  return async (tx, activityEvent) => {
    const { event, actor, repository, organization } = activityEvent
    const action = actions.get(
      activityEvent.action === undefined ? event : `${event}.${activityEvent.action}`,
    )
    if (action === undefined) return
    const payload = asRecord(await activityEvent.payload(tx, placeholderAddresses))
    const user = await findUser(tx, payload)
    await record(tx, {
      action: specificAction(action, asRecord(payload.changes)),
      actor,
      ...(repository && { repository }),
      ...(organization && { organization }),
      ...(user && { user }),
      data: { ...visibilityOf(activityEvent), ...detailsOf(payload) },
    })
  }
}

/** The account in the payload, which names it by several fields. */
async function findUser(
  tx: Transaction<Tables>,
  payload: Record<string, unknown>,
): Promise<AccountRow | undefined> {
  const { member, user, blocked_user, membership } = payload
  const { id } = asRecord(member ?? user ?? blocked_user ?? asRecord(membership).user)
  return typeof id === 'number' ? (await findAccounts(tx, [id])).get(id) : undefined
}

/** GitHub has an action of its own for these changes. */
const byChange = new Map<string, Readonly<Record<string, string>>>(
  Object.entries({
    'repo.update': { default_branch: 'repo.update_default_branch' },
    'team.update': { name: 'team.rename', privacy: 'team.change_privacy' },
  }),
)

function specificAction(action: string, changes: Record<string, unknown>): string {
  const specific = Object.entries(byChange.get(action) ?? {}).find(([field]) => field in changes)
  return specific?.[1] ?? action
}

function visibilityOf({ event, repository }: ActivityEvent) {
  return event === 'repository' && repository ? { visibility: repository.visibility } : {}
}

/** The fields that identify what changed. Payloads themselves are too long for the log. */
function detailsOf(payload: Record<string, unknown>): Record<string, unknown> {
  const { ref, before, after, forced, changes, team, key, issue, rule, repository_ruleset } = payload
  const { title, number } = asRecord(issue)
  return withoutMissing({
    ref,
    before,
    after,
    forced,
    changes,
    team: asRecord(team).slug,
    team_id: asRecord(team).id,
    key: asRecord(key).title,
    title,
    number,
    name: asRecord(rule ?? repository_ruleset).name,
    ruleset_id: asRecord(repository_ruleset).id,
    repositories_added: namesOf(payload.repositories_added),
    repositories_removed: namesOf(payload.repositories_removed),
    integration: asRecord(payload.installation).app_slug,
  })
}

function namesOf(repositories: unknown): unknown[] | undefined {
  if (!Array.isArray(repositories) || repositories.length === 0) return undefined
  return repositories.map((repository) => asRecord(repository).full_name)
}

function withoutMissing(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
