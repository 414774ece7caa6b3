import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { Context } from '../../context.ts'
import { validationFailed } from '../../errors.ts'
import { readCommentOrder } from '../../issues/comment-order.ts'
import { issueContextOf } from '../../issues/issue-context.ts'
import { getPull } from '../../pulls/get-pull.ts'
import { PullPath } from '../../pulls/schema/pull-bodies.ts'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { readEnd } from '../../wire/page-cursors.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import type { ReviewComments } from '../review-comments.ts'
import { reading, reviewing } from '../review-needs.ts'
import type { ReviewViews } from '../review-views.ts'
import {
  CommentListQuery,
  CommentPath,
  NewCommentBody,
  ReplyPath,
  ReviewTextBody,
} from '../schema/review-bodies.ts'
import { ReviewComments as CommentList, ReviewComment } from '../schema/reviews.ts'
import type { ReviewCommentList, ReviewCommentRow } from '../store/review-comments.ts'
import { threadInputOf } from './thread-input.ts'

const tags = ['pulls']
const ofPull = '/repos/:owner/:repo/pulls/:pull_number/comments'
const ofComment = '/repos/:owner/:repo/pulls/comments/:comment_id'

export const reviewCommentRoutes =
  ({ db }: Pick<Context, 'db'>, comments: ReviewComments, views: ReviewViews): Routes =>
  (app) => {
    app.get(
      '/repos/:owner/:repo/pulls/comments',
      {
        config: { needs: reading },
        schema: {
          operationId: 'pulls/list-review-comments-for-repo',
          summary: 'List review comments in a repository',
          tags,
          params: RepositoryPath,
          querystring: CommentListQuery,
          response: { 200: CommentList, ...errorResponses },
        },
      },
      async (request, reply) =>
        sendList(request, reply, request.query, { repositoryId: request.repository.row.id }),
    )

    app.get(
      ofPull,
      {
        config: { needs: reading },
        schema: {
          operationId: 'pulls/list-review-comments',
          summary: 'List review comments on a pull request',
          tags,
          params: PullPath,
          querystring: CommentListQuery,
          response: { 200: CommentList, ...errorResponses },
        },
      },
      async (request, reply) => {
        const number = readNumber(request.params.pull_number)
        const { issue } = await getPull(db.read, request.repository.row, number)
        return sendList(request, reply, request.query, { issueId: issue.id })
      },
    )

    app.post(
      ofPull,
      {
        config: { needs: reviewing },
        schema: {
          operationId: 'pulls/create-review-comment',
          summary: 'Create a review comment for a pull request',
          tags,
          params: PullPath,
          body: NewCommentBody,
          response: { 201: ReviewComment, ...errorResponses },
        },
      },
      async (request, reply) => {
        const number = readNumber(request.params.pull_number)
        const { in_reply_to, body, path, commit_id, ...location } = request.body
        const writer = issueContextOf(request)
        if (in_reply_to)
          return sendCreated(request, reply, await comments.reply(writer, number, { to: in_reply_to, body }))
        if (!path) throw missing('path')
        if (!commit_id) throw missing('commit_id')
        if (!location.line && !location.position && location.subject_type !== 'file') throw missing('line')
        const input = threadInputOf({ ...location, path })
        return sendCreated(
          request,
          reply,
          await comments.create(writer, number, { body, commitId: commit_id, input }),
        )
      },
    )

    app.post(
      `${ofPull}/:comment_id/replies`,
      {
        config: { needs: reviewing },
        schema: {
          operationId: 'pulls/create-reply-for-review-comment',
          summary: 'Create a reply for a review comment',
          tags,
          params: ReplyPath,
          body: ReviewTextBody,
          response: { 201: ReviewComment, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { pull_number, comment_id } = request.params
        const input = { to: readNumber(comment_id), body: request.body.body }
        const writer = issueContextOf(request)
        return sendCreated(request, reply, await comments.reply(writer, readNumber(pull_number), input))
      },
    )

    app.get(
      ofComment,
      {
        config: { needs: reading },
        schema: {
          operationId: 'pulls/get-review-comment',
          summary: 'Get a review comment for a pull request',
          tags,
          params: CommentPath,
          response: { 200: ReviewComment, ...errorResponses },
        },
      },
      async (request) => {
        const { repository, viewer, params } = request
        const id = readNumber(params.comment_id)
        return views.presentComment(await comments.get(repository.row.id, id, viewer.user?.id), request)
      },
    )

    app.patch(
      ofComment,
      {
        config: { needs: reviewing },
        schema: {
          operationId: 'pulls/update-review-comment',
          summary: 'Update a review comment for a pull request',
          tags,
          params: CommentPath,
          body: ReviewTextBody,
          response: { 200: ReviewComment, ...errorResponses },
        },
      },
      async (request) => {
        const id = readNumber(request.params.comment_id)
        const comment = await comments.edit(issueContextOf(request), id, request.body.body)
        return views.presentComment(comment, request)
      },
    )

    app.delete(
      ofComment,
      {
        config: { needs: reviewing },
        schema: {
          operationId: 'pulls/delete-review-comment',
          summary: 'Delete a review comment for a pull request',
          tags,
          params: CommentPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        await comments.remove(issueContextOf(request), readNumber(request.params.comment_id))
        return reply.code(204).send(null)
      },
    )

    async function sendCreated(request: FastifyRequest, reply: FastifyReply, row: ReviewCommentRow) {
      const view = await views.presentComment(row, request)
      reply.code(201).header('location', view.url)
      return view
    }

    async function sendList(
      request: FastifyRequest,
      reply: FastifyReply,
      query: Static<typeof CommentListQuery>,
      of: ReviewCommentList['of'],
    ) {
      const page = readPage(query)
      const position = { ...sliceOf(page), after: readEnd(page) }
      const { rows, total } = await comments.list({ of, ...readCommentOrder(query) }, position)
      const last = rows.at(-1)
      linkPages(request, reply, page, total, last && [last.updated_at_ms, last.id])
      return views.listComments(rows, request)
    }
  }

function missing(field: string) {
  return validationFailed({ resource: 'PullRequestReviewComment', code: 'missing_field', field })
}
