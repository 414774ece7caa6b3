import { type Static, Type } from 'typebox'
import { RulesetRule } from './ruleset-rules.ts'

const maybe = Type.Optional

/** Keeps the evaluation of a push bounded. */
const Names = Type.Array(Type.String({ minLength: 1, maxLength: 255 }), { maxItems: 100 })

export const BypassActor = Type.Object({
  actor_id: maybe(Type.Union([Type.Integer(), Type.Null()])),
  actor_type: Type.Enum(['Integration', 'OrganizationAdmin', 'RepositoryRole', 'Team', 'DeployKey', 'User']),
  bypass_mode: maybe(Type.Enum(['always', 'pull_request', 'exempt'])),
})

export type BypassActor = Static<typeof BypassActor>

export const RulesetConditions = Type.Object({
  ref_name: maybe(Type.Object({ include: maybe(Names), exclude: maybe(Names) })),
  repository_name: maybe(
    Type.Object({ include: maybe(Names), exclude: maybe(Names), protected: maybe(Type.Boolean()) }),
  ),
  repository_id: maybe(Type.Object({ repository_ids: maybe(Type.Array(Type.Integer(), { maxItems: 500 })) })),
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
