import type { Routes } from '@octavo/platform/service.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import type { CommentViews } from '../comment-views.ts'
import type { IssueComments } from '../issue-comments.ts'
import { issueContextOf } from '../issue-context.ts'
import { triage } from '../issue-needs.ts'
import { CommentPath } from '../schema/issue-bodies.ts'
import { IssueComment } from '../schema/issues.ts'

const tags = ['issues']

export const pinnedCommentRoutes =
  ({ comments, views }: { comments: IssueComments; views: CommentViews }): Routes =>
  (app) => {
    app.put(
      '/repos/:owner/:repo/issues/comments/:comment_id/pin',
      {
        config: { needs: triage },
        schema: {
          operationId: 'issues/pin-comment',
          summary: 'Pin an issue comment',
          tags,
          params: CommentPath,
          response: { 200: IssueComment, ...errorResponses },
        },
      },
      async (request) => {
        const id = readNumber(request.params.comment_id)
        return views.present(await comments.setPinned(issueContextOf(request), id, true), request)
      },
    )

    app.delete(
      '/repos/:owner/:repo/issues/comments/:comment_id/pin',
      {
        config: { needs: triage },
        schema: {
          operationId: 'issues/unpin-comment',
          summary: 'Unpin an issue comment',
          tags,
          params: CommentPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        const id = readNumber(request.params.comment_id)
        await comments.setPinned(issueContextOf(request), id, false)
        return reply.code(204).send(null)
      },
    )
  }
