import type { Change } from '../issues/issue-change.ts'
import type { LocatedThread } from './new-threads.ts'
import { insertReviewComment, type ReviewCommentRow } from './store/review-comments.ts'
import { insertThread } from './store/review-threads.ts'
import type { ReviewRow } from './store/reviews.ts'

/** Begins the threads of a pending review. */
export async function insertThreads(
  change: Change,
  review: ReviewRow,
  threads: readonly LocatedThread[],
): Promise<void> {
  const { repository_id, issue_id } = review
  for (const { thread, location, body } of threads) {
    const row = await insertThread(change.tx, {
      repository_id,
      issue_id,
      ...thread,
      ...location,
      is_pending: 1,
    })
    await insertComment(change, review, { thread_id: row.id, in_reply_to_id: null, body })
  }
}

/** Adds a reply of a pending review to a published thread. */
export function insertReply(
  change: Change,
  review: ReviewRow,
  { id, thread_id }: Pick<ReviewCommentRow, 'id' | 'thread_id'>,
  body: string,
): Promise<void> {
  return insertComment(change, review, { thread_id, in_reply_to_id: id, body })
}

async function insertComment(
  { tx, nowMs }: Change,
  { id, issue_id, repository_id, author_id }: ReviewRow,
  comment: Pick<ReviewCommentRow, 'thread_id' | 'in_reply_to_id' | 'body'>,
): Promise<void> {
  await insertReviewComment(tx, {
    repository_id,
    issue_id,
    review_id: id,
    author_id,
    ...comment,
    is_pending: 1,
    created_at_ms: nowMs,
    updated_at_ms: nowMs,
  })
}
