import { encodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import type { ActivityEvent, ActivityObserver } from '../context/activity.ts'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { joinChange } from '../issues/issue-change.ts'
import { readAutoMerge, updatePull } from '../pulls/store/pulls.ts'
import { canWrite, disableAutoMerge } from './auto-merges.ts'
import { hasAutoMerges, listWithAutoMerges } from './store/auto-merges.ts'
import { findMergePullById } from './store/merge-pulls.ts'

export const autoMergeKind = 'auto-merge'

/** Webhook events after which the rules of a base branch may be met. Rulesets may be those of an organization. */
const triggers = new Set([
  'branch_protection_rule',
  'check_run',
  'check_suite',
  'pull_request',
  'pull_request_review',
  'pull_request_review_thread',
  'repository_ruleset',
  'status',
])

/** Lets a job attempt the automatic merges of a repository after each event that may allow one. */
export function createAutoMergeTrigger(
  context: Pick<Context, 'jobs' | 'activity' | 'clock' | 'pulls'>,
): ActivityObserver {
  return async (tx, { event, action, actor, repository, organization, about }) => {
    if (!triggers.has(event)) return
    if (!repository) return organization && enqueueAll(tx, await listWithAutoMerges(tx, organization.id))
    if (!(await hasAutoMerges(tx, repository.id))) return
    const isMoved = event === 'pull_request' && (action === 'synchronize' || action === 'edited')
    if (isMoved && about) await followBranches(tx, repository, actor, about.issueId)
    await enqueueAll(tx, [repository.id])
  }

  async function enqueueAll(tx: Transaction<Tables>, repositoryIds: readonly number[]): Promise<void> {
    for (const repositoryId of repositoryIds)
      await context.jobs.enqueue(tx, {
        kind: autoMergeKind,
        key: String(repositoryId),
        payload: { repositoryId },
      })
  }

  /** A new head or base keeps the automatic merge only if the user could have enabled it. */
  async function followBranches(
    tx: Transaction<Tables>,
    repository: RepositoryRow,
    actor: ActivityEvent['actor'],
    issueId: number,
  ): Promise<void> {
    const target = await findMergePullById(tx, issueId)
    const autoMerge = target && readAutoMerge(target.pull)
    if (!autoMerge) return
    const { head_oid: headOid, base_ref: baseRef } = target.pull
    if (autoMerge.headOid === headOid && autoMerge.baseRef === baseRef) return
    if (await canWrite(tx, actor, repository))
      await updatePull(tx, issueId, { auto_merge: encodeJson({ ...autoMerge, headOid, baseRef }) })
    else await joinChange(context, tx, { repository, actor }, (change) => disableAutoMerge(change, target))
  }
}
