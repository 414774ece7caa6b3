import type { Routes } from '@octavo/platform/service.ts'
import { findAccounts } from '../../accounts/store/accounts.ts'
import type { Context } from '../../context.ts'
import { presentReaction } from '../../issues/present/reactions.ts'
import { Reaction, Reactions } from '../../issues/schema/issues.ts'
import { ReactionListQuery } from '../../issues/schema/reaction-bodies.ts'
import { countReactions, listReactions } from '../../issues/store/reactions.ts'
import { writerOf } from '../../repositories/authorized-writes.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { reacting, reading, seesDrafts } from '../release-needs.ts'
import { type Releases, reactionsTo } from '../releases.ts'
import { ReleasePath, ReleaseReactionBody, ReleaseReactionPath } from '../schema.ts'

const tags = ['reactions']
const path = '/repos/:owner/:repo/releases/:release_id/reactions'

export const releaseReactionRoutes =
  ({ db }: Pick<Context, 'db'>, releases: Releases): Routes =>
  (app) => {
    app.get(
      path,
      {
        config: reading,
        schema: {
          operationId: 'reactions/list-for-release',
          summary: 'List reactions for a release',
          tags,
          params: ReleasePath,
          querystring: ReactionListQuery,
          response: { 200: Reactions, ...errorResponses },
        },
      },
      async (request, reply) => {
        const id = readNumber(request.params.release_id)
        const target = reactionsTo(await releases.get(request.repository.row, id, seesDrafts(request)))
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
        config: reacting,
        schema: {
          operationId: 'reactions/create-for-release',
          summary: 'Create reaction for a release',
          tags,
          params: ReleasePath,
          body: ReleaseReactionBody,
          response: { 200: Reaction, 201: Reaction, ...errorResponses },
        },
      },
      async (request, reply) => {
        const id = readNumber(request.params.release_id)
        const { row, isNew } = await releases.react(writerOf(request), id, request.body.content)
        reply.code(isNew ? 201 : 200)
        return presentReaction(row, await findAccounts(db.read, [row.user_id]), request.addresses)
      },
    )

    app.delete(
      `${path}/:reaction_id`,
      {
        config: reacting,
        schema: {
          operationId: 'reactions/delete-for-release',
          summary: 'Delete a release reaction',
          tags,
          params: ReleaseReactionPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { release_id, reaction_id } = request.params
        await releases.removeReaction(writerOf(request), readNumber(release_id), readNumber(reaction_id))
        return reply.code(204).send(null)
      },
    )
  }
