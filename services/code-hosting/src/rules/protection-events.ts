import type { components } from '@octokit/openapi-webhooks-types'
import type { Transaction } from 'kysely'
import { findAccounts } from '../accounts/store/accounts.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import type { Writer } from '../repositories/authorized-writes.ts'
import { presentTime } from '../wire/times.ts'
import type { ProtectionRow } from './store/protections.ts'

type Rule = components['schemas']['webhooks_rule']

interface ProtectionChange {
  before: ProtectionRow | undefined
  after: ProtectionRow | undefined
}

/** Emits the webhook event and the audit entries of a change. Nothing for a change without effect. */
export async function emitProtectionEvent(
  tx: Transaction<Tables>,
  { activity, audit }: Pick<Context, 'activity' | 'audit'>,
  { repository, actor }: Writer,
  { before, after }: ProtectionChange,
): Promise<void> {
  const row = after ?? before
  if (!row) return
  const names = await loginsOf(tx, [before, after])
  const rule = presentRule(row, names)
  const action = after ? (before ? 'edited' : 'created') : 'deleted'
  const changes = before && after ? changesOf(presentRule(before, names), rule) : {}
  if (action === 'edited' && Object.keys(changes).length === 0) return
  await activity.emit(tx, {
    event: 'branch_protection_rule',
    action,
    actor,
    repository,
    payload: () => ({ rule, ...(action === 'edited' ? { changes } : {}) }),
  })
  const actions =
    action === 'edited'
      ? Object.keys(changes).map((name) => `protected_branch.update_${name}`)
      : [action === 'created' ? 'protected_branch.create' : 'protected_branch.destroy']
  for (const entry of actions)
    await audit.record(tx, { action: entry, actor, repository, data: { name: row.branch } })
}

function changesOf(before: Rule, after: Rule): Record<string, { from: unknown }> {
  return Object.fromEntries(
    Object.entries(before).flatMap(([name, from]) => {
      const isSame = JSON.stringify(from) === JSON.stringify(after[name as keyof Rule])
      return isSame || name === 'updated_at' ? [] : [[name, { from }]]
    }),
  )
}

async function loginsOf(tx: Transaction<Tables>, rows: readonly (ProtectionRow | undefined)[]) {
  const ids = rows.flatMap((row) => row?.protection.restrictions?.userIds ?? [])
  return findAccounts(tx, ids)
}

function presentRule(
  { id, repository_id, branch, protection, created_at_ms, updated_at_ms }: ProtectionRow,
  accounts: Awaited<ReturnType<typeof findAccounts>>,
): Rule {
  const { requiredReviews: reviews, requiredChecks: checks, restrictions } = protection
  const applied = protection.enforcesAdmins ? 'everyone' : 'non_admins'
  const levelOf = (isOn: boolean) => (isOn ? applied : 'off')
  return {
    id,
    repository_id,
    name: branch,
    created_at: presentTime(created_at_ms),
    updated_at: presentTime(updated_at_ms),
    admin_enforced: protection.enforcesAdmins,
    allow_deletions_enforcement_level: protection.allowsDeletions ? 'everyone' : 'off',
    allow_force_pushes_enforcement_level: protection.allowsForcePushes ? 'everyone' : 'off',
    authorized_actor_names: (restrictions?.userIds ?? []).flatMap((id) => accounts.get(id)?.login ?? []),
    authorized_actors_only: restrictions !== null,
    authorized_dismissal_actors_only: (reviews?.dismissal ?? null) !== null,
    create_protected: protection.blocksCreations,
    dismiss_stale_reviews_on_push: reviews?.dismissesStale ?? false,
    ignore_approvals_from_contributors: false,
    linear_history_requirement_enforcement_level: levelOf(protection.requiresLinearHistory),
    lock_branch_enforcement_level: levelOf(protection.isLocked),
    lock_allows_fork_sync: protection.allowsForkSyncing,
    merge_queue_enforcement_level: 'off',
    pull_request_reviews_enforcement_level: levelOf(reviews !== null),
    require_code_owner_review: reviews?.requiresCodeOwners ?? false,
    require_last_push_approval: reviews?.requiresLastPushApproval ?? false,
    required_approving_review_count: reviews?.count ?? 0,
    required_conversation_resolution_level: levelOf(protection.requiresConversationResolution),
    required_deployments_enforcement_level: 'off',
    required_status_checks: (checks?.checks ?? []).map(({ context }) => context),
    required_status_checks_enforcement_level: levelOf(checks !== null),
    signature_requirement_enforcement_level: levelOf(protection.requiresSignatures),
    strict_required_status_checks_policy: checks?.isStrict ?? false,
  }
}
