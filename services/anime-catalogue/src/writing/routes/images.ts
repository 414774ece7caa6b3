import type { Kind } from '@octavo/drawing/posters/sizes.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { mayWrite } from '../../access/needs.ts'
import type { Context } from '../../context.ts'
import type { Images } from '../../images/images.ts'
import { maxUploadBytes } from '../../images/uploads.ts'
import { jsonApiRoute } from '../../json-api/schemas.ts'
import { storeUpload } from '../image-uploads.ts'
import { createReadContext, requireContentType, sendNothing, writingOf } from '../requests.ts'
import type { Writer } from '../writer.ts'

const uploads: readonly { type: string; path: string; attribute: string; column: string; kind: Kind }[] = [
  ...['anime', 'manga'].flatMap(
    (type) =>
      [
        { type, path: 'poster-image', attribute: 'posterImage', column: 'poster_hash', kind: 'poster' },
        { type, path: 'cover-image', attribute: 'coverImage', column: 'cover_hash', kind: 'cover' },
      ] as const,
  ),
  ...['characters', 'people'].map(
    (type) => ({ type, path: 'image', attribute: 'image', column: 'image_hash', kind: 'portrait' }) as const,
  ),
  {
    type: 'episodes',
    path: 'thumbnail',
    attribute: 'thumbnail',
    column: 'thumbnail_hash',
    kind: 'thumbnail',
  },
]

const labels: Readonly<Record<Kind, string>> = {
  poster: 'the poster image',
  cover: 'the cover image',
  thumbnail: 'the thumbnail',
  portrait: 'the image',
}

const imageTypes = /^\s*(?:image\/(?:jpeg|png|webp|gif)|application\/octet-stream)\s*(?:;|$)/i

/** `PUT` replaces the generated image with an upload; `DELETE` restores the generated one. */
export const uploadRoutes =
  (context: Context, writer: Writer, images: Pick<Images, 'acceptUpload'>): Routes =>
  (app) => {
    const { registry } = context
    for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/octet-stream'])
      app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

    for (const { type, path, attribute, column, kind } of uploads) {
      const resource = registry.get(type)
      const { one } = resource.names
      const label = labels[kind]
      const url = `/${resource.path}/:id/${path}`
      const noContent = (verb: string, summary: string) =>
        jsonApiRoute({
          operationId: `${verb}${attribute.charAt(0).toUpperCase()}${attribute.slice(1)}Of${type}`,
          summary,
          tags: ['images'],
          params: Type.Object({ id: Type.String({ description: 'The ID.' }) }),
          status: 204,
          response: Type.Null({ description: 'No content.' }),
        })

      app.put(
        url,
        {
          bodyLimit: maxUploadBytes,
          ...noContent('upload', `Upload ${label} of ${one}`),
          config: { needs: mayWrite(type, 'update') },
          onRequest: requireContentType(imageTypes),
        },
        async (request, reply) => {
          const { view } = await createReadContext(request, context)
          const writing = writingOf(request, view)
          const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
          const image = await storeUpload(images, bytes, kind, attribute)
          await writer.setImage(resource, idIn(request), column, image, writing)
          return sendNothing(reply)
        },
      )

      app.delete(
        url,
        {
          ...noContent('remove', `Delete ${label} of ${one}`),
          config: { needs: mayWrite(type, 'update') },
          onRequest: requireContentType(),
        },
        async (request, reply) => {
          const { view } = await createReadContext(request, context)
          await writer.setImage(resource, idIn(request), column, undefined, writingOf(request, view))
          return sendNothing(reply)
        },
      )
    }
  }

/** The router fills in the parameters of the path. */
function idIn({ params }: { params: unknown }): string {
  return (params as { id: string }).id
}
