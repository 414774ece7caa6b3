import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { key } from '../../access/needs.ts'
import { scopeOf } from '../../access/request-scope.ts'
import type { Context } from '../../context.ts'
import { historyParameters } from '../../counts/schema.ts'
import { readStatistics } from '../../counts/statistics.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { getPhoto } from '../get-photo.ts'
import { photoLinks, slugOf } from '../photo-links.ts'
import { imageIdOf } from '../present.ts'
import { PhotoLinks, PhotoStatistics } from '../schema/photo.ts'
import { PhotoPath } from '../schema/requests.ts'

const tags = ['photos']
const config = { needs: key }

export const statisticsRoutes =
  (context: Context): Routes =>
  (app) => {
    app.get(
      '/photos/:id/statistics',
      {
        config,
        schema: {
          operationId: 'photos/get-statistics',
          summary: "Get a photo's statistics",
          description: 'Returns one value for each of the last `quantity` days, in UTC.',
          tags,
          params: PhotoPath,
          querystring: Type.Object(historyParameters),
          response: { 200: PhotoStatistics, ...mayFail },
        },
      },
      async ({ params, query }) => {
        const photo = await getPhoto(context.db.read, params.id)
        const { id, uid, downloads, views, likes } = photo
        const statistics = await readStatistics(context, id, query.quantity, {
          downloads: { metric: 'photo downloads', total: downloads },
          views: { metric: 'photo views', total: views },
          likes: { metric: 'photo likes', total: likes },
        })
        return { id: uid, slug: slugOf(photo), ...statistics }
      },
    )

    app.get(
      '/photos/:id/stats',
      {
        config,
        schema: {
          operationId: 'photos/get-stats',
          summary: "Get a photo's total counts",
          description: 'For older clients.',
          tags,
          params: PhotoPath,
          response: {
            200: Type.Object({
              downloads: Type.Integer(),
              likes: Type.Integer(),
              views: Type.Integer(),
              links: PhotoLinks,
            }),
            ...mayFail,
          },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const photo = await getPhoto(context.db.read, request.params.id)
        const { downloads, likes, views } = photo
        const links = photoLinks(scope.baseUrl, photo, imageIdOf(scope, { purpose: 'photo' }))
        return { downloads, likes, views, links }
      },
    )
  }
