import type { RulesetRule } from './schema/ruleset-rules.ts'

export type { RulesetRule } from './schema/ruleset-rules.ts'

/** A rule of a ruleset, or one that only classic protection has. */
export type Rule =
  | RulesetRule
  | { type: 'required_conversation_resolution' }
  | { type: 'lock_branch'; parameters: { allows_fork_sync: boolean } }
  | { type: 'push_restriction' }

export type RuleOf<Type extends Rule['type']> = Extract<Rule, { type: Type }>
