import type { Kind } from '@octavo/drawing/posters/sizes.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { Context } from '../../context.ts'
import type { Art } from '../../images/images.ts'
import { maxUploadBytes } from '../../images/uploads.ts'
import { described } from '../../json-api/schemas.ts'
import { keepUpload } from '../image-uploads.ts'
import { askOf, guardWrite, sendNothing, writingOf } from '../requests.ts'
import type { Writer } from '../writer.ts'

const places: readonly { type: string; path: string; attribute: string; column: string; kind: Kind }[] = [
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

const pictures = /^\s*(?:image\/(?:jpeg|png|webp|gif)|application\/octet-stream)\s*(?:;|$)/i

/** `PUT /anime/1/poster-image` with the bytes of a picture, in place of the drawing; `DELETE` brings the drawing back. */
export const uploadRoutes =
  (context: Context, writer: Writer, art: Pick<Art, 'acceptUpload'>): Routes =>
  (app) => {
    const { registry } = context
    for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/octet-stream'])
      app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

    for (const { type, path, attribute, column, kind } of places) {
      const resource = registry.get(type)
      const url = `/${resource.path}/:id/${path}`
      const described204 = (verb: string, summary: string) =>
        described({
          operationId: `${verb}${attribute.charAt(0).toUpperCase()}${attribute.slice(1)}Of${type}`,
          summary,
          tags: ['pictures'],
          params: Type.Object({ id: Type.String({ description: 'Its id.' }) }),
          status: 204,
          answer: Type.Null({ description: 'It is done.' }),
        })

      app.put(
        url,
        {
          bodyLimit: maxUploadBytes,
          ...described204('upload', `Give a picture to one of ${resource.path}`),
          onRequest: guardWrite(context, resource, 'update', pictures),
        },
        async (request, reply) => {
          const { view } = await askOf(request, context)
          const writing = writingOf(request, view)
          const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
          const hash = await keepUpload(art, bytes, kind, attribute)
          await writer.set(resource, idIn(request), { [column]: hash }, writing)
          return sendNothing(reply)
        },
      )

      app.delete(
        url,
        {
          ...described204('remove', `Draw the picture of one of ${resource.path} again`),
          onRequest: guardWrite(context, resource, 'update'),
        },
        async (request, reply) => {
          const { view } = await askOf(request, context)
          await writer.set(resource, idIn(request), { [column]: null }, writingOf(request, view))
          return sendNothing(reply)
        },
      )
    }
  }

/** The router has filled in what the address of the route names. */
function idIn({ params }: { params: unknown }): string {
  return (params as { id: string }).id
}
