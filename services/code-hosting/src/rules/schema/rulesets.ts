import { type Static, Type } from 'typebox'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { WholeNumber } from '../../wire/numbers.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { RulesetRule } from './ruleset-rules.ts'

const maybe = Type.Optional

/** Keeps the evaluation of a push bounded. */
const Names = Type.Array(Type.String({ minLength: 1, maxLength: 255 }), { maxItems: 100 })

export const BypassActor = Type.Object({
  actor_id: maybe(Type.Union([WholeNumber, Type.Null()])),
  actor_type: Type.Enum(['Integration', 'OrganizationAdmin', 'RepositoryRole', 'Team', 'DeployKey', 'User']),
  bypass_mode: maybe(Type.Enum(['always', 'pull_request', 'exempt'])),
})

export type BypassActor = Static<typeof BypassActor>

export const RulesetConditions = Type.Object({
  ref_name: maybe(Type.Object({ include: maybe(Names), exclude: maybe(Names) })),
  repository_name: maybe(
    Type.Object({ include: maybe(Names), exclude: maybe(Names), protected: maybe(Type.Boolean()) }),
  ),
  repository_id: maybe(Type.Object({ repository_ids: maybe(Type.Array(WholeNumber, { maxItems: 500 })) })),
})

export type RulesetConditions = Static<typeof RulesetConditions>

const fields = {
  target: maybe(Type.Enum(['branch', 'tag'])),
  bypass_actors: maybe(Type.Array(BypassActor, { maxItems: 100 })),
  conditions: maybe(RulesetConditions),
  rules: maybe(Type.Array(RulesetRule, { maxItems: 50 })),
}
const Name = Type.String({ minLength: 1, maxLength: 255 })
const Enforcement = Type.Enum(['disabled', 'active', 'evaluate'])

export const NewRulesetBody = Type.Object({ name: Name, enforcement: Enforcement, ...fields })
export const RulesetBody = Type.Object({ name: maybe(Name), enforcement: maybe(Enforcement), ...fields })
export type RulesetBody = Static<typeof RulesetBody>

const Text = Type.String()
const Time = Type.String()

export const Ruleset = Type.Object(
  {
    id: Type.Integer(),
    name: Text,
    target: Text,
    source_type: Type.Enum(['Repository', 'Organization']),
    source: Text,
    enforcement: Enforcement,
    /** Only for those who may change the ruleset. */
    bypass_actors: maybe(Type.Array(BypassActor)),
    current_user_can_bypass: maybe(Type.Enum(['always', 'pull_requests_only', 'never', 'exempt'])),
    node_id: Text,
    _links: Type.Object({ self: Type.Object({ href: Text }), html: Type.Object({ href: Text }) }),
    conditions: maybe(RulesetConditions),
    rules: maybe(Type.Array(RulesetRule)),
    created_at: Time,
    updated_at: Time,
  },
  { title: 'repository-ruleset' },
)
export const Rulesets = Type.Array(Ruleset)

const sourceFields = {
  ruleset_source_type: Type.Enum(['Repository', 'Organization']),
  ruleset_source: Text,
  ruleset_id: Type.Integer(),
}
export const DetailedRules = Type.Array(
  Type.Object({ type: Text, parameters: maybe(Type.Unknown()), ...sourceFields }),
)

const versionFields = {
  version_id: Type.Integer(),
  actor: Type.Object({ id: Type.Integer(), type: Text }),
  updated_at: Time,
}
export const RulesetVersions = Type.Array(Type.Object(versionFields, { title: 'ruleset-version' }))
export const RulesetVersion = Type.Object(
  { ...versionFields, state: Type.Unknown() },
  { title: 'ruleset-version-with-state' },
)

export const RulesetPath = Type.Object({ ...RepositoryPath.properties, ruleset_id: Text })
export const VersionPath = Type.Object({ ...RulesetPath.properties, version_id: Text })
export const OrganizationPath = Type.Object({ org: Text })
export const OrganizationRulesetPath = Type.Object({ org: Text, ruleset_id: Text })
export const OrganizationVersionPath = Type.Object({ org: Text, ruleset_id: Text, version_id: Text })

const targets = { targets: maybe(Type.String({ description: 'A comma-separated list of targets.' })) }
const parents = {
  includes_parents: maybe(
    Type.String({ description: 'Include rulesets of the organization (default true).' }),
  ),
}
export const RulesetsQuery = Type.Object({ ...PageQuery, ...targets, ...parents })
export const OrganizationRulesetsQuery = Type.Object({ ...PageQuery, ...targets })
export const ParentsQuery = Type.Object(parents)
