import type { ReviewState } from '../database/review-tables.ts'
import { type Change, changeIssue, recordEvents } from '../issues/issue-change.ts'
import { addFacets, facets } from '../issues/store/issue-facets.ts'
import type { PullRequest } from '../pulls/store/pulls.ts'
import { findBranchRules } from '../rules/branch-rules.ts'
import { dismissReview } from './dismiss-review.ts'
import { emitCommentEvent, emitReviewEvent } from './review-events.ts'
import type { ReviewEvent } from './review-rules.ts'
import { countReviewComments } from './store/comment-counts.ts'
import { publishComments } from './store/review-comments.ts'
import { fulfillRequests } from './store/review-requests.ts'
import { publishThreads } from './store/review-threads.ts'
import { type ReviewRow, updateReview } from './store/reviews.ts'

const states: Record<ReviewEvent, ReviewState> = {
  APPROVE: 'approved',
  REQUEST_CHANGES: 'changes_requested',
  COMMENT: 'commented',
}

/**
 * Submits a pending review: it, its comments and its threads become visible, and its requests are answered. An approval
 * of an older commit is dismissed at once if a push would have dismissed it.
 */
export async function publishReview(
  change: Change,
  { issue, pull }: PullRequest,
  pending: ReviewRow,
  event: ReviewEvent,
  body: string,
): Promise<ReviewRow> {
  const { tx, actor, nowMs, repository } = change
  const review = await updateReview(tx, pending.id, {
    state: states[event],
    body,
    submitted_at_ms: nowMs,
    updated_at_ms: nowMs,
  })
  const comments = await publishComments(tx, review.id, nowMs)
  const threads = await publishThreads(tx, review.id)
  await countReviewComments(tx, issue.id, comments.length)
  await fulfillRequests(tx, issue.id, actor.id)
  const changed = await changeIssue(change, issue)
  await addFacets(tx, changed, [{ kind: facets.commenter, subjectId: actor.id }])
  await recordEvents(change, issue, [
    { kind: 'reviewed', subjectId: review.id, isTimelineOnly: true },
    ...threads.map(({ id }) => ({ kind: 'line-commented', subjectId: id, isTimelineOnly: true })),
  ])
  emitReviewEvent(change, review, 'submitted')
  for (const comment of comments) emitCommentEvent(change, comment, 'created')
  if (review.state !== 'approved' || review.commit_oid === pull.head_oid) return review
  const { requiredReviews } = await findBranchRules(tx, repository, pull.base_ref)
  if (!requiredReviews?.dismissesStale) return review
  return dismissReview(change, review, { message: null, commitOid: pull.head_oid })
}
