import type { Change } from '../issues/issue-change.ts'
import type { PlacedThread } from './new-threads.ts'
import { insertReviewComment, type ReviewCommentRow } from './store/review-comments.ts'
import { insertThread } from './store/review-threads.ts'
import type { ReviewRow } from './store/reviews.ts'

/** Begins the threads of a pending review. */
export async function insertThreads(
  { tx, nowMs }: Change,
  { id, issue_id, repository_id, author_id }: ReviewRow,
  placed: readonly PlacedThread[],
): Promise<void> {
  for (const { thread, place, body } of placed) {
    const row = await insertThread(tx, { repository_id, issue_id, ...thread, ...place, is_pending: 1 })
    await insertReviewComment(tx, {
      repository_id,
      issue_id,
      thread_id: row.id,
      review_id: id,
      author_id,
      in_reply_to_id: null,
      body,
      is_pending: 1,
      created_at_ms: nowMs,
      updated_at_ms: nowMs,
    })
  }
}

/** Adds a reply of a pending review to a published thread. */
export async function insertReply(
  { tx, nowMs }: Change,
  { id, issue_id, repository_id, author_id }: ReviewRow,
  first: Pick<ReviewCommentRow, 'id' | 'thread_id'>,
  body: string,
): Promise<void> {
  await insertReviewComment(tx, {
    repository_id,
    issue_id,
    thread_id: first.thread_id,
    review_id: id,
    author_id,
    in_reply_to_id: first.id,
    body,
    is_pending: 1,
    created_at_ms: nowMs,
    updated_at_ms: nowMs,
  })
}
