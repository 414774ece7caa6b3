import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { findAccounts } from '../../../accounts/store/accounts.ts'
import type { Context } from '../../../context.ts'
import { presentReaction } from '../../../issues/present/reactions.ts'
import { Reaction, Reactions } from '../../../issues/schema/issues.ts'
import { ReactionBody, ReactionListQuery } from '../../../issues/schema/reaction-bodies.ts'
import { countReactions, listReactions } from '../../../issues/store/reactions.ts'
import { writerOf } from '../../../repositories/authorized-writes.ts'
import { errorResponses, NoContent } from '../../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../../wire/links.ts'
import { readNumber } from '../../../wire/path-numbers.ts'
import { type CommitComments, targetOf } from '../commit-comments.ts'
import { CommentPath } from '../schema/commit-comments.ts'

const tags = ['reactions']
const reads = { needs: { permission: 'contents' } }
/** Read access is enough to react. */
const reacts = { needs: { permission: 'contents', level: 'write', role: 'read' } } as const
const path = '/repos/:owner/:repo/comments/:comment_id/reactions'
const ReactionPath = Type.Object({ ...CommentPath.properties, reaction_id: Type.String() })

export const commitCommentReactionRoutes =
  ({ db }: Pick<Context, 'db'>, comments: CommitComments): Routes =>
  (app) => {
    app.get(
      path,
      {
        config: reads,
        schema: {
          operationId: 'reactions/list-for-commit-comment',
          summary: 'List reactions for a commit comment',
          tags,
          params: CommentPath,
          querystring: ReactionListQuery,
          response: { 200: Reactions, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { row } = request.repository
        const { id } = await comments.get(row.id, readNumber(request.params.comment_id))
        const target = targetOf(row.id, id)
        const { content } = request.query
        const page = readPage(request.query)
        const rows = await listReactions(db.read, target, content, sliceOf(page))
        linkPages(request, reply, page, await countReactions(db.read, target, content))
        const userIds = rows.map(({ user_id }) => user_id)
        const accounts = await findAccounts(db.read, userIds)
        return rows.map((row) => presentReaction(row, accounts, request.addresses))
      },
    )

    app.post(
      path,
      {
        config: reacts,
        schema: {
          operationId: 'reactions/create-for-commit-comment',
          summary: 'Create reaction for a commit comment',
          tags,
          params: CommentPath,
          body: ReactionBody,
          response: { 200: Reaction, 201: Reaction, ...errorResponses },
        },
      },
      async (request, reply) => {
        const id = readNumber(request.params.comment_id)
        const { row, isNew } = await comments.react(writerOf(request), id, request.body.content)
        reply.code(isNew ? 201 : 200)
        return presentReaction(row, await findAccounts(db.read, [row.user_id]), request.addresses)
      },
    )

    app.delete(
      `${path}/:reaction_id`,
      {
        config: reacts,
        schema: {
          operationId: 'reactions/delete-for-commit-comment',
          summary: 'Delete a commit comment reaction',
          tags,
          params: ReactionPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { comment_id, reaction_id } = request.params
        await comments.removeReaction(writerOf(request), readNumber(comment_id), readNumber(reaction_id))
        return reply.code(204).send(null)
      },
    )
  }
