import { encodeJson } from '@octavo/platform/data/columns.ts'
import type { Transaction } from 'kysely'
import type { ActivityEvent, ActivityObserver } from '../context/activity.ts'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { joinChange } from '../issues/issue-change.ts'
import { updatePull } from '../pulls/store/pulls.ts'
import { canWrite, disableAutoMerge, readAutoMerge } from './auto-merges.ts'
import { hasAutoMerges, listAutoMerges } from './store/auto-merges.ts'
import { findMergePullById } from './store/merge-pulls.ts'

export const autoMergeKind = 'auto-merge'

/** Webhook events after which the rules of a base branch may be met. */
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
/** More automatic merges of one repository do not follow a push. */
const maxFollowed = 1000

/** Lets a job attempt the automatic merges of a repository after each event that may allow one. */
export function createAutoMergeTrigger(
  context: Pick<Context, 'jobs' | 'activity' | 'clock' | 'pulls'>,
): ActivityObserver {
  return async (tx, { event, action, actor, repository }) => {
    if (!repository || !triggers.has(event) || !(await hasAutoMerges(tx, repository.id))) return
    if (event === 'pull_request' && action === 'synchronize') await followHeads(tx, repository, actor)
    const payload = { repositoryId: repository.id }
    await context.jobs.enqueue(tx, { kind: autoMergeKind, key: String(repository.id), payload })
  }

  /** A push keeps the automatic merge only if the pusher could have enabled it. */
  async function followHeads(
    tx: Transaction<Tables>,
    repository: RepositoryRow,
    actor: ActivityEvent['actor'],
  ): Promise<void> {
    const mayPush = await canWrite(tx, actor, repository)
    for (const issueId of await listAutoMerges(tx, repository.id, { afterId: 0, limit: maxFollowed })) {
      const target = await findMergePullById(tx, issueId)
      const autoMerge = target && readAutoMerge(target.pull)
      if (!autoMerge || autoMerge.headOid === target.pull.head_oid) continue
      const { head_oid: headOid } = target.pull
      if (mayPush) await updatePull(tx, issueId, { auto_merge: encodeJson({ ...autoMerge, headOid }) })
      else await joinChange(context, tx, { repository, actor }, (change) => disableAutoMerge(change, target))
    }
  }
}
