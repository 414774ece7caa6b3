import type { Transaction } from 'kysely'
import { includes } from '../access/roles.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { type Change, changeIssue } from '../issues/issue-change.ts'
import type { IssueContext } from '../issues/issue-context.ts'
import { mayEdit, refuseLocked } from '../issues/issue-rules.ts'
import { recordTextReferences, resolveTextReferences } from '../issues/text-references.ts'
import { getPull } from '../pulls/get-pull.ts'
import type { PullRequest } from '../pulls/store/pulls.ts'
import { findBranchRules } from '../rules/branch-rules.ts'
import { grantsTo, loadRuleActor } from '../rules/rule-actors.ts'
import { dismissReview } from './dismiss-review.ts'
import { type LocationErrors, locateThreads } from './locate-threads.ts'
import type { ThreadInput } from './new-threads.ts'
import { publishReview } from './publish-review.ts'
import { createReviewChanges, retryWhileHeadMoves } from './review-changes.ts'
import type { ReviewDiffs } from './review-diffs.ts'
import { emitReviewEvent } from './review-events.ts'
import {
  invalidLocation,
  onePending,
  type ReviewEvent,
  refuseEvent,
  refuseReviewTexts,
  reviewError,
} from './review-rules.ts'
import { insertThreads } from './start-threads.ts'
import { deleteCommentsOfReview, listCommentsOfReview, listTextsOfReview } from './store/review-comments.ts'
import { deleteEmptyThreads } from './store/review-threads.ts'
import {
  deleteReview,
  findReview,
  insertPendingReview,
  listReviews,
  type ReviewRow,
  updateReview,
} from './store/reviews.ts'

export interface ReviewInput {
  /** The latest commit by default. */
  commitId: string | undefined
  body: string
  /** The review stays pending without one. */
  event: ReviewEvent | undefined
  comments: readonly (ThreadInput & { body: string })[]
}

export type Reviews = ReturnType<typeof createReviews>

export function createReviews(context: Context, diffs: ReviewDiffs) {
  const { db } = context
  const runWith = createReviewChanges(context)

  async function get(
    repositoryId: number,
    number: number,
    id: number,
    viewerId: number | undefined,
  ): Promise<ReviewRow> {
    const { issue } = await getPull(db.read, { id: repositoryId }, number)
    const review = await findReview(db.read, issue.id, id, viewerId)
    if (!review) throw problem('not_found')
    return review
  }

  /** Runs a change of one review, loaded inside the transaction. */
  function change<Result>(
    writer: IssueContext,
    number: number,
    reviewId: number,
    work: (change: Change, review: ReviewRow, reviewed: PullRequest) => Promise<Result>,
  ): Promise<Result> {
    return runWith(writer, number, async (change, reviewed) => {
      const review = await findReview(change.tx, reviewed.issue.id, reviewId, writer.actor.id)
      if (!review) throw problem('not_found')
      return work(change, review, reviewed)
    })
  }

  return {
    get,

    async list(
      repositoryId: number,
      number: number,
      viewerId: number | undefined,
      page: { limit: number; offset: number },
    ) {
      const { issue } = await getPull(db.read, { id: repositoryId }, number)
      return listReviews(db.read, issue.id, viewerId, page)
    },

    listComments: ({ id }: Pick<ReviewRow, 'id'>, page: { limit: number; offset: number }) =>
      listCommentsOfReview(db.read, id, page),

    async create(writer: IssueContext, number: number, input: ReviewInput): Promise<ReviewRow> {
      const { commitId, body, event, comments } = input
      refuseReviewTexts(body, comments)
      const texts = [body, ...comments.map((comment) => comment.body)].join('\n\n')
      const references = await resolveTextReferences(db.read, texts, writer)
      return retryWhileHeadMoves(async () => {
        const before = await getPull(db.read, writer.repository, number)
        const commitOid = commitId?.toLowerCase() ?? before.pull.head_oid
        const threads = await locateThreads(diffs, before, commitOid, comments, locationErrors)
        return runWith(writer, number, async (change, reviewed) => {
          const { issue, pull } = reviewed
          if (pull.head_oid !== before.pull.head_oid) return 'moved'
          refuseLocked(writer, issue)
          if (event) refuseEvent(writer, issue, event, { body, hasComments: comments.length > 0 })
          const { tx, actor, nowMs } = change
          const pending = await insertPendingReview(
            tx,
            {
              repository_id: issue.repository_id,
              issue_id: issue.id,
              author_id: actor.id,
              body,
              commit_oid: commitOid,
            },
            nowMs,
          )
          if (!pending) throw onePending()
          await insertThreads(change, pending, threads)
          if (!event) return pending
          const review = await publishReview(change, reviewed, pending, event, body)
          await recordTextReferences(change, issue, references)
          return review
        })
      })
    },

    async submit(
      writer: IssueContext,
      number: number,
      id: number,
      { event, body: newBody }: { event: ReviewEvent; body: string | undefined },
    ): Promise<ReviewRow> {
      refuseReviewTexts(newBody ?? '', [])
      const before = await get(writer.repository.id, number, id, writer.actor.id)
      const comments = await listTextsOfReview(db.read, id)
      const texts = [newBody ?? before.body, ...comments].join('\n\n')
      const references = await resolveTextReferences(db.read, texts, writer)
      return change(writer, number, id, async (change, review, reviewed) => {
        if (review.author_id !== writer.actor.id) throw problem('forbidden')
        if (review.state !== 'pending') throw reviewError('Pull request review has already been submitted')
        refuseLocked(writer, reviewed.issue)
        const body = newBody ?? review.body
        refuseEvent(writer, reviewed.issue, event, { body, hasComments: comments.length > 0 })
        const submitted = await publishReview(change, reviewed, review, event, body)
        await recordTextReferences(change, reviewed.issue, references)
        return submitted
      })
    },

    update(writer: IssueContext, number: number, id: number, body: string): Promise<ReviewRow> {
      if (body.trim() === '') throw reviewError("Review body can't be blank")
      refuseReviewTexts(body, [])
      return change(writer, number, id, async (change, before, { issue }) => {
        if (!mayEdit(writer, before)) throw problem('forbidden')
        refuseLocked(writer, issue)
        const review = await updateReview(change.tx, id, { body, updated_at_ms: change.nowMs })
        if (review.state !== 'pending')
          emitReviewEvent(change, review, 'edited', { changes: { body: { from: before.body } } })
        return review
      })
    },

    /** Only pending reviews can be deleted. Their authors alone see them. */
    removePending(writer: IssueContext, number: number, id: number): Promise<ReviewRow> {
      return change(writer, number, id, async ({ tx }, review) => {
        if (review.state !== 'pending') throw reviewError('Can not delete a non-pending pull request review')
        await deleteEmptyThreads(tx, await deleteCommentsOfReview(tx, id))
        await deleteReview(tx, id)
        return review
      })
    },

    dismiss(writer: IssueContext, number: number, id: number, message: string): Promise<ReviewRow> {
      if (message.trim() === '') throw reviewError("Message can't be blank")
      refuseReviewTexts(message, [])
      return change(writer, number, id, async (change, review, { issue, pull }) => {
        await refuseDismissal(change.tx, writer, pull.base_ref)
        if (review.state !== 'approved' && review.state !== 'changes_requested')
          throw reviewError(`Can not dismiss a ${review.state} pull request review`)
        await changeIssue(change, issue)
        return dismissReview(change, review, { message })
      })
    },
  }
}

const locationErrors: LocationErrors = {
  foreignCommit: () => reviewError('The commit_id is not part of the pull request'),
  invalid: invalidLocation,
}

/** The rules of the base branch may restrict dismissals to some users. Administrators always may. */
async function refuseDismissal(
  tx: Transaction<Tables>,
  { repository, actor, role }: IssueContext,
  branch: string,
): Promise<void> {
  const { requiredReviews } = await findBranchRules(tx, repository, branch)
  if (!requiredReviews?.dismissal || includes(role, 'admin')) return
  if (!grantsTo(requiredReviews.dismissal, await loadRuleActor(tx, repository, actor)))
    throw problem('forbidden', { message: 'You are not authorized to dismiss reviews of this branch.' })
}
