import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { checkAgain } from '../access/check-again.ts'
import { admin, reader } from '../access/needs.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { mayFail } from '../wire/error-responses.ts'
import { changeSource, createSource, refreshSource, removeSource } from './change-sources.ts'
import { presentSource, visibleTo } from './present.ts'
import {
  newSourceBody,
  sourceBody,
  sourceChangeBody,
  sourceListBody,
  sourceListQuery,
  sourceParams,
} from './schema.ts'
import { findSourceWithTask, listSources } from './store/sources.ts'

export const sourceRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db } = context
    const tags = ['sources']

    async function present(id: number, caller: FastifyRequest['caller']) {
      const source = await findSourceWithTask(db.read, id)
      if (!source) throw problem('source_not_found')
      return presentSource(visibleTo(source, caller))
    }

    app.get(
      '/v1/sources',
      {
        config: { needs: reader },
        schema: {
          tags,
          operationId: 'sources/list',
          summary: 'List sources',
          querystring: sourceListQuery,
          response: { 200: sourceListBody, ...mayFail },
        },
      },
      async ({ query: { size = 100, cursor, state, folder }, caller }) => {
        const afterId = cursor === undefined ? undefined : Number(cursor)
        const sources = await listSources(db.read, { afterId, limit: size + 1, state, folder })
        const page = sources.slice(0, size)
        return {
          sources: page.map((source) => presentSource(visibleTo(source, caller))),
          next_cursor: sources.length > size ? String(page.at(-1)?.id) : null,
        }
      },
    )

    app.post(
      '/v1/sources',
      {
        config: { needs: admin },
        schema: {
          tags,
          operationId: 'sources/create',
          summary: 'Create a source',
          body: newSourceBody,
          response: { 201: sourceBody, ...mayFail },
        },
      },
      async ({ body, caller }, reply) => {
        const { id } = await createSource(context, body, checkAgain(context, caller))
        return reply
          .code(201)
          .header('location', `/v1/sources/${id}`)
          .send(await present(id, caller))
      },
    )

    app.get(
      '/v1/sources/:id',
      {
        config: { needs: reader },
        schema: {
          tags,
          operationId: 'sources/get',
          summary: 'Get a source',
          params: sourceParams,
          response: { 200: sourceBody, ...mayFail },
        },
      },
      ({ params: { id }, caller }) => present(id, caller),
    )

    app.patch(
      '/v1/sources/:id',
      {
        config: { needs: admin },
        schema: {
          tags,
          operationId: 'sources/update',
          summary: 'Update a source',
          params: sourceParams,
          body: sourceChangeBody,
          response: { 200: sourceBody, ...mayFail },
        },
      },
      async ({ params: { id }, body, caller }) => {
        await changeSource(context, id, body, checkAgain(context, caller))
        return present(id, caller)
      },
    )

    app.delete(
      '/v1/sources/:id',
      {
        config: { needs: admin },
        schema: {
          tags,
          operationId: 'sources/delete',
          summary: 'Delete a source',
          params: sourceParams,
          response: { 204: Type.Null({ description: 'Deleted. Its posts stay.' }), ...mayFail },
        },
      },
      async ({ params: { id }, caller }, reply) => {
        await removeSource(context, id, checkAgain(context, caller))
        return reply.code(204).send(null)
      },
    )

    app.post(
      '/v1/sources/:id/refresh',
      {
        config: { needs: admin },
        schema: {
          tags,
          operationId: 'sources/refresh',
          summary: 'Refresh a source',
          params: sourceParams,
          response: { 202: sourceBody, ...mayFail },
        },
      },
      async ({ params: { id }, caller }, reply) => {
        await refreshSource(context, id, checkAgain(context, caller))
        return reply.code(202).send(await present(id, caller))
      },
    )
  }
