import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import type { Change } from '../issues/issue-change.ts'
import type { IssueContext } from '../issues/issue-context.ts'
import { refuseLocked } from '../issues/issue-rules.ts'
import { getPull } from '../pulls/get-pull.ts'
import type { PullRequest } from '../pulls/store/pulls.ts'
import { type LocationErrors, locateThreads } from './locate-threads.ts'
import type { ThreadInput } from './new-threads.ts'
import { createReviewChanges, retryWhileHeadMoves } from './review-changes.ts'
import type { ReviewDiffs } from './review-diffs.ts'
import { invalidLocation, refuseCommentText, reviewError } from './review-rules.ts'
import { insertReply, insertThreads } from './start-threads.ts'
import { findFirstComment, findNewestComment, type ReviewCommentRow } from './store/review-comments.ts'
import { findThread } from './store/review-threads.ts'
import { findPendingReview, insertPendingReview, type ReviewRow } from './store/reviews.ts'

/** Adds comments to the pending review of a user. Others see them once the review is submitted. */
export function createPendingComments(context: Context, diffs: ReviewDiffs) {
  const { db } = context
  const runWith = createReviewChanges(context)

  return {
    /** Starts a thread. Without a review of the user, a pending one is created. */
    async start(
      writer: IssueContext,
      number: number,
      { body, input, reviewId }: { body: string; input: ThreadInput; reviewId: number | undefined },
    ): Promise<ReviewCommentRow> {
      refuseCommentText(body)
      return retryWhileHeadMoves(async () => {
        const before = await getPull(db.read, writer.repository, number)
        const threads = await locateThreads(
          diffs,
          before,
          before.pull.head_oid,
          [{ ...input, body }],
          locationErrors,
        )
        return runWith(writer, number, async (change, reviewed) => {
          if (reviewed.pull.head_oid !== before.pull.head_oid) return 'moved'
          refuseLocked(writer, reviewed.issue)
          const review = await openReview(change, reviewed, reviewId)
          await insertThreads(change, review, threads)
          return newestOf(change, review)
        })
      })
    },

    reply: (
      writer: IssueContext,
      number: number,
      { body, threadId, reviewId }: { body: string; threadId: number; reviewId: number },
    ): Promise<ReviewCommentRow> => {
      refuseCommentText(body)
      return runWith(writer, number, async (change, reviewed) => {
        refuseLocked(writer, reviewed.issue)
        const thread = await findThread(change.tx, writer.repository.id, threadId)
        const first = thread && (await findFirstComment(change.tx, thread.id))
        if (thread?.issue_id !== reviewed.issue.id || !first) throw problem('not_found')
        const review = await openReview(change, reviewed, reviewId)
        await insertReply(change, review, first, body)
        return newestOf(change, review)
      })
    },
  }
}

async function openReview(
  { tx, actor, nowMs }: Change,
  { issue, pull }: PullRequest,
  reviewId: number | undefined,
): Promise<ReviewRow> {
  const pending = await findPendingReview(tx, issue.id, actor.id)
  if (reviewId !== undefined && pending?.id !== reviewId)
    throw reviewError('The review has already been submitted')
  const review = {
    repository_id: issue.repository_id,
    issue_id: issue.id,
    author_id: actor.id,
    body: '',
    commit_oid: pull.head_oid,
  }
  const row = pending ?? (await insertPendingReview(tx, review, nowMs))
  if (!row) throw problem('conflict')
  return row
}

async function newestOf({ tx }: Change, { id }: ReviewRow): Promise<ReviewCommentRow> {
  const comment = await findNewestComment(tx, id)
  if (!comment) throw new Error(`Review ${id} has no comment`)
  return comment
}

const locationErrors: LocationErrors = {
  foreignCommit: () => reviewError('The commit is not part of the pull request'),
  invalid: invalidLocation,
}
