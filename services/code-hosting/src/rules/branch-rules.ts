import type { Kysely } from 'kysely'
import type { AccountRow } from '../database/account-rows.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import type { AppliedRule } from './applied-rule.ts'
import { listAppliedRules } from './applied-rules.ts'
import type { Actors, RequiredChecks } from './protection-settings.ts'
import type { RuleOf } from './rules.ts'
import type { TextPattern } from './schema/ruleset-rules.ts'

/** All rules of a branch in one: of its classic protection, and of each active ruleset that matches it. */
export interface BranchRules {
  requiredReviews: RequiredReviews | null
  requiredChecks: RequiredChecks | null
  requiresLinearHistory: boolean
  requiresSignatures: boolean
  requiresConversationResolution: boolean
  blocksForcePushes: boolean
  blocksDeletion: boolean
  blocksCreation: boolean
  /** True if the branch is locked, or the actor is not one of the accounts that may push. */
  blocksUpdates: boolean
  /** Null if the settings of the repository decide. */
  allowedMergeMethods: readonly MergeMethod[] | null
  messagePatterns: readonly TextPattern[]
  authorEmailPatterns: readonly TextPattern[]
  committerEmailPatterns: readonly TextPattern[]
  namePatterns: readonly TextPattern[]
}

export interface RequiredReviews {
  count: number
  dismissesStale: boolean
  requiresCodeOwners: boolean
  requiresLastPushApproval: boolean
  /** The accounts that may dismiss reviews. Null for all with write access. */
  dismissal: Actors | null
}

export type MergeMethod = 'merge' | 'squash' | 'rebase'

/** Bypassing them is the right to push. */
const pushRules: readonly AppliedRule['rule']['type'][] = ['push_restriction', 'update']

interface BranchRulesOptions {
  /** Leaves out the rules that this account bypasses. */
  actor?: AccountRow | undefined
  /** Whether the actor merges a pull request. Some rules can be bypassed only then. */
  isPullRequest?: boolean
  /** Bypasses of the actor do not apply, except those of rules that restrict who can push. */
  isAutomatic?: boolean | undefined
}

/** Reads with the given transaction, with at most seven statements. */
export async function findBranchRules(
  db: Kysely<Tables>,
  repository: RepositoryRow,
  branch: string,
  { actor, isPullRequest = false, isAutomatic = false }: BranchRulesOptions = {},
): Promise<BranchRules> {
  const ref = `refs/heads/${branch}`
  const applied = (await listAppliedRules(db, repository, [ref], actor)).get(ref) ?? []
  const isExempt = (one: AppliedRule) =>
    isBypassed(one, isPullRequest) && (!isAutomatic || pushRules.includes(one.rule.type))
  return mergeRules(applied.filter((one) => one.isEnforced && !isExempt(one)))
}

export function isBypassed({ bypass }: Pick<AppliedRule, 'bypass'>, isPullRequest: boolean): boolean {
  return bypass === 'always' || (bypass === 'pull_request' && isPullRequest)
}

function mergeRules(applied: readonly AppliedRule[]): BranchRules {
  const has = (...types: AppliedRule['rule']['type'][]) =>
    applied.some(({ rule }) => types.includes(rule.type))
  const all = <Type extends AppliedRule['rule']['type']>(type: Type) =>
    applied.flatMap(({ rule }) => (rule.type === type ? [rule as RuleOf<Type>] : []))
  const reviews = all('pull_request').map(({ parameters }) => parameters)
  return {
    requiredReviews: mergeReviews(applied),
    requiredChecks: mergeChecks(all('required_status_checks')),
    requiresLinearHistory: has('required_linear_history'),
    requiresSignatures: has('required_signatures'),
    requiresConversationResolution:
      has('required_conversation_resolution') ||
      reviews.some(({ required_review_thread_resolution }) => required_review_thread_resolution),
    blocksForcePushes: has('non_fast_forward'),
    blocksDeletion: has('deletion'),
    blocksCreation: has('creation'),
    blocksUpdates: has('update', 'lock_branch', 'push_restriction'),
    allowedMergeMethods: reviews.reduce<readonly MergeMethod[] | null>(
      (methods, { allowed_merge_methods: allowed }) =>
        allowed ? allowed.filter((method) => methods?.includes(method) ?? true) : methods,
      null,
    ),
    messagePatterns: all('commit_message_pattern').map(({ parameters }) => parameters),
    authorEmailPatterns: all('commit_author_email_pattern').map(({ parameters }) => parameters),
    committerEmailPatterns: all('committer_email_pattern').map(({ parameters }) => parameters),
    namePatterns: all('branch_name_pattern').map(({ parameters }) => parameters),
  }
}

/** The strictest of all requirements. */
function mergeReviews(applied: readonly AppliedRule[]): RequiredReviews | null {
  return applied.reduce<RequiredReviews | null>((merged, { rule, source }) => {
    if (rule.type !== 'pull_request') return merged
    const { parameters } = rule
    const reviews = source.kind === 'protection' ? source.row.protection.requiredReviews : null
    return {
      count: Math.max(merged?.count ?? 0, parameters.required_approving_review_count),
      dismissesStale: merged?.dismissesStale || parameters.dismiss_stale_reviews_on_push,
      requiresCodeOwners: merged?.requiresCodeOwners || parameters.require_code_owner_review,
      requiresLastPushApproval: merged?.requiresLastPushApproval || parameters.require_last_push_approval,
      dismissal: merged?.dismissal ?? reviews?.dismissal ?? null,
    }
  }, null)
}

function mergeChecks(rules: readonly RuleOf<'required_status_checks'>[]): RequiredChecks | null {
  if (rules.length === 0) return null
  const checks = new Map(
    rules
      .flatMap(({ parameters }) => parameters.required_status_checks)
      .map(({ context, integration_id }) => {
        const appId = integration_id ?? null
        return [`${appId} ${context}`, { context, appId }]
      }),
  )
  return {
    isStrict: rules.some(({ parameters }) => parameters.strict_required_status_checks_policy),
    checks: [...checks.values()],
  }
}
