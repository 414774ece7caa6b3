import type { CheckResult } from '../code/commits/store/check-results.ts'
import type { ReviewDecision } from '../reviews/review-decision.ts'
import type { BranchRules } from '../rules/branch-rules.ts'
import type { MergeMethod } from './prepare-merge.ts'

export interface RuleFacts {
  rules: BranchRules
  /** Undefined if no rule depends on reviews. */
  decision: ReviewDecision | undefined
  checks: readonly CheckResult[]
  /** Undefined when only the state of the pull request is of interest. */
  method: MergeMethod | undefined
}

/** The rules of the base branch that are not met, as sentences for the person who merges. */
export function listUnmetRules(facts: RuleFacts): string[] {
  return [...unmetReviews(facts), ...unmetChecks(facts), ...unmetConversations(facts), ...unmetMethod(facts)]
}

function unmetReviews({ rules: { requiredReviews }, decision }: RuleFacts): string[] {
  if (!requiredReviews || !decision) return []
  const { count, requiresCodeOwners, requiresLastPushApproval } = requiredReviews
  const reasons: string[] = []
  if (decision.changesRequestedBy.length) reasons.push('Changes have been requested.')
  if (decision.approvedBy.length < count)
    reasons.push(
      `At least ${count} approving ${count === 1 ? 'review is' : 'reviews are'} required by reviewers with write access.`,
    )
  if (requiresCodeOwners && decision.codeOwners !== 'approved') reasons.push('Waiting on code owner review.')
  if (requiresLastPushApproval && !decision.isLastPushApproved)
    reasons.push('New changes require approval from someone other than the last pusher.')
  return reasons
}

function unmetChecks({ rules: { requiredChecks }, checks }: RuleFacts): string[] {
  return (requiredChecks?.checks ?? []).flatMap(({ context, appId }) => {
    const results = checks.filter(
      (result) => result.context === context && (appId === null || result.appId === appId),
    )
    if (results.length === 0) return [`Required status check "${context}" is expected.`]
    if (results.every(({ state }) => state === 'success')) return []
    const isFailing = results.some(({ state }) => state === 'failure')
    return [`Required status check "${context}" is ${isFailing ? 'failing' : 'pending'}.`]
  })
}

function unmetConversations({ rules, decision }: RuleFacts): string[] {
  if (!rules.requiresConversationResolution || !decision?.unresolvedConversations) return []
  return ['A conversation must be resolved before this pull request can be merged.']
}

function unmetMethod({ rules, method }: RuleFacts): string[] {
  // The public state does not depend on the rights of one user.
  if (!method) return []
  if (rules.blocksUpdates) return ['You are not authorized to push to this branch.']
  if (method === 'merge' && rules.requiresLinearHistory)
    return ['This branch must not contain merge commits.']
  const isAllowed = rules.allowedMergeMethods?.includes(method) ?? true
  return isAllowed ? [] : [`The merge method ${method} is not allowed on this branch.`]
}
