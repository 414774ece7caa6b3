import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { key } from '../../access/needs.ts'
import { scopeOf } from '../../access/request-scope.ts'
import type { Context } from '../../context.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { type Page, pageParameters, readPage, sendFeed } from '../../wire/feeds.ts'
import { presentPhotos } from '../present.ts'
import { PhotoBasic } from '../schema/photo.ts'
import { PhotoListQuery } from '../schema/requests.ts'
import { listIdsBy, listPhotos } from '../store/photos.ts'

const tags = ['photos']
const config = { needs: key }
const response = { 200: Type.Array(PhotoBasic), ...mayFail }

export const photoListRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db, index } = context

    app.get(
      '/photos',
      {
        config,
        schema: {
          operationId: 'photos/list',
          summary: 'List photos',
          tags,
          querystring: PhotoListQuery,
          response,
        },
      },
      async (request, reply) => {
        const page = readPage(request.query)
        const { size, page: pageOf } = await index.ready()
        const { order_by: order } = request.query
        const slice = { offset: page.offset, limit: page.perPage }
        const ids =
          order === 'popular'
            ? await listIdsBy(db.read, 'likes', slice)
            : pageOf(order, slice.offset, slice.limit)
        return send(request, reply, { ids, total: size, ...page })
      },
    )

    app.get(
      '/photos/curated',
      {
        config,
        schema: {
          operationId: 'photos/list-curated',
          summary: 'List curated photos',
          description: 'Photos of the editorial feed, the latest first.',
          tags,
          querystring: Type.Object(pageParameters),
          response,
        },
      },
      async (request, reply) => {
        const page = readPage(request.query)
        const { promotedSize } = await index.ready()
        const slice = { offset: page.offset, limit: page.perPage }
        const ids = await listIdsBy(db.read, 'promoted_at_ms', slice)
        return send(request, reply, { ids, total: promotedSize, ...page })
      },
    )

    async function send(
      request: FastifyRequest,
      reply: FastifyReply,
      { ids, ...feed }: Page & { ids: readonly number[]; total: number },
    ) {
      const rows = await listPhotos(db.read, ids)
      const items = await presentPhotos(scopeOf(context, request), rows, { purpose: 'feed' })
      return sendFeed(context, request, reply, { items, ...feed })
    }
  }
