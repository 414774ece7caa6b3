import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { key } from '../../access/needs.ts'
import { scopeOf } from '../../access/request-scope.ts'
import { isOwn } from '../../access/viewer.ts'
import type { Context } from '../../context.ts'
import { getUser } from '../../users/load-users.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { type Page, pageParameters, readPage, sendFeed } from '../../wire/feeds.ts'
import { presentCollections } from '../present.ts'
import { Collection } from '../schema.ts'
import { type CollectionFilter, listCollections } from '../store/collections.ts'

const tags = ['collections']
const config = { needs: key }
const querystring = Type.Object(pageParameters)
const response = { 200: Type.Array(Collection), ...mayFail }

const lists = [
  ['/collections', 'list', 'List collections', 'all'],
  ['/collections/featured', 'list-featured', 'List featured collections', 'featured'],
  ['/collections/curated', 'list-curated', 'List curated collections', 'curated'],
] as const

export const collectionListRoutes =
  (context: Context): Routes =>
  (app) => {
    for (const [url, name, summary, kind] of lists)
      app.get(
        url,
        { config, schema: { operationId: `collections/${name}`, summary, tags, querystring, response } },
        async (request, reply) => sendCollections(request, reply, { kind }, readPage(request.query)),
      )

    app.get(
      '/users/:username/collections',
      {
        config,
        schema: {
          operationId: 'users/list-collections',
          summary: 'List collections of a user',
          tags,
          params: Type.Object({ username: Type.String() }),
          querystring,
          response,
        },
      },
      async (request, reply) => {
        const { user_id: userId } = await getUser(context, request.params.username)
        const includesPrivate = isOwn(request.caller, userId, 'read_collections')
        const filter = { kind: 'user', userId, includesPrivate } as const
        return sendCollections(request, reply, filter, readPage(request.query))
      },
    )

    async function sendCollections(
      request: FastifyRequest,
      reply: FastifyReply,
      filter: CollectionFilter,
      page: Page,
    ): Promise<FastifyReply> {
      const slice = { offset: page.offset, limit: page.perPage }
      const { rows, total } = await listCollections(context.db.read, filter, slice)
      const items = await presentCollections(scopeOf(context, request), rows)
      return sendFeed(context, request, reply, { items, total, ...page })
    }
  }
