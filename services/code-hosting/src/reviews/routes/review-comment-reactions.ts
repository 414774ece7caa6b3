import type { Routes } from '@octavo/platform/service.ts'
import { findAccounts } from '../../accounts/store/accounts.ts'
import type { Context } from '../../context.ts'
import { presentReaction } from '../../issues/present/reactions.ts'
import { Reaction, Reactions } from '../../issues/schema/issues.ts'
import { ReactionBody, ReactionListQuery } from '../../issues/schema/reaction-bodies.ts'
import { countReactions, listReactions } from '../../issues/store/reactions.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { type ReviewComments, targetOf } from '../review-comments.ts'
import { reading, reviewContextOf, reviewing } from '../review-needs.ts'
import { CommentPath, CommentReactionPath } from '../schema/review-bodies.ts'

const tags = ['reactions']
const path = '/repos/:owner/:repo/pulls/comments/:comment_id/reactions'

export const reviewCommentReactionRoutes =
  ({ db }: Pick<Context, 'db'>, comments: ReviewComments): Routes =>
  (app) => {
    app.get(
      path,
      {
        config: { needs: reading },
        schema: {
          operationId: 'reactions/list-for-pull-request-review-comment',
          summary: 'List reactions for a pull request review comment',
          tags,
          params: CommentPath,
          querystring: ReactionListQuery,
          response: { 200: Reactions, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { repository, viewer, params, query } = request
        const id = readNumber(params.comment_id)
        const target = targetOf(await comments.get(repository.row.id, id, viewer.user?.id))
        const page = readPage(query)
        const rows = await listReactions(db.read, target, query.content, sliceOf(page))
        linkPages(request, reply, page, await countReactions(db.read, target, query.content))
        const userIds = rows.map(({ user_id }) => user_id)
        const accounts = await findAccounts(db.read, userIds)
        return rows.map((row) => presentReaction(row, accounts, request.addresses))
      },
    )

    app.post(
      path,
      {
        config: { needs: reviewing },
        schema: {
          operationId: 'reactions/create-for-pull-request-review-comment',
          summary: 'Create reaction for a pull request review comment',
          tags,
          params: CommentPath,
          body: ReactionBody,
          response: { 200: Reaction, 201: Reaction, ...errorResponses },
        },
      },
      async (request, reply) => {
        const id = readNumber(request.params.comment_id)
        const { row, isNew } = await comments.react(reviewContextOf(request), id, request.body.content)
        reply.code(isNew ? 201 : 200)
        return presentReaction(row, await findAccounts(db.read, [row.user_id]), request.addresses)
      },
    )

    app.delete(
      `${path}/:reaction_id`,
      {
        config: { needs: reviewing },
        schema: {
          operationId: 'reactions/delete-for-pull-request-comment',
          summary: 'Delete a pull request comment reaction',
          tags,
          params: CommentReactionPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { comment_id, reaction_id } = request.params
        const by = reviewContextOf(request)
        await comments.removeReaction(by, readNumber(comment_id), readNumber(reaction_id))
        return reply.code(204).send(null)
      },
    )
  }
