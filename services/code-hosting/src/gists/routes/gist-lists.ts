import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import { getAccount } from '../../accounts/accounts.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import { unprocessable } from '../../errors.ts'
import { errorResponses } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { readTime } from '../../wire/query-times.ts'
import { listingStars, seesSecretGists } from '../gist-needs.ts'
import { presentBaseGist } from '../present/gists.ts'
import { BaseGists, GistListQuery } from '../schema.ts'
import { listGistsOf, listPublicGists, listStarredGists, maxPublicListed } from '../store/gist-lists.ts'
import type { GistRow } from '../store/gists.ts'

const tags = ['gists']

interface List {
  sinceMs: number | undefined
  limit: number
  offset: number
}

export const gistListRoutes =
  ({ db }: Pick<Context, 'db'>): Routes =>
  (app) => {
    const response = { 200: BaseGists, ...errorResponses }

    app.get(
      '/gists',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'gists/list',
          summary: 'List gists for the authenticated user',
          tags,
          querystring: GistListQuery,
          response,
        },
      },
      (request, reply) => {
        const { user } = request.viewer
        if (!user) return sendPublic(request, reply)
        const withSecret = seesSecretGists(request.viewer, user.id)
        return send(request, reply, (list) => listGistsOf(db.read, user.id, { ...list, withSecret }))
      },
    )

    app.get(
      '/gists/public',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'gists/list-public',
          summary: 'List public gists',
          tags,
          querystring: GistListQuery,
          response,
        },
      },
      sendPublic,
    )

    app.get(
      '/gists/starred',
      {
        config: { needs: listingStars },
        schema: {
          operationId: 'gists/list-starred',
          summary: 'List starred gists',
          tags,
          querystring: GistListQuery,
          response,
        },
      },
      (request, reply) => {
        const { id } = accountOf(request.viewer)
        const withSecret = seesSecretGists(request.viewer, id)
        return send(request, reply, (list) => listStarredGists(db.read, id, { ...list, withSecret }))
      },
    )

    app.get(
      '/users/:username/gists',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'gists/list-for-user',
          summary: 'List gists for a user',
          tags,
          params: Type.Object({ username: Type.String() }),
          querystring: GistListQuery,
          response,
        },
      },
      async (request, reply) => {
        const { id } = await getAccount(db.read, request.params.username)
        const withSecret = seesSecretGists(request.viewer, id)
        return send(request, reply, (list) => listGistsOf(db.read, id, { ...list, withSecret }))
      },
    )

    function sendPublic(request: FastifyRequest<{ Querystring: Query }>, reply: FastifyReply) {
      const { offset } = sliceOf(readPage(request.query))
      if (offset >= maxPublicListed)
        throw unprocessable(
          'In order to keep the API fast for everyone, pagination is limited for this resource. Check the rel=last link relation in the Link response header to see how far back you can traverse.',
        )
      return send(request, reply, (list) => listPublicGists(db.read, list))
    }
  }

interface Query {
  since?: string
  per_page?: string
  page?: string
}

async function send(
  request: FastifyRequest<{ Querystring: Query }>,
  reply: FastifyReply,
  read: (list: List) => Promise<{ rows: GistRow[]; total: number }>,
) {
  const page = readPage(request.query)
  const { rows, total } = await read({ ...sliceOf(page), sinceMs: readTime(request.query.since, 'since') })
  linkPages(request, reply, page, total)
  return rows.map((gist) => presentBaseGist(gist, request.addresses))
}
