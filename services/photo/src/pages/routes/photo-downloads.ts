import { addressGroup } from '@octavo/platform/auth/address.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { scopeOf } from '../../access/request-scope.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { imageProblem } from '../../images/errors.ts'
import type { ImageResponses } from '../../images/image-responses.ts'
import type { SourceCache } from '../../images/source-cache.ts'
import { getPhoto } from '../../photos/get-photo.ts'
import type { PhotoRow } from '../../photos/store/photos.ts'
import { presentUsers } from '../../users/present.ts'
import { openPage } from '../open-page.ts'

const schema = {
  hide: true,
  params: Type.Object({ slug: Type.String() }),
  querystring: Type.Object({ w: Type.Optional(Type.Integer({ minimum: 1, maximum: 8192 })) }),
}

export interface PhotoImages {
  responses: ImageResponses
  photos: SourceCache
}

/** `links.download`: the image as an attachment, without credentials. */
export const photoDownloadRoutes =
  (context: Context, { responses, photos }: PhotoImages): Routes =>
  (app) => {
    app.get(
      '/p/:slug/download',
      {
        ...openPage,
        schema,
        // Images are cached for a year, but each download counts.
        onSend: async (_request, reply) => void reply.header('cache-control', 'private, no-cache'),
      },
      async (request, reply) => {
        const { w } = request.query
        // Without a size there is one image to render. With one there are thousands.
        if (w !== undefined && !context.imageSigner.isValid(request.originalUrl))
          throw imageProblem('signature_invalid')
        const photo = await getPhoto(context.db.read, request.params.slug)
        const [source, users] = await Promise.all([
          photos.find(photo.file_name),
          presentUsers(scopeOf(context, request), [photo.user_id]),
        ])
        const user = users.get(photo.user_id)
        if (!source || !user) throw problem('photo_not_found')
        if (isStart(request)) await context.counter.countDownload(photo.id)
        const client = { name: addressGroup(request.ip ?? ''), signal: request.disconnectSignal }
        const query = renderingOf(photo, user.username, w)
        await responses.respond(request, reply, source, client, () => false, query)
        return reply as never // Fastify must not send a second response. The route type allows only bodies.
      },
    )
  }

const extensions = new Map(Object.entries({ jpeg: 'jpg' }))

/** The stored file as it is; generated photos and other sizes as JPEG. */
function renderingOf({ uid, format, scene, width }: PhotoRow, username: string, chosen?: number): string {
  const name = (extension: string) => `${username}-${uid}.${extension}`
  const isSmaller = chosen !== undefined && chosen < width
  if (scene === null && !isSmaller)
    return String(new URLSearchParams({ dl: name(extensions.get(format) ?? format) }))
  return String(
    new URLSearchParams({
      dl: name('jpg'),
      cs: 'srgb',
      fm: 'jpg',
      q: '85',
      ...(isSmaller && { w: String(chosen), fit: 'max' }),
    }),
  )
}

/** Further parts of a download do not count. */
function isStart({ method, headers: { range } }: FastifyRequest): boolean {
  return method === 'GET' && (range === undefined || /^bytes=0-/.test(range))
}
