import { type Change, recordEvents } from '../issues/issue-change.ts'
import type { ReviewedPull } from './store/reviewed-pulls.ts'
import { listApprovals, updateReview } from './store/reviews.ts'

/**
 * Dismisses all approvals, for rules that require new ones after a push to the head branch. Runs in the transaction
 * that moves the head.
 */
export async function dismissStaleApprovals(
  change: Change,
  { issue, pull }: Pick<ReviewedPull, 'issue' | 'pull'>,
): Promise<void> {
  for (const approval of await listApprovals(change.tx, issue.id)) {
    await updateReview(change.tx, approval.id, {
      state: 'dismissed',
      updated_at_ms: change.nowMs,
    })
    const data = {
      state: approval.state,
      review_id: approval.id,
      dismissal_message: null,
      dismissal_commit_id: pull.head_oid,
    }
    await recordEvents(change, issue, [
      { kind: 'review_dismissed', subjectId: approval.id, data: { dismissed_review: data } },
    ])
  }
}
