import { fromBit } from '@octavo/platform/data/columns.ts'
import type { Context } from '../../context.ts'
import { fullNameOf } from '../../repositories/present/repositories.ts'
import { createPendingComments } from '../../reviews/pending-comments.ts'
import { createReviewComments } from '../../reviews/review-comments.ts'
import { createReviewDiffs } from '../../reviews/review-diffs.ts'
import { dismissing, reviewing } from '../../reviews/review-needs.ts'
import { createReviews } from '../../reviews/reviews.ts'
import type { ReviewCommentRow } from '../../reviews/store/review-comments.ts'
import { findThreads, type ThreadRow } from '../../reviews/store/review-threads.ts'
import type { ReviewRow } from '../../reviews/store/reviews.ts'
import { nodeId } from '../../wire/addresses.ts'
import { presentTime } from '../../wire/times.ts'
import { connect, type PageArguments, readPart } from '../connections.ts'
import type { GraphqlContext } from '../graphql-context.ts'
import { fieldError } from '../graphql-errors.ts'
import { issueContextIn, type MutationTargets } from '../mutation-targets.ts'
import { commitSource, type IssueSource } from '../sources.ts'
import { countReviewCommentsOf, listReviewCommentsOf } from '../store/lists-of-many.ts'
import { listReviewCommentsById } from '../store/nodes.ts'
import { findAssociation, findAuthor } from './issue-fields.ts'
import { mutation } from './mutation-fields.ts'
import type { ResolverMap } from './resolver-map.ts'
import type { ReviewSource, ThreadSource } from './reviews.ts'

export interface ReviewCommentSource {
  __typename: 'PullRequestReviewComment'
  row: ReviewCommentRow
  pull: IssueSource
}

/** Comments on lines: reading them, and writing them together with their reviews. */
export function reviewCommentResolvers(context: Context, targets: MutationTargets): ResolverMap {
  const { db } = context
  const diffs = createReviewDiffs(context)
  const comments = createReviewComments(context, diffs)
  const pending = createPendingComments(context, diffs)
  const reviews = createReviews(context, diffs)

  const commentSource = (row: ReviewCommentRow, pull: IssueSource): ReviewCommentSource => ({
    __typename: 'PullRequestReviewComment',
    row,
    pull,
  })

  const commentsOf =
    (column: 'thread_id' | 'review_id') =>
    async (
      { row, pull }: { row: { id: number }; pull: IssueSource },
      args: PageArguments,
      graphql: GraphqlContext,
    ) => {
      const { loaders, request } = graphql
      const viewerId = request.viewer.user?.id ?? 0
      const part = readPart(args)
      const load = loaders.named(`comments by ${column} ${JSON.stringify(part)}`, (ids: readonly number[]) =>
        listReviewCommentsOf(db.read, column, ids, viewerId, part),
      )
      return connect((await load(row.id)) ?? [], part, {
        positionOf: ({ id }) => [id],
        nodeOf: (comment) => commentSource(comment, pull),
        totalCount: async () =>
          (await loaders.named(`comment counts by ${column}`, (ids: readonly number[]) =>
            countReviewCommentsOf(db.read, column, ids, viewerId),
          )(row.id)) ?? 0,
      })
    }

  async function threadOf({ row }: ReviewCommentSource, { loaders }: GraphqlContext): Promise<ThreadRow> {
    const load = loaders.named('threads of comments', (ids: readonly number[]) => findThreads(db.read, ids))
    const thread = await load(row.thread_id)
    if (!thread) throw fieldError('NOT_FOUND', 'The thread was deleted.')
    return thread
  }

  const ofThread =
    <Value>(read: (thread: ThreadRow) => Value) =>
    async (source: ReviewCommentSource, _: unknown, graphql: GraphqlContext) =>
      read(await threadOf(source, graphql))

  async function reviewOf(id: string, graphql: GraphqlContext, need = reviewing) {
    const source = await targets.node<ReviewSource>(id, 'PullRequestReview', graphql)
    graphql.require(source.pull.repository, need)
    return {
      ...source,
      writer: issueContextIn(source.pull.repository, graphql),
      number: source.pull.row.number,
    }
  }

  async function commentOf(id: string, graphql: GraphqlContext) {
    const source = await targets.node<ReviewCommentSource>(id, 'PullRequestReviewComment', graphql)
    graphql.require(source.pull.repository, reviewing)
    return { ...source, writer: issueContextIn(source.pull.repository, graphql) }
  }

  const shownReview = (row: ReviewRow, pull: IssueSource): { pullRequestReview: ReviewSource } => ({
    pullRequestReview: { __typename: 'PullRequestReview', row, pull },
  })

  return {
    PullRequestReviewThread: { comments: commentsOf('thread_id') },
    PullRequestReview: { comments: commentsOf('review_id') },
    PullRequestReviewComment: {
      id: ({ row }: ReviewCommentSource) => nodeId('PullRequestReviewComment', row.id),
      databaseId: ({ row }: ReviewCommentSource) => row.id,
      fullDatabaseId: ({ row }: ReviewCommentSource) => String(row.id),
      author: ({ row }: ReviewCommentSource, _, graphql) => findAuthor(row.author_id, graphql),
      authorAssociation: ({ row, pull }: ReviewCommentSource, _, graphql) =>
        findAssociation(pull.repository, row.author_id, graphql),
      body: ({ row }: ReviewCommentSource) => row.body,
      state: ({ row }: ReviewCommentSource) => (row.is_pending ? 'PENDING' : 'SUBMITTED'),
      createdAt: ({ row }: ReviewCommentSource) => presentTime(row.created_at_ms),
      updatedAt: ({ row }: ReviewCommentSource) => presentTime(row.updated_at_ms),
      url: ({ row, pull }: ReviewCommentSource, _, { request }) =>
        `${request.addresses.html}/${fullNameOf(pull.repository.row)}/pull/${pull.row.number}#discussion_r${row.id}`,
      path: ofThread(({ path }) => path),
      line: ofThread(({ line }) => line),
      startLine: ofThread(({ start_line }) => start_line),
      originalLine: ofThread(({ original_line }) => original_line),
      originalStartLine: ofThread(({ original_start_line }) => original_start_line),
      diffHunk: ofThread(({ diff_hunk }) => diff_hunk),
      outdated: ofThread(({ is_outdated }) => fromBit(is_outdated)),
      subjectType: ofThread(({ subject }) => subject.toUpperCase()),
      originalCommit: async (source: ReviewCommentSource, _, graphql) =>
        graphql.can(source.pull.repository, { permission: 'contents' })
          ? commitSource((await threadOf(source, graphql)).original_commit_oid, source.pull.repository)
          : null,
      replyTo: async ({ row, pull }: ReviewCommentSource, _, { loaders, request }) => {
        if (row.in_reply_to_id === null) return null
        const load = loaders.named('review comments by id', (ids: readonly number[]) =>
          listReviewCommentsById(db.read, ids, request.viewer.user?.id),
        )
        const first = await load(row.in_reply_to_id)
        return first ? commentSource(first, pull) : null
      },
      pullRequest: ({ pull }: ReviewCommentSource) => pull,
      viewerDidAuthor: ({ row }: ReviewCommentSource, _, { request }) =>
        request.viewer.user?.id === row.author_id,
    },
    Mutation: {
      addPullRequestReviewThread: mutation(async (input, graphql) => {
        const { pullRequestReviewId, pullRequestId, body, path, line, side, startLine, startSide } = input
        const review = pullRequestReviewId == null ? undefined : await reviewOf(pullRequestReviewId, graphql)
        if (!review && pullRequestId == null)
          throw fieldError('UNPROCESSABLE', 'Either `pullRequestId` or `pullRequestReviewId` is required.')
        const target = review
          ? { source: review.pull, writer: review.writer, number: review.number }
          : await targets.issue(pullRequestId, ['PullRequest'], 'read', graphql)
        const isFile = input.subjectType === 'FILE'
        if (!isFile && line == null)
          throw fieldError('UNPROCESSABLE', '`line` is required for a thread on a line.')
        const comment = await pending.start(target.writer, target.number, {
          body,
          reviewId: review?.row.id,
          input: {
            path,
            position: null,
            line: isFile ? null : line,
            side: side ?? null,
            startLine: startLine ?? null,
            startSide: startLine == null ? null : (startSide ?? null),
            subject: isFile ? 'file' : 'line',
          },
        })
        const thread = (await findThreads(db.read, [comment.thread_id])).get(comment.thread_id)
        return {
          thread: thread && { __typename: 'PullRequestReviewThread', row: thread, pull: target.source },
        }
      }),
      addPullRequestReviewThreadReply: mutation(async (input, graphql) => {
        const { pullRequestReviewThreadId, pullRequestReviewId, body } = input
        const kind = 'PullRequestReviewThread'
        const { row, pull } = await targets.node<ThreadSource>(pullRequestReviewThreadId, kind, graphql)
        graphql.require(pull.repository, reviewing)
        const writer = issueContextIn(pull.repository, graphql)
        const review = pullRequestReviewId == null ? undefined : await reviewOf(pullRequestReviewId, graphql)
        const reply = review
          ? await pending.reply(writer, pull.row.number, { body, threadId: row.id, reviewId: review.row.id })
          : await comments.replyInThread(writer, pull.row.number, { threadId: row.id, body })
        return { comment: commentSource(reply, pull) }
      }),
      updatePullRequestReviewComment: mutation(async ({ pullRequestReviewCommentId, body }, graphql) => {
        const { row, pull, writer } = await commentOf(pullRequestReviewCommentId, graphql)
        return { pullRequestReviewComment: commentSource(await comments.edit(writer, row.id, body), pull) }
      }),
      deletePullRequestReviewComment: mutation(async ({ id }, graphql) => {
        const source = await commentOf(id, graphql)
        await comments.remove(source.writer, source.row.id)
        return { pullRequestReviewComment: commentSource(source.row, source.pull) }
      }),
      updatePullRequestReview: mutation(async ({ pullRequestReviewId, body }, graphql) => {
        const { row, pull, writer, number } = await reviewOf(pullRequestReviewId, graphql)
        return shownReview(await reviews.update(writer, number, row.id, body), pull)
      }),
      deletePullRequestReview: mutation(async ({ pullRequestReviewId }, graphql) => {
        const { row, pull, writer, number } = await reviewOf(pullRequestReviewId, graphql)
        return shownReview(await reviews.removePending(writer, number, row.id), pull)
      }),
      dismissPullRequestReview: mutation(async ({ pullRequestReviewId, message }, graphql) => {
        const { row, pull, writer, number } = await reviewOf(pullRequestReviewId, graphql, dismissing)
        return shownReview(await reviews.dismiss(writer, number, row.id, message), pull)
      }),
    },
  }
}
