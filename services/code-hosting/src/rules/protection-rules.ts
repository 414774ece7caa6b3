import type { AppliedRule } from './applied-rule.ts'
import { grantsTo, type RuleActor } from './rule-actors.ts'
import type { Rule } from './rules.ts'
import type { ProtectionRow } from './store/protections.ts'

/** The protection of a branch in terms of rules. Without an actor, nobody bypasses any of them. */
export function rulesOfProtection(row: ProtectionRow, actor: RuleActor | undefined): AppliedRule[] {
  const { protection } = row
  const { requiredChecks, requiredReviews, restrictions } = protection
  const isExempt = actor?.role === 'admin' && !protection.enforcesAdmins
  const applied: AppliedRule[] = []
  const apply = (rule: Rule, isBypassed: boolean) =>
    applied.push({
      rule,
      source: { kind: 'protection', row },
      isEnforced: true,
      bypass: isBypassed ? 'always' : undefined,
    })
  const applyIf = (condition: boolean, rule: Rule) => condition && apply(rule, isExempt)

  if (requiredReviews)
    apply(
      {
        type: 'pull_request',
        parameters: {
          required_approving_review_count: requiredReviews.count,
          dismiss_stale_reviews_on_push: requiredReviews.dismissesStale,
          require_code_owner_review: requiredReviews.requiresCodeOwners,
          require_last_push_approval: requiredReviews.requiresLastPushApproval,
          required_review_thread_resolution: false,
        },
      },
      isExempt || grantsTo(requiredReviews.bypass, actor),
    )
  if (requiredChecks)
    apply(
      {
        type: 'required_status_checks',
        parameters: {
          do_not_enforce_on_create: true,
          strict_required_status_checks_policy: requiredChecks.isStrict,
          required_status_checks: requiredChecks.checks.map(({ context, appId }) => ({
            context,
            ...(appId === null ? {} : { integration_id: appId }),
          })),
        },
      },
      isExempt,
    )
  applyIf(protection.requiresLinearHistory, { type: 'required_linear_history' })
  applyIf(protection.requiresSignatures, { type: 'required_signatures' })
  applyIf(protection.requiresConversationResolution, { type: 'required_conversation_resolution' })
  applyIf(protection.isLocked, {
    type: 'lock_branch',
    parameters: { allows_fork_sync: protection.allowsForkSyncing },
  })
  if (restrictions) {
    const mayPush = isExempt || grantsTo(restrictions, actor)
    apply({ type: 'push_restriction' }, mayPush)
    if (protection.blocksCreations) apply({ type: 'creation' }, mayPush)
  }
  // GitHub applies these two to administrators as well.
  if (!protection.allowsForcePushes) apply({ type: 'non_fast_forward' }, false)
  if (!protection.allowsDeletions) apply({ type: 'deletion' }, false)
  return applied
}
