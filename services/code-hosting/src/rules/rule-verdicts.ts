import type { RefRejection } from '../context/rejected-ref-changes.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { RuleResult } from '../database/rule-tables.ts'
import type { RefChange } from '../git/git.ts'
import type { AppliedRule } from './applied-rule.ts'
import { isBypassed } from './branch-rules.ts'
import type { NewRuleSuite } from './store/rule-suites.ts'

export type EvaluatedRule = AppliedRule & { violations: readonly string[] }

/** Returns undefined if nothing refuses the change. */
export function rejectionOf(
  rules: readonly EvaluatedRule[],
  isPullRequest: boolean,
): RefRejection | undefined {
  const refusing = rules.filter(
    (rule) => rule.isEnforced && rule.violations.length > 0 && !isBypassed(rule, isPullRequest),
  )
  if (refusing.length === 0) return undefined
  const sentencesOf = (kind: AppliedRule['source']['kind']) => [
    ...new Set(refusing.flatMap(({ source, violations }) => (source.kind === kind ? violations : []))),
  ]
  return { protection: sentencesOf('protection'), rulesets: sentencesOf('ruleset') }
}

interface SuiteContext {
  repository: Pick<RepositoryRow, 'id'>
  actor: AccountRow
  change: RefChange
  isPullRequest: boolean
}

export function suiteOf(
  rules: readonly EvaluatedRule[],
  { repository, actor, change, isPullRequest }: SuiteContext,
): NewRuleSuite {
  const enforced = rules.filter(({ isEnforced }) => isEnforced)
  const evaluated = rules.filter(({ isEnforced }) => !isEnforced)
  return {
    repositoryId: repository.id,
    actorId: actor.id,
    ref: change.ref,
    before: change.from,
    after: change.to,
    result: resultOf(enforced, isPullRequest),
    evaluationResult: evaluated.length ? resultOf(evaluated, isPullRequest) : null,
    evaluations: rules.map(({ rule, source, isEnforced, violations }) => ({
      source:
        source.kind === 'ruleset'
          ? { type: 'ruleset', id: source.ruleset.id, name: source.ruleset.name }
          : { type: 'protected_branch', id: source.row.id, name: source.row.branch },
      enforcement: isEnforced ? 'active' : 'evaluate',
      result: violations.length ? 'fail' : 'pass',
      ruleType: rule.type,
      details: violations.join(' ') || null,
    })),
  }
}

function resultOf(rules: readonly EvaluatedRule[], isPullRequest: boolean): RuleResult {
  const violated = rules.filter(({ violations }) => violations.length > 0)
  if (violated.length === 0) return 'pass'
  return violated.every((rule) => isBypassed(rule, isPullRequest)) ? 'bypass' : 'fail'
}
