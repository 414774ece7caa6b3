import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { user } from '../access/needs.ts'
import type { Context } from '../context.ts'
import { mayFail } from '../wire/error-responses.ts'
import { presentQuery } from './present.ts'
import type { SavedQueries } from './saved-queries.ts'
import {
  newQueryBody,
  onlyToken,
  pageQuery,
  queryChangeBody,
  queryParams,
  SavedQuery,
  SavedQueries as SavedQueryList,
  tags,
} from './schema.ts'

const config = { needs: user }

export const savedQueryRoutes =
  ({ url }: Pick<Context, 'url'>, queries: SavedQueries): Routes =>
  (app) => {
    app.get(
      '/v1/queries',
      {
        config,
        schema: {
          operationId: 'queries/list',
          summary: 'List saved queries',
          description: 'Returns your saved queries, the oldest first.',
          tags,
          querystring: pageQuery,
          response: { 200: SavedQueryList, ...mayFail },
        },
      },
      async (request) => {
        const { size = 100, cursor } = request.query
        const afterId = cursor === undefined ? undefined : Number(cursor)
        const rows = await queries.list(request.caller, { afterId, limit: size + 1 })
        const page = rows.slice(0, size)
        return {
          queries: page.map((query) => presentQuery(query, url(request))),
          next_cursor: rows.length > size ? String(page.at(-1)?.id) : null,
        }
      },
    )

    app.post(
      '/v1/queries',
      {
        config,
        schema: {
          operationId: 'queries/create',
          summary: 'Save a query',
          tags,
          querystring: onlyToken,
          body: newQueryBody,
          response: { 201: SavedQuery, ...mayFail },
        },
      },
      async (request, reply) => {
        const query = await queries.create(request.caller, request.body)
        return reply
          .code(201)
          .header('location', `/v1/queries/${query.id}`)
          .send(presentQuery(query, url(request)))
      },
    )

    app.get(
      '/v1/queries/:id',
      {
        config,
        schema: {
          operationId: 'queries/get',
          summary: 'Get a saved query',
          tags,
          params: queryParams,
          querystring: onlyToken,
          response: { 200: SavedQuery, ...mayFail },
        },
      },
      async (request) => presentQuery(await queries.get(request.caller, request.params.id), url(request)),
    )

    app.patch(
      '/v1/queries/:id',
      {
        config,
        schema: {
          operationId: 'queries/update',
          summary: 'Update a saved query',
          tags,
          params: queryParams,
          querystring: onlyToken,
          body: queryChangeBody,
          response: { 200: SavedQuery, ...mayFail },
        },
      },
      async (request) => {
        const query = await queries.change(request.caller, request.params.id, request.body)
        return presentQuery(query, url(request))
      },
    )

    app.delete(
      '/v1/queries/:id',
      {
        config,
        schema: {
          operationId: 'queries/delete',
          summary: 'Delete a saved query',
          description: 'Also deletes its webhooks, their deliveries, and the subscriptions to its feeds.',
          tags,
          params: queryParams,
          querystring: onlyToken,
          response: { 204: Type.Null(), ...mayFail },
        },
      },
      async (request, reply) => {
        await queries.remove(request.caller, request.params.id)
        return reply.code(204).send(null)
      },
    )
  }
