import type { Routes } from '@octavo/platform/service.ts'
import type { Context } from '../../../context.ts'
import { reactionRoutes } from '../../../issues/routes/reaction-routes.ts'
import { writerOf } from '../../../repositories/authorized-writes.ts'
import { type CommitComments, targetOf } from '../commit-comments.ts'

export const commitCommentReactionRoutes = (context: Pick<Context, 'db'>, comments: CommitComments): Routes =>
  reactionRoutes(context, {
    path: '/repos/:owner/:repo/comments/:comment_id',
    parameter: 'comment_id',
    operations: {
      list: {
        operationId: 'reactions/list-for-commit-comment',
        summary: 'List reactions for a commit comment',
      },
      create: {
        operationId: 'reactions/create-for-commit-comment',
        summary: 'Create reaction for a commit comment',
      },
      delete: {
        operationId: 'reactions/delete-for-commit-comment',
        summary: 'Delete a commit comment reaction',
      },
    },
    reading: { permission: 'contents' },
    // Read access is enough to react.
    reacting: { permission: 'contents', level: 'write', role: 'read' },
    find: async ({ repository }, id) =>
      targetOf(repository.row.id, (await comments.get(repository.row.id, id)).id),
    add: (request, id, content) => comments.react(writerOf(request), id, content),
    remove: (request, id, reactionId) => comments.removeReaction(writerOf(request), id, reactionId),
  })
