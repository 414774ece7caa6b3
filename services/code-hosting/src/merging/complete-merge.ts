import type { Transaction } from 'kysely'
import { type Static, Type } from 'typebox'
import Value from 'typebox/value'
import type { ArrivedCommit, CompleteChange, Completion } from '../context/pushes.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { applyReferences, type ReferenceSource, readReferences } from '../issues/commit-references.ts'
import { type Change, joinChange, recordEvents } from '../issues/issue-change.ts'
import { closeIssue } from '../issues/issue-state.ts'
import { updatePull } from '../pulls/store/pulls.ts'
import { readSettings } from '../repositories/repository-settings.ts'
import { findRepositoryById } from '../repositories/store/repositories.ts'
import { enqueueBranchDeletion } from './delete-merged-branch.ts'
import { findMergePullById, type MergePull } from './store/merge-pulls.ts'

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
    if (target.pull.base_ref === repository.default_branch)
      await closeLinkedIssues(
        context,
        tx,
        { repository, actor },
        { oid: merge.to, message: target.issue.body ?? '' },
      )
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
  await recordEvents(change, issue, [{ kind: 'merged', data: { commit } }])
  if (issue.is_open) await closeIssue(change, issue, 'completed')
}

/** Closes the issues that the description names after a closing keyword. */
async function closeLinkedIssues(
  context: Context,
  tx: Transaction<Tables>,
  source: ReferenceSource,
  merge: ArrivedCommit,
): Promise<void> {
  const { oid, references } = readReferences(merge, context.url())
  await applyReferences(context, tx, source, [{ oid, references: references.filter(({ closes }) => closes) }])
}
