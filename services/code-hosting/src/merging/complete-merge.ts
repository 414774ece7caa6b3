import { type Static, Type } from 'typebox'
import Value from 'typebox/value'
import type { CompleteChange, Completion } from '../context/pushes.ts'
import type { Context } from '../context.ts'
import { joinChange } from '../issues/issue-change.ts'
import { recordMerge } from '../pulls/record-merge.ts'
import { readSettings } from '../repositories/repository-settings.ts'
import { findRepositoryById } from '../repositories/store/repositories.ts'
import { enqueueBranchDeletion } from './delete-merged-branch.ts'
import { findMergePullById } from './store/merge-pulls.ts'

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
 * intent was stored, so it is merged even if it was closed or its head moved since.
 */
export function createMergeCompletion(context: Context): CompleteChange {
  return async (tx, { repositoryId, actor, token, data }) => {
    const merge = Value.Parse(MergeData, data)
    const repository = await findRepositoryById(tx, repositoryId)
    const target = repository && (await findMergePullById(tx, merge.issueId))
    if (!target || target.pull.merged_at_ms !== null) return
    const { baseOid, headOid, to: mergeOid } = merge
    await joinChange(context, tx, { repository, actor }, (change) =>
      recordMerge(context, change, target, { baseOid, headOid, mergeOid, token }),
    )
    if (readSettings(repository).delete_branch_on_merge)
      await enqueueBranchDeletion(context, tx, merge.issueId, actor.id)
  }
}
