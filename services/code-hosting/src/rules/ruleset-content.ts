import type { Kysely } from 'kysely'
import { findAccounts } from '../accounts/store/accounts.ts'
import type { Tables } from '../database/tables.ts'
import { validationFailed } from '../errors.ts'
import { listTeamIds } from '../repositories/store/repository-teams.ts'
import { roleIds } from './rule-actors.ts'
import type { RulesetRule } from './rules.ts'
import type { BypassActor, RulesetBody } from './schema/rulesets.ts'
import { selectInstalledApps } from './store/rule-apps.ts'
import type { RulesetContent } from './store/rulesets.ts'
import { compilePattern } from './text-patterns.ts'

/** The account that owns the ruleset, or the repository of the ruleset. */
export interface RulesetScope {
  ownerId: number
  isOrganizationOwned: boolean
  /** Whether the ruleset applies to several repositories. */
  isOrganizationRuleset: boolean
}

/** The content after a request. Fields that the request does not have stay as they are. */
export async function readRulesetContent(
  db: Kysely<Tables>,
  body: RulesetBody,
  before: RulesetContent | undefined,
  scope: RulesetScope,
): Promise<RulesetContent> {
  const content: RulesetContent = {
    name: body.name ?? before?.name ?? '',
    target: body.target ?? before?.target ?? 'branch',
    enforcement: body.enforcement ?? before?.enforcement ?? 'disabled',
    conditions: completeConditions(body.conditions ?? before?.conditions ?? {}, scope),
    rules: body.rules ?? before?.rules ?? [],
    bypass_actors: (body.bypass_actors ?? before?.bypass_actors ?? []).map((actor) => ({
      bypass_mode: 'always' as const,
      ...actor,
    })),
  }
  for (const rule of content.rules) requireRule(rule, content.target)
  if (body.bypass_actors) await requireActors(db, body.bypass_actors, scope)
  return content
}

function completeConditions(
  { ref_name, repository_name, repository_id }: RulesetContent['conditions'],
  { isOrganizationRuleset }: RulesetScope,
): RulesetContent['conditions'] {
  const refs = { ref_name: { include: ref_name?.include ?? [], exclude: ref_name?.exclude ?? [] } }
  if (!isOrganizationRuleset) return refs
  if (repository_id) return { ...refs, repository_id: { repository_ids: repository_id.repository_ids ?? [] } }
  if (!repository_name) throw invalid('conditions', 'The conditions must select repositories.')
  const { include = [], exclude = [] } = repository_name
  return { ...refs, repository_name: { ...repository_name, include, exclude } }
}

const branchRules: readonly RulesetRule['type'][] = ['pull_request', 'branch_name_pattern']

function requireRule(rule: RulesetRule, target: RulesetContent['target']): void {
  const isElsewhere = target === 'tag' ? branchRules.includes(rule.type) : rule.type === 'tag_name_pattern'
  if (isElsewhere) throw invalid('rules', `The rule ${rule.type} does not apply to a ${target}.`)
  if (!('parameters' in rule) || !rule.parameters || !('operator' in rule.parameters)) return
  try {
    compilePattern(rule.parameters)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw invalid('rules', `The pattern of ${rule.type} is not valid: ${error.message}.`)
  }
}

async function requireActors(
  db: Kysely<Tables>,
  actors: readonly BypassActor[],
  { ownerId, isOrganizationOwned }: RulesetScope,
): Promise<void> {
  const idsOf = (type: BypassActor['actor_type']) =>
    actors.flatMap(({ actor_type, actor_id }) => (actor_type === type ? [actor_id ?? 0] : []))
  const teamIds = idsOf('Team')
  const teams = teamIds.length && isOrganizationOwned ? await listTeamIds(db, ownerId, teamIds) : []
  const users = await findAccounts(db, idsOf('User'))
  const appIds = idsOf('Integration')
  const apps = appIds.length
    ? await selectInstalledApps(db, ownerId).where('app.id', 'in', appIds).execute()
    : []
  const isKnown =
    teamIds.every((id) => teams.includes(id)) &&
    appIds.every((id) => apps.some((app) => app.id === id)) &&
    idsOf('User').every((id) => users.get(id)?.role !== 'organization' && users.has(id)) &&
    idsOf('RepositoryRole').every((id) => id in roleIds) &&
    (isOrganizationOwned || idsOf('OrganizationAdmin').length === 0)
  if (!isKnown) throw invalid('bypass_actors', 'An actor does not exist, or cannot bypass this ruleset.')
}

function invalid(field: string, message: string) {
  return validationFailed({ resource: 'RepositoryRuleset', code: 'custom', field, message })
}
