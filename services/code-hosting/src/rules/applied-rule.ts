import type { Bypass } from './rule-actors.ts'
import type { Rule } from './rules.ts'
import type { ProtectionRow } from './store/protections.ts'
import type { Ruleset } from './store/rulesets.ts'

/** A rule for a ref, where it comes from, and whether the actor bypasses it. */
export interface AppliedRule {
  rule: Rule
  source: { kind: 'protection'; row: ProtectionRow } | { kind: 'ruleset'; ruleset: Ruleset }
  /** Rules that are only evaluated refuse nothing. */
  isEnforced: boolean
  bypass: Bypass
}
