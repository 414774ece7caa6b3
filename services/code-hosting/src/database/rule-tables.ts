import type { Generated } from 'kysely'

/** The classic protection of one branch, which need not exist. */
export interface BranchProtectionTable {
  id: Generated<number>
  repository_id: number
  branch: string
  /** JSON of `Protection`. */
  settings: string
  created_at_ms: number
  updated_at_ms: number
}

/** Belongs either to a repository or to an organization. */
export interface RulesetTable {
  id: Generated<number>
  repository_id: number | null
  organization_id: number | null
  name: string
  target: 'branch' | 'tag'
  enforcement: 'disabled' | 'active' | 'evaluate'
  /** JSON of `RulesetConditions`, `RulesetRule[]` and `BypassActor[]`. */
  conditions: string
  rules: string
  bypass_actors: string
  created_at_ms: number
  updated_at_ms: number
}

export interface RulesetVersionTable {
  id: Generated<number>
  ruleset_id: number
  actor_id: number
  /** JSON: the ruleset as it was after the change. */
  state: string
  created_at_ms: number
}

/** The evaluation of all rules for one update of a ref. */
export interface RuleSuiteTable {
  id: Generated<number>
  repository_id: number
  actor_id: number
  ref: string
  before: string | null
  after: string | null
  result: RuleResult
  /** The result of the rulesets that are evaluated only. Null if there are none. */
  evaluation_result: RuleResult | null
  /** JSON of `RuleEvaluation[]`. */
  evaluations: string
  pushed_at_ms: number
}

export type RuleResult = 'pass' | 'fail' | 'bypass'

export interface RuleTables {
  branch_protection: BranchProtectionTable
  ruleset: RulesetTable
  ruleset_version: RulesetVersionTable
  rule_suite: RuleSuiteTable
}
