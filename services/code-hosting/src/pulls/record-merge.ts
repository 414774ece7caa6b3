import type { Context } from '../context.ts'
import type { TokenRights } from '../database/token-rights.ts'
import { type Change, changeIssue, emitIssueEvent, recordEvents } from '../issues/issue-change.ts'
import { closeLinkedIssues } from './linked-issues.ts'
import { type PullRequest, updatePull } from './store/pulls.ts'

export interface RecordedMerge {
  /** The base branch before the merge. */
  baseOid: string
  headOid: string
  /** The commit on the base branch. */
  mergeOid: string
  /** Limits which issues are closed. */
  token: TokenRights | undefined
}

/**
 * Marks a pull request as merged, closes the issues that it names, and emits the event. Runs in the transaction that
 * stores the new base branch.
 */
export async function recordMerge(
  context: Pick<Context, 'activity' | 'clock' | 'pulls' | 'url'>,
  change: Change,
  { issue, pull }: PullRequest,
  { baseOid, headOid, mergeOid, token }: RecordedMerge,
): Promise<void> {
  const { tx, actor, nowMs, repository } = change
  await updatePull(tx, issue.id, {
    is_open: 0,
    base_oid: baseOid,
    head_oid: headOid,
    merge_commit_oid: mergeOid,
    merged_at_ms: nowMs,
    merged_by_id: actor.id,
    auto_merge: null,
  })
  await changeIssue(change, issue, {
    is_open: 0,
    state_reason: null,
    closed_by_id: actor.id,
    closed_at_ms: nowMs,
  })
  const commit = { id: mergeOid, repositoryId: repository.id }
  const closing = issue.is_open ? [{ kind: 'closed' }] : []
  await recordEvents(change, issue, [{ kind: 'merged', data: { commit } }, ...closing])
  emitIssueEvent(change, issue, 'closed')
  if (pull.base_ref === repository.default_branch)
    await closeLinkedIssues(context, tx, {
      repository,
      actor,
      token,
      body: issue.body,
      head: { repositoryId: pull.head_repository_id, ref: pull.head_ref },
    })
}
