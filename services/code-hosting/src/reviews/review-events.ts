import type { PullRequests } from '../context/pull-requests.ts'
import type { Change } from '../issues/issue-change.ts'
import { nodeId } from '../wire/addresses.ts'
import { presentReviewComment } from './present/review-comments.ts'
import { presentReviewOfPayload } from './present/reviews.ts'
import { listCommentsOfThread, type ReviewCommentRow } from './store/review-comments.ts'
import { loadReviewDetails } from './store/review-details.ts'
import { findThreads, type ThreadRow } from './store/review-threads.ts'
import type { ReviewRow } from './store/reviews.ts'

export function emitReviewEvent(
  { emit, pulls, repository }: Change,
  review: ReviewRow,
  action: 'submitted' | 'edited' | 'dismissed',
  more: object = {},
): void {
  emit({
    event: 'pull_request_review',
    action,
    about: { issueId: review.issue_id },
    payload: async (tx, addresses) => ({
      ...more,
      review: presentReviewOfPayload(review, await loadReviewDetails(tx, [review], repository), addresses),
      pull_request: await presentPull(pulls, tx, repository, review.issue_id, addresses),
    }),
    ...(action === 'edited' ? {} : { feed: { type: 'PullRequestReviewEvent' } }),
  })
}

export function emitCommentEvent(
  { emit, pulls, repository }: Change,
  comment: ReviewCommentRow,
  action: 'created' | 'edited' | 'deleted',
  { thread, ...more }: { thread?: ThreadRow; changes?: object } = {},
): void {
  emit({
    event: 'pull_request_review_comment',
    action,
    about: { issueId: comment.issue_id },
    payload: async (tx, addresses) => {
      const place = thread ?? (await findThreads(tx, [comment.thread_id])).get(comment.thread_id)
      if (!place) throw new Error(`There is no thread of comment ${comment.id}`)
      const details = await loadReviewDetails(tx, [comment], repository)
      return {
        ...more,
        comment: presentReviewComment(comment, place, details, addresses),
        pull_request: await presentPull(pulls, tx, repository, comment.issue_id, addresses),
      }
    },
    ...(action === 'created' ? { feed: { type: 'PullRequestReviewCommentEvent' } } : {}),
  })
}

/** Payloads of longer threads contain their first comments. */
const maxComments = 100

export function emitThreadEvent(
  { emit, pulls, repository }: Change,
  thread: ThreadRow,
  action: 'resolved' | 'unresolved',
): void {
  emit({
    event: 'pull_request_review_thread',
    action,
    about: { issueId: thread.issue_id },
    payload: async (tx, addresses) => {
      const comments = await listCommentsOfThread(tx, thread.id, maxComments)
      const details = await loadReviewDetails(tx, comments, repository)
      return {
        thread: {
          node_id: nodeId('PullRequestReviewThread', thread.id),
          comments: comments.map((comment) => presentReviewComment(comment, thread, details, addresses)),
        },
        pull_request: await presentPull(pulls, tx, repository, thread.issue_id, addresses),
      }
    },
  })
}

async function presentPull(pulls: PullRequests, ...of: Parameters<PullRequests['presentPayload']>) {
  return (await pulls.presentPayload(...of)).pull_request
}
