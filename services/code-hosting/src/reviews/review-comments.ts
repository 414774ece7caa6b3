import type { Context } from '../context.ts'
import { problem, validationFailed } from '../errors.ts'
import { type Change, changeIssue } from '../issues/issue-change.ts'
import type { IssueContext } from '../issues/issue-context.ts'
import { mayEdit, refuseLocked } from '../issues/issue-rules.ts'
import { removeReactionAs } from '../issues/reactions.ts'
import type { CommentPosition } from '../issues/store/comment-lists.ts'
import { deleteEventsAbout } from '../issues/store/issue-events.ts'
import {
  addReaction,
  type ReactionContent,
  type ReactionRow,
  type ReactionTarget,
  removeReactionsTo,
} from '../issues/store/reactions.ts'
import { recordTextReferences, resolveTextReferences } from '../issues/text-references.ts'
import { getPull } from '../pulls/get-pull.ts'
import { findPullById, type PullRequest } from '../pulls/store/pulls.ts'
import { type LocationErrors, locateThreads } from './locate-threads.ts'
import type { ThreadInput } from './new-threads.ts'
import { publishReview } from './publish-review.ts'
import { createReviewChanges, retryWhileHeadMoves } from './review-changes.ts'
import type { ReviewDiffs } from './review-diffs.ts'
import { emitCommentEvent } from './review-events.ts'
import { invalidCommentLocation, onePendingForComments, refuseCommentText } from './review-rules.ts'
import { insertReply, insertThreads } from './start-threads.ts'
import { countReviewComments } from './store/comment-counts.ts'
import {
  deleteReviewComment,
  findFirstComment,
  findReviewComment,
  listCommentsOfReview,
  listReviewComments,
  listTextsOfReview,
  type ReviewCommentList,
  type ReviewCommentRow,
  selectReviewCommentCount,
  updateReviewComment,
} from './store/review-comments.ts'
import { deleteEmptyThreads, findThread } from './store/review-threads.ts'
import { deleteReview, findReview, insertPendingReview, type ReviewRow } from './store/reviews.ts'

export interface NewReviewComment {
  body: string
  commitId: string
  input: ThreadInput
}

export const targetOf = ({ id, repository_id }: Pick<ReviewCommentRow, 'id' | 'repository_id'>) =>
  ({ target: 'review_comment', id, repositoryId: repository_id }) satisfies ReactionTarget

export type ReviewComments = ReturnType<typeof createReviewComments>

export function createReviewComments(context: Context, diffs: ReviewDiffs) {
  const { db, clock } = context
  const runWith = createReviewChanges(context)

  async function get(
    repositoryId: number,
    id: number,
    viewerId: number | undefined,
  ): Promise<ReviewCommentRow> {
    const comment = await findReviewComment(db.read, repositoryId, id, viewerId)
    if (!comment) throw problem('not_found')
    return comment
  }

  /** Runs a change of one comment, loaded inside the transaction. */
  async function changeComment<Result>(
    writer: IssueContext,
    id: number,
    work: (change: Change, comment: ReviewCommentRow, reviewed: PullRequest) => Promise<Result>,
  ): Promise<Result> {
    const { issue_id } = await get(writer.repository.id, id, writer.actor.id)
    const reviewed = await findPullById(db.read, issue_id)
    return runWith(writer, reviewed?.issue.number ?? 0, async (change, now) => {
      const comment = await findReviewComment(change.tx, writer.repository.id, id, writer.actor.id)
      if (!comment) throw problem('not_found')
      return work(change, comment, now)
    })
  }

  /** A comment that is not part of a review gets a review of its own. */
  async function publishAlone(
    change: Change,
    writer: IssueContext,
    reviewed: PullRequest,
    commitOid: string,
    insert: (review: ReviewRow) => Promise<void>,
  ): Promise<ReviewCommentRow> {
    const { tx, actor, nowMs } = change
    const { issue } = reviewed
    refuseLocked(writer, issue)
    const pending = await insertPendingReview(
      tx,
      {
        repository_id: issue.repository_id,
        issue_id: issue.id,
        author_id: actor.id,
        body: '',
        commit_oid: commitOid,
      },
      nowMs,
    )
    if (!pending) throw onePendingForComments()
    await insert(pending)
    await publishReview(change, reviewed, pending, 'COMMENT', '')
    const { rows } = await listCommentsOfReview(tx, pending.id, { limit: 1, offset: 0 })
    const [comment] = rows
    if (!comment) throw new Error(`Review ${pending.id} has no comment`)
    return comment
  }

  /** Replies to replies are replies to the first comment of the thread. */
  async function reply(
    writer: IssueContext,
    number: number,
    { to, body }: { to: number; body: string },
  ): Promise<ReviewCommentRow> {
    refuseCommentText(body)
    const references = await resolveTextReferences(db.read, body, writer)
    return runWith(writer, number, async (change, reviewed) => {
      const { tx } = change
      const target = await findReviewComment(tx, writer.repository.id, to, undefined)
      if (target?.issue_id !== reviewed.issue.id) throw problem('not_found')
      const first = await findFirstComment(tx, target.thread_id)
      const created = await publishAlone(change, writer, reviewed, reviewed.pull.head_oid, (review) =>
        insertReply(change, review, first ?? target, body),
      )
      await recordTextReferences(change, reviewed.issue, references)
      return created
    })
  }

  return {
    get,

    async list(list: ReviewCommentList, page: CommentPosition) {
      const [counted] = await db.long(selectReviewCommentCount(db.read, list))
      return { rows: await listReviewComments(db.read, list, page), total: Number(counted?.count ?? 0) }
    },

    async create(writer: IssueContext, number: number, comment: NewReviewComment): Promise<ReviewCommentRow> {
      refuseCommentText(comment.body)
      const references = await resolveTextReferences(db.read, comment.body, writer)
      return retryWhileHeadMoves(async () => {
        const before = await getPull(db.read, writer.repository, number)
        const { input, body, commitId } = comment
        const threads = await locateThreads(diffs, before, commitId, [{ ...input, body }], locationErrors)
        return runWith(writer, number, async (change, reviewed) => {
          if (reviewed.pull.head_oid !== before.pull.head_oid) return 'moved'
          const created = await publishAlone(change, writer, reviewed, commitId, (review) =>
            insertThreads(change, review, threads),
          )
          await recordTextReferences(change, reviewed.issue, references)
          return created
        })
      })
    },

    reply,

    /** The same as `reply`, for clients that name the thread. */
    async replyInThread(
      writer: IssueContext,
      number: number,
      { threadId, body }: { threadId: number; body: string },
    ): Promise<ReviewCommentRow> {
      const first = await findFirstComment(db.read, threadId)
      if (!first) throw problem('not_found')
      return reply(writer, number, { to: first.id, body })
    },

    async edit(writer: IssueContext, id: number, body: string): Promise<ReviewCommentRow> {
      refuseCommentText(body)
      const references = await resolveTextReferences(db.read, body, writer)
      return changeComment(writer, id, async (change, before, { issue }) => {
        if (!mayEdit(writer, before)) throw problem('forbidden')
        refuseLocked(writer, issue)
        const comment = await updateReviewComment(change.tx, id, { body, updated_at_ms: change.nowMs })
        if (comment.is_pending) return comment
        await recordTextReferences(change, issue, references)
        emitCommentEvent(change, comment, 'edited', { changes: { body: { from: before.body } } })
        return comment
      })
    },

    remove: (writer: IssueContext, id: number): Promise<void> =>
      changeComment(writer, id, async (change, comment, { issue }) => {
        if (!mayEdit(writer, comment)) throw problem('forbidden')
        const { tx } = change
        const thread = await findThread(tx, comment.repository_id, comment.thread_id)
        await deleteReviewComment(tx, id)
        await removeReactionsTo(tx, targetOf(comment))
        const [emptied] = await deleteEmptyThreads(tx, [comment.thread_id])
        if (emptied !== undefined) await deleteEventsAbout(tx, issue.id, 'line-commented', emptied)
        if (comment.is_pending) return
        await removeEmptyReview(change, comment)
        await countReviewComments(tx, issue.id, -1)
        await changeIssue(change, issue)
        if (thread) emitCommentEvent(change, comment, 'deleted', { thread })
      }),

    react: (
      writer: IssueContext,
      id: number,
      content: ReactionContent,
    ): Promise<{ row: ReactionRow; isNew: boolean }> =>
      changeComment(writer, id, ({ tx, actor }, comment, { issue }) => {
        refuseLocked(writer, issue)
        return addReaction(tx, targetOf(comment), { userId: actor.id, content, nowMs: clock.now() })
      }),

    removeReaction: (writer: IssueContext, id: number, reactionId: number): Promise<void> =>
      changeComment(writer, id, ({ tx }, comment) =>
        removeReactionAs(tx, writer, targetOf(comment), reactionId),
      ),
  }
}

/** A review that consisted of the comment alone ends with it. */
async function removeEmptyReview({ tx, actor }: Change, comment: ReviewCommentRow): Promise<void> {
  const review = await findReview(tx, comment.issue_id, comment.review_id, actor.id)
  if (review?.state !== 'commented' || review.body !== '') return
  if ((await listTextsOfReview(tx, review.id)).length > 0) return
  await deleteReview(tx, review.id)
  await deleteEventsAbout(tx, comment.issue_id, 'reviewed', review.id)
}

const locationErrors: LocationErrors = {
  foreignCommit: () =>
    validationFailed({
      resource: 'PullRequestReviewComment',
      code: 'custom',
      field: 'commit_id',
      message: 'commit_id is not part of the pull request',
    }),
  invalid: invalidCommentLocation,
}
