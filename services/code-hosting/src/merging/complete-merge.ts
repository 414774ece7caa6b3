import { type Static, Type } from 'typebox'
import Value from 'typebox/value'
import type { CompleteChange, Completion } from '../context/pushes.ts'
import type { Context } from '../context.ts'
import { type Change, changeIssue, joinChange, recordEvents } from '../issues/issue-change.ts'
import { readSettings } from '../repositories/repository-settings.ts'
import { findRepositoryById } from '../repositories/store/repositories.ts'
import { enqueueBranchDeletion } from './delete-merged-branch.ts'
import { findMergePullById, type MergePull, updatePull } from './store/merge-pulls.ts'

export const mergeKind = 'merge-pull'

const MergeData = Type.Object({
  issueId: Type.Integer(),
  baseOid: Type.String(),
  headOid: Type.String(),
  /** The new tip of the base branch. */
  to: Type.String(),
})
type MergeData = Static<typeof MergeData>

export function mergeCompletion(data: MergeData): Completion {
  return { kind: mergeKind, key: data.issueId, data }
}

/**
 * Marks a pull request as merged, in the transaction that stores the new base branch. It was mergeable when the
 * intent was stored, so it is merged even if somebody has closed it or moved its head since.
 */
export function createMergeCompletion(context: Context): CompleteChange {
  return async (tx, { repositoryId, actor, data }) => {
    const merge = Value.Parse(MergeData, data)
    const repository = await findRepositoryById(tx, repositoryId)
    const target = repository && (await findMergePullById(tx, merge.issueId))
    if (!target || target.pull.merged_at_ms !== null) return
    await joinChange(context, tx, { repository, actor }, (change) => markMerged(change, target, merge))
    if (readSettings(repository).delete_branch_on_merge)
      await enqueueBranchDeletion(context, tx, merge.issueId, actor.id)
  }
}

async function markMerged(change: Change, { issue }: MergePull, merge: MergeData): Promise<void> {
  const { tx, actor, nowMs, repository } = change
  await updatePull(tx, issue.id, {
    is_open: 0,
    base_oid: merge.baseOid,
    head_oid: merge.headOid,
    merge_commit_oid: merge.to,
    merged_at_ms: nowMs,
    merged_by_id: actor.id,
    auto_merge: null,
  })
  const commit = { id: merge.to, repositoryId: repository.id }
  const closed = { is_open: 0, state_reason: null, closed_by_id: actor.id, closed_at_ms: nowMs }
  await changeIssue(change, issue, closed)
  const kinds = issue.is_open ? ['merged', 'closed'] : ['merged']
  await recordEvents(
    change,
    issue,
    kinds.map((kind) => ({ kind, data: kind === 'merged' ? { commit } : {} })),
  )
}
