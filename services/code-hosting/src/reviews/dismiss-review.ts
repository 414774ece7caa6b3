import { type Change, recordEvents } from '../issues/issue-change.ts'
import { emitReviewEvent } from './review-events.ts'
import { type ReviewRow, updateReview } from './store/reviews.ts'

interface Dismissal {
  message: string | null
  /** The pushed commit that made an approval stale. */
  commitOid?: string
}

/** Dismisses an approval or a request for changes, and records it in the timeline. */
export async function dismissReview(
  change: Change,
  { id, issue_id, repository_id, state }: ReviewRow,
  { message, commitOid }: Dismissal,
): Promise<ReviewRow> {
  const { tx, nowMs } = change
  const dismissed = await updateReview(tx, id, { state: 'dismissed', updated_at_ms: nowMs })
  const data = {
    state,
    review_id: id,
    dismissal_message: message,
    ...(commitOid !== undefined && { dismissal_commit_id: commitOid }),
  }
  await recordEvents(change, { id: issue_id, repository_id }, [
    { kind: 'review_dismissed', subjectId: id, data: { dismissed_review: data } },
  ])
  emitReviewEvent(change, dismissed, 'dismissed')
  return dismissed
}
