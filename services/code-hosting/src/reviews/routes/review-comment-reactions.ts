import type { Routes } from '@octavo/platform/service.ts'
import type { Context } from '../../context.ts'
import { issueContextOf } from '../../issues/issue-context.ts'
import { reactionRoutes } from '../../issues/routes/reaction-routes.ts'
import { type ReviewComments, targetOf } from '../review-comments.ts'
import { reading, reviewing } from '../review-needs.ts'

export const reviewCommentReactionRoutes = (context: Pick<Context, 'db'>, comments: ReviewComments): Routes =>
  reactionRoutes(context, {
    path: '/repos/:owner/:repo/pulls/comments/:comment_id',
    parameter: 'comment_id',
    operations: {
      list: {
        operationId: 'reactions/list-for-pull-request-review-comment',
        summary: 'List reactions for a pull request review comment',
      },
      create: {
        operationId: 'reactions/create-for-pull-request-review-comment',
        summary: 'Create reaction for a pull request review comment',
      },
      delete: {
        operationId: 'reactions/delete-for-pull-request-comment',
        summary: 'Delete a pull request comment reaction',
      },
    },
    reading,
    reacting: reviewing,
    find: async ({ repository, viewer }, id) =>
      targetOf(await comments.get(repository.row.id, id, viewer.user?.id)),
    add: (request, id, content) => comments.react(issueContextOf(request), id, content),
    remove: (request, id, reactionId) => comments.removeReaction(issueContextOf(request), id, reactionId),
  })
