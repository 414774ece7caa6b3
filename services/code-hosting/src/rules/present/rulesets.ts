import type { components } from '@octokit/openapi-types'
import { type Addresses, nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import type { AppliedRule } from '../applied-rule.ts'
import type { Bypass } from '../rule-actors.ts'
import type { RuleSuite } from '../store/rule-suites.ts'
import type { RulesetVersionRow } from '../store/ruleset-versions.ts'
import type { Ruleset } from '../store/rulesets.ts'

type Schemas = components['schemas']

interface RulesetView {
  /** The full name of the repository, or the login of the organization. */
  source: string
  /** Whether to show who may bypass the ruleset. */
  showsBypass?: boolean
  /** Lists show rulesets without their rules. */
  isDetailed?: boolean
  /** Missing if there is no viewer. */
  bypass?: { mode: Bypass }
}

export function presentRuleset(
  ruleset: Ruleset,
  { source, showsBypass = false, isDetailed = false, bypass }: RulesetView,
  { api, html }: Addresses,
) {
  const { id, name, target, enforcement, conditions, rules, bypass_actors } = ruleset
  const isOfRepository = ruleset.repository_id !== null
  const self = `${api}/${isOfRepository ? 'repos' : 'orgs'}/${source}/rulesets/${id}`
  const page = isOfRepository
    ? `${html}/${source}/rules/${id}`
    : `${html}/organizations/${source}/settings/rules/${id}`
  return {
    id,
    name,
    target,
    source_type: sourceType(ruleset),
    source,
    enforcement,
    node_id: nodeId('RepositoryRuleset', id),
    _links: { self: { href: self }, html: { href: page } },
    created_at: presentTime(ruleset.created_at_ms),
    updated_at: presentTime(ruleset.updated_at_ms),
    ...(isDetailed ? { conditions, rules: [...rules] } : {}),
    ...(isDetailed && showsBypass ? { bypass_actors: [...bypass_actors] } : {}),
    ...(isDetailed && bypass ? { current_user_can_bypass: presentBypass(bypass.mode) } : {}),
  } satisfies Omit<Schemas['repository-ruleset'], 'conditions' | 'rules'>
}

function presentBypass(mode: Bypass) {
  if (mode === 'always') return 'always' as const
  return mode === 'pull_request' ? ('pull_requests_only' as const) : ('never' as const)
}

function sourceType({ repository_id }: Ruleset) {
  return repository_id === null ? ('Organization' as const) : ('Repository' as const)
}

/** `sourceOf` returns the name of the ruleset's owner. */
export function presentDetailedRule({ rule, source }: AppliedRule, sourceOf: (ruleset: Ruleset) => string) {
  if (source.kind !== 'ruleset') return []
  const { ruleset } = source
  return [
    {
      ...rule,
      ruleset_source_type: sourceType(ruleset),
      ruleset_source: sourceOf(ruleset),
      ruleset_id: ruleset.id,
    },
  ]
}

export function presentRulesetVersion({
  id,
  actor_id,
  actor_role,
  created_at_ms,
}: Omit<RulesetVersionRow, 'state'>) {
  return {
    version_id: id,
    actor: { id: actor_id, type: actor_role === 'organization' ? 'Organization' : 'User' },
    updated_at: presentTime(created_at_ms),
  } satisfies Schemas['ruleset-version']
}

/** Stands for a ref that does not exist. */
const noOid = '0'.repeat(40)

export function presentRuleSuite(suite: RuleSuite) {
  return {
    id: suite.id,
    actor_id: suite.actor_id,
    actor_name: suite.actor_login ?? 'ghost',
    before_sha: suite.before ?? noOid,
    after_sha: suite.after ?? noOid,
    ref: suite.ref,
    repository_id: suite.repository_id,
    repository_name: suite.repository_name,
    pushed_at: presentTime(suite.pushed_at_ms),
    result: suite.result,
    ...(suite.evaluation_result ? { evaluation_result: suite.evaluation_result } : {}),
  } satisfies Schemas['rule-suites'][number]
}

export function presentRuleSuiteWithRules(suite: RuleSuite) {
  return {
    ...presentRuleSuite(suite),
    rule_evaluations: suite.evaluations.map(({ source, enforcement, result, ruleType, details }) => ({
      rule_source: source,
      enforcement,
      result,
      rule_type: ruleType,
      details,
    })),
  } satisfies Schemas['rule-suite']
}
