import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import type { Context } from '../../context.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import { linkSince, readPage } from '../../wire/links.ts'
import { SinceQuery } from '../../wire/page-queries.ts'
import { wholeNumber } from '../../wire/whole-number.ts'
import { getProfile } from '../accounts.ts'
import { presentAccount } from '../present/accounts.ts'
import { presentPrivateUser, presentPublicUser } from '../present/profiles.ts'
import type { FullProfile, Profiles } from '../profiles.ts'
import { AnyUser, PrivateUser, ProfileBody, SimpleUsers } from '../schema.ts'
import { listAccountsSince } from '../store/profiles.ts'
import { accountOf } from '../viewer-account.ts'

export const userRoutes =
  ({ db }: Pick<Context, 'db'>, profiles: Profiles): Routes =>
  (app) => {
    const own = {
      operationId: 'users/get-authenticated',
      summary: 'Get the authenticated user',
      tags: ['users'],
    }
    app.get(
      '/user',
      {
        config: { needs: { user: true } },
        schema: { ...own, response: { 200: AnyUser, ...errorResponses } },
      },
      async (request) => present(request, await profiles.get(accountOf(request.viewer).id)),
    )

    const change = {
      operationId: 'users/update-authenticated',
      summary: 'Update the authenticated user',
      tags: ['users'],
    }
    app.patch(
      '/user',
      {
        config: { needs: { permission: 'profile', level: 'write', scopes: ['user'] } },
        schema: { ...change, body: ProfileBody, response: { 200: PrivateUser, ...errorResponses } },
      },
      async (request) => {
        const { row, counts } = await profiles.change(accountOf(request.viewer).id, request.body)
        return presentPrivateUser(row, counts, request.addresses)
      },
    )

    const all = {
      operationId: 'users/list',
      summary: 'List users',
      tags: ['users'],
    }
    app.get(
      '/users',
      {
        config: { needs: anyone },
        schema: {
          ...all,
          querystring: Type.Object(SinceQuery),
          response: { 200: SimpleUsers, ...errorResponses },
        },
      },
      async (request, reply) => {
        const page = readPage(request.query)
        const rows = await listAccountsSince(db.read, wholeNumber(request.query.since), page.size)
        linkSince(request, reply, page, rows)
        return rows.map((row) => presentAccount(row, request.addresses))
      },
    )

    const one = { operationId: 'users/get-by-username', summary: 'Get a user', tags: ['users'] }
    app.get(
      '/users/:username',
      {
        config: { needs: anyone },
        schema: {
          ...one,
          params: Type.Object({ username: Type.String() }),
          response: { 200: AnyUser, ...errorResponses },
        },
      },
      async (request) => {
        const { id } = await getProfile(db.read, request.params.username)
        return present(request, await profiles.get(id))
      },
    )
  }

/** The authenticated user gets the private fields if the token allows it. */
function present({ viewer, addresses }: FastifyRequest, { row, counts }: FullProfile) {
  const isOwn = viewer.user?.id === row.id
  const mayRead = viewer.hasScope('read:user') && viewer.hasPermission('profile', 'read')
  return isOwn && mayRead
    ? presentPrivateUser(row, counts, addresses)
    : presentPublicUser(row, counts, addresses)
}
