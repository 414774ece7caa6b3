import type { App } from '@octavo/platform/http/app.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type TProperties, Type } from 'typebox'
import type { Need } from '../../access/needs.ts'
import type { Context } from '../../context.ts'
import type { AccountRow } from '../../database/account-rows.ts'
import { problem } from '../../errors.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { getUser } from '../accounts.ts'
import { blockUser, unblockUser } from '../blocked-users.ts'
import { presentAccount } from '../present/accounts.ts'
import { SimpleUsers } from '../schema.ts'
import { isBlocked, listBlocked } from '../store/blocks.ts'
import { accountOf } from '../viewer-account.ts'

type BlockContext = Pick<Context, 'db' | 'clock' | 'activity'>

interface BlockRoutes {
  base: string
  path: TProperties
  tag: string
  operation(verb: 'list' | 'check' | 'block' | 'unblock'): { operationId: string; summary: string }
  needs(level: 'read' | 'write'): Need
  ownerOf(request: FastifyRequest): AccountRow
}

const ofUser: BlockRoutes = {
  base: '/user',
  path: {},
  tag: 'users',
  operation: (verb) =>
    ({
      list: {
        operationId: 'users/list-blocked-by-authenticated-user',
        summary: 'List users blocked by the authenticated user',
      },
      check: {
        operationId: 'users/check-blocked',
        summary: 'Check if a user is blocked by the authenticated user',
      },
      block: { operationId: 'users/block', summary: 'Block a user' },
      unblock: { operationId: 'users/unblock', summary: 'Unblock a user' },
    })[verb],
  needs: (level) => ({ user: true, permission: 'blocking', level, scopes: ['user'] }),
  ownerOf: ({ viewer }) => accountOf(viewer),
}

/** For owners of an organization. */
const ofOrganization: BlockRoutes = {
  base: '/orgs/:org',
  path: { org: Type.String() },
  tag: 'orgs',
  operation: (verb) =>
    ({
      list: { operationId: 'orgs/list-blocked-users', summary: 'List users blocked by an organization' },
      check: {
        operationId: 'orgs/check-blocked-user',
        summary: 'Check if a user is blocked by an organization',
      },
      block: { operationId: 'orgs/block-user', summary: 'Block a user from an organization' },
      unblock: { operationId: 'orgs/unblock-user', summary: 'Unblock a user from an organization' },
    })[verb],
  needs: (level) => ({
    user: true,
    organization: 'owner',
    permission: 'organization_user_blocking',
    level,
    scopes: ['admin:org'],
  }),
  ownerOf: ({ organization: { row } }) => ({ id: row.id, login: row.login, role: row.role }),
}

export const blockRoutes =
  (context: BlockContext): Routes =>
  (app) => {
    for (const owner of [ofUser, ofOrganization]) addBlockRoutes(app, context, owner)
  }

function addBlockRoutes(
  app: App,
  context: BlockContext,
  { base, path, tag, operation, needs, ownerOf }: BlockRoutes,
): void {
  const { db } = context
  const read = { config: { needs: needs('read') } }
  const write = { config: { needs: needs('write') } }
  const one = {
    tags: [tag],
    params: Type.Object({ ...path, username: Type.String() }),
    response: { 204: NoContent, ...errorResponses },
  }
  const userOf = (request: FastifyRequest) =>
    getUser(db.read, (request.params as { username: string }).username)
  const blockOf = async (request: FastifyRequest) => ({
    owner: ownerOf(request),
    actor: accountOf(request.viewer),
    user: await userOf(request),
  })
  const done = (reply: FastifyReply) => reply.code(204).send(null)

  app.get(
    `${base}/blocks`,
    {
      ...read,
      schema: {
        ...operation('list'),
        tags: [tag],
        params: Type.Object(path),
        querystring: Type.Object(PageQuery),
        response: { 200: SimpleUsers, ...errorResponses },
      },
    },
    async (request, reply) => {
      const page = readPage(request.query)
      const { rows, total } = await listBlocked(db.read, ownerOf(request).id, page)
      linkPages(request, reply, page, total)
      return rows.map((row) => presentAccount(row, request.addresses))
    },
  )

  app.get(
    `${base}/blocks/:username`,
    { ...read, schema: { ...operation('check'), ...one } },
    async (request, reply) => {
      if (!(await isBlocked(db.read, ownerOf(request).id, (await userOf(request)).id)))
        throw problem('not_found')
      return done(reply)
    },
  )

  app.put(
    `${base}/blocks/:username`,
    { ...write, schema: { ...operation('block'), ...one } },
    async (request, reply) => {
      await blockUser(context, await blockOf(request))
      return done(reply)
    },
  )

  app.delete(
    `${base}/blocks/:username`,
    { ...write, schema: { ...operation('unblock'), ...one } },
    async (request, reply) => {
      await unblockUser(context, await blockOf(request))
      return done(reply)
    },
  )
}
