import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import type { Context } from '../../context.ts'
import { problem, unprocessable } from '../../errors.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { getAccount, getUser } from '../accounts.ts'
import { refuseBlocked } from '../blocked-users.ts'
import { presentAccount } from '../present/accounts.ts'
import { SimpleUsers } from '../schema.ts'
import { follow, isFollowing, listFollows, unfollow } from '../store/follows.ts'
import { accountOf } from '../viewer-account.ts'

const tags = ['users']
const UserPath = Type.Object({ username: Type.String() })
const page = { querystring: Type.Object(PageQuery), response: { 200: SimpleUsers, ...errorResponses } }
const check = { response: { 204: NoContent, ...errorResponses } }

export const followRoutes =
  ({ db }: Pick<Context, 'db'>): Routes =>
  (app) => {
    const reading = { config: { needs: { user: true, permission: 'followers' } } }
    const writing = {
      config: { needs: { permission: 'followers', level: 'write' as const, scopes: ['user:follow'] } },
    }

    const lists = [
      {
        which: 'followers',
        own: {
          operationId: 'users/list-followers-for-authenticated-user',
          summary: 'List followers of the authenticated user',
        },
        ofUser: { operationId: 'users/list-followers-for-user', summary: 'List followers of a user' },
      },
      {
        which: 'following',
        own: {
          operationId: 'users/list-followed-by-authenticated-user',
          summary: 'List the people the authenticated user follows',
        },
        ofUser: { operationId: 'users/list-following-for-user', summary: 'List the people a user follows' },
      },
    ] as const

    for (const { which, own, ofUser } of lists) {
      app.get(
        `/user/${which}`,
        {
          ...reading,
          schema: { ...own, tags, ...page },
        },
        (request, reply) => list(request, reply, accountOf(request.viewer).id, which),
      )
      app.get(
        `/users/:username/${which}`,
        {
          config: { needs: anyone },
          schema: { ...ofUser, tags, params: UserPath, ...page },
        },
        async (request, reply) => {
          const { id } = await getAccount(db.read, request.params.username)
          return list(request, reply, id, which)
        },
      )
    }

    app.get(
      '/user/following/:username',
      {
        ...reading,
        schema: {
          operationId: 'users/check-person-is-followed-by-authenticated',
          summary: 'Check if a person is followed by the authenticated user',
          tags,
          params: UserPath,
          ...check,
        },
      },
      async ({ viewer, params }, reply) => {
        const { id } = await getAccount(db.read, params.username)
        return sendNoContentIf(reply, await isFollowing(db.read, accountOf(viewer).id, id))
      },
    )

    app.get(
      '/users/:username/following/:target_user',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'users/check-following-for-user',
          summary: 'Check if a user follows another user',
          tags,
          params: Type.Object({ username: Type.String(), target_user: Type.String() }),
          ...check,
        },
      },
      async ({ params }, reply) => {
        const follower = await getAccount(db.read, params.username)
        const followed = await getAccount(db.read, params.target_user)
        return sendNoContentIf(reply, await isFollowing(db.read, follower.id, followed.id))
      },
    )

    app.put(
      '/user/following/:username',
      {
        ...writing,
        schema: { operationId: 'users/follow', summary: 'Follow a user', tags, params: UserPath, ...check },
      },
      async ({ viewer, params }, reply) => {
        const me = accountOf(viewer)
        const { id } = await getUser(db.read, params.username)
        if (id === me.id) throw unprocessable('You cannot follow yourself.')
        await db.write(async (tx) => {
          await refuseBlocked(tx, { owner_id: id }, me)
          await follow(tx, me.id, id)
        })
        return reply.code(204).send(null)
      },
    )

    app.delete(
      '/user/following/:username',
      {
        ...writing,
        schema: {
          operationId: 'users/unfollow',
          summary: 'Unfollow a user',
          tags,
          params: UserPath,
          ...check,
        },
      },
      async ({ viewer, params }, reply) => {
        const { id } = await getUser(db.read, params.username)
        await db.write((tx) => unfollow(tx, accountOf(viewer).id, id))
        return reply.code(204).send(null)
      },
    )

    async function list(
      request: FastifyRequest,
      reply: FastifyReply,
      id: number,
      which: 'followers' | 'following',
    ) {
      const page = readPage(request.query as Parameters<typeof readPage>[0])
      const { rows, total } = await listFollows(db.read, id, which, page)
      linkPages(request, reply, page, total)
      return rows.map((row) => presentAccount(row, request.addresses))
    }
  }

function sendNoContentIf(reply: FastifyReply, isFollowed: boolean) {
  if (!isFollowed) throw problem('not_found')
  return reply.code(204).send(null)
}
