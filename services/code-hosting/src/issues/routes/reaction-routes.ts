import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { type TString, Type } from 'typebox'
import type { Need } from '../../access/needs.ts'
import { findAccounts } from '../../accounts/store/accounts.ts'
import type { Context } from '../../context.ts'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { readNumber } from '../../wire/path-numbers.ts'
import { presentReaction } from '../present/reactions.ts'
import { Reaction, Reactions } from '../schema/issues.ts'
import { ReactionBody, ReactionListQuery } from '../schema/reaction-bodies.ts'
import {
  listReactions,
  type ReactionContent,
  type ReactionRow,
  type ReactionTarget,
} from '../store/reactions.ts'

type Parameter = 'issue_number' | 'comment_id' | 'release_id'

/** A kind of resource that users can react to. */
export interface ReactionResource {
  /** The path of one resource. It ends with the parameter. */
  path: string
  parameter: Parameter
  operations: Record<'list' | 'create' | 'delete', { operationId: string; summary: string }>
  reading: Need
  reacting: Need
  /** Default: all contents are allowed. */
  body?: typeof ReactionBody
  find(request: FastifyRequest, number: number): Promise<ReactionTarget>
  add(
    request: FastifyRequest,
    number: number,
    content: ReactionContent,
  ): Promise<{ row: ReactionRow; isNew: boolean }>
  remove(request: FastifyRequest, number: number, reactionId: number): Promise<void>
}

/** The routes for the reactions to one kind of resource. */
export const reactionRoutes =
  ({ db }: Pick<Context, 'db'>, resource: ReactionResource): Routes =>
  (app) => {
    const { parameter, operations, reading, reacting, body = ReactionBody } = resource
    const path = `${resource.path}/reactions`
    // Only the parameter of this resource is read.
    const number = { [parameter]: Type.String() } as Record<Parameter, TString>
    const resourcePath = { ...RepositoryPath.properties, ...number }
    const tags = ['reactions']

    app.get(
      path,
      {
        config: { needs: reading },
        schema: {
          ...operations.list,
          tags,
          params: Type.Object(resourcePath),
          querystring: ReactionListQuery,
          response: { 200: Reactions, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { params, query, addresses } = request
        const target = await resource.find(request, readNumber(params[parameter]))
        const page = readPage(query)
        const { rows, total } = await listReactions(db.read, target, query.content, sliceOf(page))
        linkPages(request, reply, page, total)
        const userIds = rows.map(({ user_id }) => user_id)
        const accounts = await findAccounts(db.read, userIds)
        return rows.map((row) => presentReaction(row, accounts, addresses))
      },
    )

    app.post(
      path,
      {
        config: { needs: reacting },
        schema: {
          ...operations.create,
          tags,
          params: Type.Object(resourcePath),
          body,
          response: { 200: Reaction, 201: Reaction, ...errorResponses },
        },
      },
      async (request, reply) => {
        const number = readNumber(request.params[parameter])
        const { row, isNew } = await resource.add(request, number, request.body.content)
        reply.code(isNew ? 201 : 200)
        return presentReaction(row, await findAccounts(db.read, [row.user_id]), request.addresses)
      },
    )

    app.delete(
      `${path}/:reaction_id`,
      {
        config: { needs: reacting },
        schema: {
          ...operations.delete,
          tags,
          params: Type.Object({ ...resourcePath, reaction_id: Type.String() }),
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { params } = request
        await resource.remove(request, readNumber(params[parameter]), readNumber(params.reaction_id))
        return reply.code(204).send(null)
      },
    )
  }
