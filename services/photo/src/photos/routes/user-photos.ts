import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { key } from '../../access/needs.ts'
import { scopeOf } from '../../access/request-scope.ts'
import type { Context } from '../../context.ts'
import { historyParameters } from '../../counts/schema.ts'
import { getUser } from '../../users/load-users.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { pageParameters, readPage, sendFeed } from '../../wire/feeds.ts'
import { presentPhotos } from '../present.ts'
import { PhotoBasic } from '../schema/photo.ts'
import { orientationParameter } from '../schema/requests.ts'
import { readPhotoCounts } from '../statistics.ts'
import { listPhotos } from '../store/photos.ts'
import { countLiked, countUserPhotos, listLikedIds, listUserPhotoIds } from '../store/user-photos.ts'

const tags = ['users']
const config = { needs: key }
const params = Type.Object({ username: Type.String() })
const response = { 200: Type.Array(PhotoBasic), ...mayFail }

const order = Type.Union(
  (['latest', 'oldest', 'popular', 'views', 'downloads'] as const).map((each) => Type.Literal(each)),
  { default: 'latest' },
)

export const userPhotoRoutes =
  (context: Context): Routes =>
  (app) => {
    const { read } = context.db

    app.get(
      '/users/:username/photos',
      {
        config,
        schema: {
          operationId: 'users/list-photos',
          summary: 'List photos of a user',
          tags,
          params,
          querystring: Type.Object({
            ...pageParameters,
            ...historyParameters,
            order_by: order,
            orientation: orientationParameter,
            stats: Type.Boolean({ default: false, description: 'Adds views and downloads to each photo.' }),
          }),
          response,
        },
      },
      async (request, reply) => {
        const { orientation, order_by, stats, quantity } = request.query
        const photos = { userId: await userIdOf(request.params.username), orientation }
        const page = readPage(request.query)
        const [total, ids] = await Promise.all([
          countUserPhotos(read, photos),
          listUserPhotoIds(read, photos, order_by, { offset: page.offset, limit: page.perPage }),
        ])
        const items = await present(request, ids, stats ? quantity : undefined)
        return sendFeed(context, request, reply, { items, total, ...page })
      },
    )

    app.get(
      '/users/:username/likes',
      {
        config,
        schema: {
          operationId: 'users/list-likes',
          summary: 'List photos that a user likes',
          tags,
          params,
          querystring: Type.Object({ ...pageParameters, orientation: orientationParameter }),
          response,
        },
      },
      async (request, reply) => {
        const { orientation } = request.query
        const likes = { userId: await userIdOf(request.params.username), orientation }
        const page = readPage(request.query)
        const [total, ids] = await Promise.all([
          countLiked(read, likes),
          listLikedIds(read, likes, { offset: page.offset, limit: page.perPage }),
        ])
        return sendFeed(context, request, reply, { items: await present(request, ids), total, ...page })
      },
    )

    async function userIdOf(username: string): Promise<number> {
      return (await getUser(context, username)).user_id
    }

    async function present(
      request: FastifyRequest,
      ids: readonly number[],
      quantity?: number,
    ): Promise<PhotoBasic[]> {
      const rows = await listPhotos(read, ids)
      const photos = await presentPhotos(scopeOf(context, request), rows, { purpose: 'user' })
      if (quantity === undefined) return photos
      const counts = await readPhotoCounts(context, rows, quantity)
      return photos.map((photo) => {
        const statistics = counts.get(photo.id)
        return statistics ? { ...photo, statistics } : photo
      })
    }
  }
