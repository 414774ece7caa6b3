import type { Kysely } from 'kysely'
import type { Role } from '../access/roles.ts'
import { includes } from '../access/roles.ts'
import { viewerOfAccount } from '../accounts/viewer-account.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { findMembership } from '../repositories/store/repository-roles.ts'
import type { Actors } from './protection-settings.ts'
import type { BypassActor } from './schema/rulesets.ts'
import { listTeamIdsOf } from './store/actor-teams.ts'
import { findAppOfBot } from './store/rule-apps.ts'

/** The properties of an account that decide whether it bypasses a rule. */
export interface RuleActor {
  account: AccountRow
  role: Role | null
  /** The teams of the account in the organization that owns the repository, with all their ancestors. */
  teamIds: ReadonlySet<number>
  isOrganizationOwner: boolean
  /** The app whose bot this is. */
  appId: number | undefined
}

export async function loadRuleActor(
  db: Kysely<Tables>,
  repository: RepositoryRow,
  account: AccountRow,
): Promise<RuleActor> {
  const role = await createRoleFinder({ read: db })(viewerOfAccount(account), repository)
  const { owner_id, owner_role } = repository
  const appId = account.role === 'bot' ? await findAppOfBot(db, account.id) : undefined
  if (owner_role !== 'organization')
    return { account, role, appId, teamIds: new Set(), isOrganizationOwner: false }
  const membership = await findMembership(db, owner_id, account.id)
  return {
    account,
    role,
    appId,
    teamIds: new Set(await listTeamIdsOf(db, owner_id, account.id)),
    isOrganizationOwner: membership?.state === 'active' && membership.role === 'admin',
  }
}

export function grantsTo({ userIds, teamIds, appIds }: Actors, actor: RuleActor | undefined): boolean {
  if (!actor) return false
  return (
    userIds.includes(actor.account.id) ||
    teamIds.some((id) => actor.teamIds.has(id)) ||
    (actor.appId !== undefined && appIds.includes(actor.appId))
  )
}

/** GitHub's ids of the repository roles that can bypass rulesets. */
export const roleIds: Readonly<Record<number, Role>> = { 2: 'maintain', 4: 'write', 5: 'admin' }

export type Bypass = 'always' | 'pull_request' | undefined

/** The strongest bypass that a ruleset grants. */
export function bypassOf(actors: readonly BypassActor[], actor: RuleActor | undefined): Bypass {
  const modes = actor ? actors.filter((one) => isMeant(one, actor)).map(({ bypass_mode }) => bypass_mode) : []
  if (modes.some((mode) => mode !== 'pull_request')) return 'always'
  return modes.length ? 'pull_request' : undefined
}

function isMeant({ actor_type, actor_id }: BypassActor, actor: RuleActor): boolean {
  if (actor_type === 'OrganizationAdmin') return actor.isOrganizationOwner
  if (actor_id === null || actor_id === undefined) return false
  if (actor_type === 'User') return actor_id === actor.account.id
  if (actor_type === 'Integration') return actor_id === actor.appId
  if (actor_type === 'Team') return actor.teamIds.has(actor_id)
  const role = actor_type === 'RepositoryRole' ? roleIds[actor_id] : undefined
  return role !== undefined && includes(actor.role, role)
}
