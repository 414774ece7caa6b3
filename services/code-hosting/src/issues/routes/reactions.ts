import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findAccounts } from '../../accounts/store/accounts.ts'
import type { Context } from '../../context.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import type { IssueComments } from '../issue-comments.ts'
import { issueContextOf } from '../issue-context.ts'
import { participating, reading } from '../issue-needs.ts'
import type { Issues } from '../issues.ts'
import { presentReaction } from '../present/reactions.ts'
import { ofComment, ofIssue, type Reactions } from '../reactions.ts'
import { CommentPath, IssuePath } from '../schema/issue-bodies.ts'
import { Reaction, Reactions as ReactionList } from '../schema/issues.ts'
import {
  CommentReactionPath,
  IssueReactionPath,
  ReactionBody,
  ReactionListQuery,
} from '../schema/reaction-bodies.ts'
import type { ReactionContent, ReactionTarget } from '../store/reactions.ts'

const tags = ['reactions']

interface Parts {
  db: Context['db']
  issues: Issues
  comments: IssueComments
  reactions: Reactions
}

export const reactionRoutes =
  ({ db, issues, comments, reactions }: Parts): Routes =>
  (app) => {
    const onIssue = '/repos/:owner/:repo/issues/:issue_number/reactions'
    const onComment = '/repos/:owner/:repo/issues/comments/:comment_id/reactions'

    const findIssue = async ({ repository: { row } }: FastifyRequest, number: string) => {
      const issue = await issues.get(row, readNumber(number))
      return { issueId: issue.id, of: ofIssue(issue) }
    }
    const findComment = async ({ repository: { row } }: FastifyRequest, id: string) => {
      const comment = await comments.get(row, readNumber(id))
      return { issueId: comment.issue_id, of: ofComment(comment) }
    }

    app.get(
      onIssue,
      {
        config: { needs: reading },
        schema: {
          operationId: 'reactions/list-for-issue',
          summary: 'List reactions for an issue',
          tags,
          params: IssuePath,
          querystring: ReactionListQuery,
          response: { 200: ReactionList, ...errorResponses },
        },
      },
      async (request, reply) =>
        list(request, reply, (await findIssue(request, request.params.issue_number)).of, request.query),
    )

    app.post(
      onIssue,
      {
        config: { needs: participating },
        schema: {
          operationId: 'reactions/create-for-issue',
          summary: 'Create reaction for an issue',
          tags,
          params: IssuePath,
          body: ReactionBody,
          response: { 200: Reaction, 201: Reaction, ...errorResponses },
        },
      },
      async (request, reply) =>
        add(request, reply, await findIssue(request, request.params.issue_number), request.body.content),
    )

    app.delete(
      `${onIssue}/:reaction_id`,
      {
        config: { needs: participating },
        schema: {
          operationId: 'reactions/delete-for-issue',
          summary: 'Delete an issue reaction',
          tags,
          params: IssueReactionPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { of } = await findIssue(request, request.params.issue_number)
        await reactions.remove(issueContextOf(request), of, readNumber(request.params.reaction_id))
        return reply.code(204).send(null)
      },
    )

    app.get(
      onComment,
      {
        config: { needs: reading },
        schema: {
          operationId: 'reactions/list-for-issue-comment',
          summary: 'List reactions for an issue comment',
          tags,
          params: CommentPath,
          querystring: ReactionListQuery,
          response: { 200: ReactionList, ...errorResponses },
        },
      },
      async (request, reply) =>
        list(request, reply, (await findComment(request, request.params.comment_id)).of, request.query),
    )

    app.post(
      onComment,
      {
        config: { needs: participating },
        schema: {
          operationId: 'reactions/create-for-issue-comment',
          summary: 'Create reaction for an issue comment',
          tags,
          params: CommentPath,
          body: ReactionBody,
          response: { 200: Reaction, 201: Reaction, ...errorResponses },
        },
      },
      async (request, reply) =>
        add(request, reply, await findComment(request, request.params.comment_id), request.body.content),
    )

    app.delete(
      `${onComment}/:reaction_id`,
      {
        config: { needs: participating },
        schema: {
          operationId: 'reactions/delete-for-issue-comment',
          summary: 'Delete an issue comment reaction',
          tags,
          params: CommentReactionPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { of } = await findComment(request, request.params.comment_id)
        await reactions.remove(issueContextOf(request), of, readNumber(request.params.reaction_id))
        return reply.code(204).send(null)
      },
    )

    async function list(
      request: FastifyRequest,
      reply: FastifyReply,
      of: ReactionTarget,
      query: { content?: string; per_page?: string; page?: string },
    ) {
      const page = readPage(query)
      const { rows, total } = await reactions.list(of, query.content, sliceOf(page))
      linkPages(request, reply, page, total)
      const accounts = await findAccounts(
        db.read,
        rows.map(({ user_id }) => user_id),
      )
      return rows.map((row) => presentReaction(row, accounts, request.addresses))
    }

    async function add(
      request: FastifyRequest,
      reply: FastifyReply,
      { of, issueId }: { of: ReactionTarget; issueId: number },
      content: ReactionContent,
    ) {
      const { row, isNew } = await reactions.add(issueContextOf(request), of, issueId, content)
      reply.code(isNew ? 201 : 200)
      return presentReaction(row, await findAccounts(db.read, [row.user_id]), request.addresses)
    }
  }
