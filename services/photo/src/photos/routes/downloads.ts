import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { anyone, key } from '../../access/needs.ts'
import { scopeOf } from '../../access/request-scope.ts'
import type { Context } from '../../context.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { getPhoto } from '../get-photo.ts'
import { imageUrls } from '../image-urls.ts'
import { imageIdOf } from '../present.ts'
import { PhotoPath } from '../schema/requests.ts'
import { listIdsOfUids } from '../store/photos.ts'

const maxPhotosPerView = 20

export const downloadRoutes =
  (context: Context): Routes =>
  (app) => {
    const { auth, counter, db } = context

    app.get(
      '/photos/:id/download',
      {
        config: { needs: key },
        schema: {
          operationId: 'photos/track-download',
          summary: 'Track a photo download',
          description: 'Counts a download. The count is durable when the response arrives.',
          tags: ['photos'],
          params: PhotoPath,
          response: { 200: Type.Object({ url: Type.String() }), ...mayFail },
        },
      },
      async (request, reply) => {
        const scope = scopeOf(context, request)
        const photo = await getPhoto(context.db.read, request.params.id)
        await counter.countDownload(photo.id)
        reply.header('cache-control', 'no-store')
        const imageId = imageIdOf(scope, { purpose: 'download' })
        return { url: imageUrls(scope, photo.file_name, imageId).full }
      },
    )

    app.get(
      '/v',
      {
        config: { access: 'open', needs: anyone },
        schema: {
          operationId: 'photos/track-views',
          summary: 'Track photo views',
          description: `Counts a view of each photo, at most ${maxPhotosPerView}, for apps that do not hotlink images.`,
          tags: ['photos'],
          querystring: Type.Object({
            photo_id: Type.Optional(
              Type.Array(Type.String(), { maxItems: maxPhotosPerView, description: 'Ids of photos.' }),
            ),
            app_id: Type.Optional(Type.String({ description: 'The access key of the app.' })),
          }),
          response: { 204: Type.Null(), ...mayFail },
        },
      },
      async ({ query }, reply) => {
        const { photo_id: uids = [], app_id: accessKey = '' } = query
        const isKnown = accessKey !== '' && (await auth.apps.find(accessKey)) !== undefined
        if (isKnown) for (const id of await listIdsOfUids(db.read, uids)) counter.countView(id)
        return reply.header('cache-control', 'no-store').code(204).send(null)
      },
    )
  }
