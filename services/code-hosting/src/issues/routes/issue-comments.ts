import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { readEnd } from '../../wire/page-cursors.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { revalidate } from '../../wire/versions.ts'
import { readCommentOrder } from '../comment-order.ts'
import type { CommentViews } from '../comment-views.ts'
import type { IssueComments } from '../issue-comments.ts'
import { issueContextOf } from '../issue-context.ts'
import { participating, reading } from '../issue-needs.ts'
import { type IssuePages, issueVersions } from '../issue-pages.ts'
import type { Issues } from '../issues.ts'
import { CommentBody, CommentListQuery, CommentPath, IssuePath } from '../schema/issue-bodies.ts'
import { IssueComments as CommentList, IssueComment } from '../schema/issues.ts'
import type { CommentPosition } from '../store/comment-lists.ts'
import type { CommentRow } from '../store/issue-comments.ts'

const tags = ['issues']

interface Dependencies {
  issues: Issues
  comments: IssueComments
  pages: IssuePages
  views: CommentViews
}

export const issueCommentRoutes =
  ({ issues, comments, pages, views }: Dependencies): Routes =>
  (app) => {
    app.get(
      '/repos/:owner/:repo/issues/comments',
      {
        config: { needs: reading },
        schema: {
          operationId: 'issues/list-comments-for-repo',
          summary: 'List issue comments for a repository',
          tags,
          params: RepositoryPath,
          querystring: CommentListQuery,
          response: { 200: CommentList, 304: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        const of = { repositoryId: request.repository.row.id }
        return sendList(request, reply, request.query, (order, position) =>
          comments.listOfRepository({ of, ...order }, position),
        )
      },
    )

    app.get(
      '/repos/:owner/:repo/issues/:issue_number/comments',
      {
        config: { needs: reading },
        schema: {
          operationId: 'issues/list-comments',
          summary: 'List issue comments',
          tags,
          params: IssuePath,
          querystring: CommentListQuery,
          response: { 200: CommentList, 304: NoContent, ...errorResponses },
        },
      },
      async (request, reply) =>
        sendList(request, reply, request.query, async ({ sinceMs }, position) => {
          const issue = await issues.get(request.repository.row, readNumber(request.params.issue_number))
          return comments.listOfIssue(issue, sinceMs, position)
        }),
    )

    app.post(
      '/repos/:owner/:repo/issues/:issue_number/comments',
      {
        config: { needs: participating },
        schema: {
          operationId: 'issues/create-comment',
          summary: 'Create an issue comment',
          tags,
          params: IssuePath,
          body: CommentBody,
          response: { 201: IssueComment, ...errorResponses },
        },
      },
      async (request, reply) => {
        const number = readNumber(request.params.issue_number)
        const comment = await comments.create(issueContextOf(request), number, request.body.body)
        const view = await views.presentCurrent(comment, request)
        reply.code(201).header('location', view.url)
        return view
      },
    )

    app.get(
      '/repos/:owner/:repo/issues/comments/:comment_id',
      {
        config: { needs: reading },
        schema: {
          operationId: 'issues/get-comment',
          summary: 'Get an issue comment',
          tags,
          params: CommentPath,
          response: { 200: IssueComment, ...errorResponses },
        },
      },
      async (request) => {
        const comment = await comments.get(request.repository.row, readNumber(request.params.comment_id))
        return views.present(comment, request)
      },
    )

    app.patch(
      '/repos/:owner/:repo/issues/comments/:comment_id',
      {
        config: { needs: participating },
        schema: {
          operationId: 'issues/update-comment',
          summary: 'Update an issue comment',
          tags,
          params: CommentPath,
          body: CommentBody,
          response: { 200: IssueComment, ...errorResponses },
        },
      },
      async (request) => {
        const id = readNumber(request.params.comment_id)
        return views.present(await comments.change(issueContextOf(request), id, request.body.body), request)
      },
    )

    app.delete(
      '/repos/:owner/:repo/issues/comments/:comment_id',
      {
        config: { needs: participating },
        schema: {
          operationId: 'issues/delete-comment',
          summary: 'Delete an issue comment',
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

    async function sendList(request: FastifyRequest, reply: FastifyReply, query: Query, read: ReadComments) {
      const { row } = request.repository
      if (revalidate(request, reply, ...issueVersions(row, await pages.accountVersion(request.repository))))
        return reply.code(304).send(null)
      const page = readPage(query)
      const position = { ...sliceOf(page), after: readEnd(page) }
      const { rows, total } = await read(readCommentOrder(query), position)
      const last = rows.at(-1)
      linkPages(request, reply, page, total, last && [last.updated_at_ms, last.id])
      return views.list(rows, request)
    }
  }

type Query = Static<typeof CommentListQuery>

type ReadComments = (
  order: ReturnType<typeof readCommentOrder>,
  position: CommentPosition,
) => Promise<{ rows: CommentRow[]; total: number }>
