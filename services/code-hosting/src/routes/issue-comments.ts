import type { Routes } from '@octavo/platform/service.ts'
import type { CommentViews } from '../comment-views.ts'
import type { IssueComments } from '../issue-comments.ts'
import type { IssuePages } from '../issue-pages.ts'
import { issuePlaceOf } from '../issue-place.ts'
import type { Issues } from '../issues.ts'
import { linkPages, offsetOf, readPage } from '../links.ts'
import { readEnd } from '../page-ends.ts'
import { readNumber } from '../path-numbers.ts'
import { readTime } from '../query-times.ts'
import { mayFail, NoContent } from '../schema/errors.ts'
import { CommentBody, CommentListQuery, CommentPath, IssuePath } from '../schema/issue-bodies.ts'
import { IssueComments as CommentList, IssueComment } from '../schema/issues.ts'
import { RepositoryPath } from '../schema/repositories.ts'
import { isUnchanged } from '../versions.ts'
import { reading, takingPart } from './issue-needs.ts'

const tags = ['issues']

interface Parts {
  issues: Issues
  comments: IssueComments
  pages: IssuePages
  views: CommentViews
}

export const issueCommentRoutes =
  ({ issues, comments, pages, views }: Parts): Routes =>
  (app) => {
    app.get(
      '/repos/:owner/:repo/issues/comments',
      {
        config: { needs: reading },
        schema: {
          operationId: 'issues/list-comments-for-repo',
          summary: 'The comments of all issues',
          tags,
          params: RepositoryPath,
          querystring: CommentListQuery,
          response: { 200: CommentList, 304: NoContent, ...mayFail },
        },
      },
      async (request, reply) => {
        const { row } = request.repository
        if (isUnchanged(request, reply, row.version, row.issues_version, await pages.accountVersion()))
          return reply.code(304).send(null)
        const { query } = request
        const page = readPage(query)
        const sort = query.sort === 'updated' ? 'updated' : 'created'
        // Only together with `sort` does a direction mean something.
        const direction = query.sort && query.direction === 'desc' ? 'desc' : 'asc'
        const list = {
          repositoryId: row.id,
          sort,
          direction,
          sinceMs: readTime(query.since, 'since'),
        } as const
        const place = { limit: page.size, offset: offsetOf(page), after: readEnd(page) }
        const { rows, total } = await comments.listOfRepository(list, place)
        const last = rows.at(-1)
        linkPages(request, reply, page, total, last && [last.updated_at_ms, last.id])
        return views.list(rows, request)
      },
    )

    app.get(
      '/repos/:owner/:repo/issues/:issue_number/comments',
      {
        config: { needs: reading },
        schema: {
          operationId: 'issues/list-comments',
          summary: 'The comments of an issue, the oldest first',
          tags,
          params: IssuePath,
          querystring: CommentListQuery,
          response: { 200: CommentList, 304: NoContent, ...mayFail },
        },
      },
      async (request, reply) => {
        const { row } = request.repository
        if (isUnchanged(request, reply, row.version, row.issues_version, await pages.accountVersion()))
          return reply.code(304).send(null)
        const issue = await issues.get(row, readNumber(request.params.issue_number))
        const page = readPage(request.query)
        const place = { limit: page.size, offset: offsetOf(page), after: readEnd(page) }
        const sinceMs = readTime(request.query.since, 'since')
        const { rows, total } = await comments.listOfIssue(issue, sinceMs, place)
        const last = rows.at(-1)
        linkPages(request, reply, page, total, last && [last.updated_at_ms, last.id])
        return views.list(rows, request)
      },
    )

    app.post(
      '/repos/:owner/:repo/issues/:issue_number/comments',
      {
        config: { needs: takingPart },
        schema: {
          operationId: 'issues/create-comment',
          summary: 'Comment on an issue',
          tags,
          params: IssuePath,
          body: CommentBody,
          response: { 201: IssueComment, ...mayFail },
        },
      },
      async (request, reply) => {
        const number = readNumber(request.params.issue_number)
        const comment = await comments.create(issuePlaceOf(request), number, request.body.body)
        const view = await views.present(comment, request)
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
          summary: 'One comment',
          tags,
          params: CommentPath,
          response: { 200: IssueComment, ...mayFail },
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
        config: { needs: takingPart },
        schema: {
          operationId: 'issues/update-comment',
          summary: 'Write a comment anew',
          tags,
          params: CommentPath,
          body: CommentBody,
          response: { 200: IssueComment, ...mayFail },
        },
      },
      async (request) => {
        const id = readNumber(request.params.comment_id)
        return views.present(await comments.change(issuePlaceOf(request), id, request.body.body), request)
      },
    )

    app.delete(
      '/repos/:owner/:repo/issues/comments/:comment_id',
      {
        config: { needs: takingPart },
        schema: {
          operationId: 'issues/delete-comment',
          summary: 'Delete a comment',
          tags,
          params: CommentPath,
          response: { 204: NoContent, ...mayFail },
        },
      },
      async (request, reply) => {
        await comments.remove(issuePlaceOf(request), readNumber(request.params.comment_id))
        return reply.code(204).send(null)
      },
    )
  }
