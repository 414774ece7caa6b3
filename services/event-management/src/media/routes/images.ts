import { createByteCache } from '@octavo/platform/http/byte-cache.ts'
import { matchesEtag } from '@octavo/platform/http/etag.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { holderOf } from '../../access/needs.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { mayFail } from '../../wire/error-answers.ts'
import { readId } from '../../wire/ids.ts'
import { resizeImage } from '../images.ts'
import { isWidth } from '../sizes.ts'
import { findImages, type ImageRow } from '../store/images.ts'

const shrunkBytes = 32 * 1024 * 1024

const schema = {
  operationId: 'media/get-file',
  summary: 'Get an image file',
  tags: ['media'],
  params: Type.Object({ id: Type.String(), file: Type.String() }),
  produces: ['image/jpeg', 'image/png'],
  response: { 200: Type.Unsafe<Buffer>(Type.String({ format: 'binary' })), 304: Type.Null(), ...mayFail },
}

/** Image URLs are immutable. */
export const imageRoutes =
  ({ db, blobs }: Pick<Context, 'db' | 'blobs'>): Routes =>
  (app) => {
    const shrunk = createByteCache<Buffer>(shrunkBytes, ({ length }) => length)

    app.get(
      '/media/:id/:file',
      { config: { access: 'open', needs: holderOf('image address') }, schema },
      async (request, reply) => {
        const { hash, width } = readName(request.params.file)
        const [image] = await findImages(db.read, [readId(request.params.id, 'image_id')])
        if (!image || (hash !== image.blob && hash !== image.cropped_blob)) throw notFound('image_id')
        const etag = `"${request.params.file}"`
        reply.headers({
          etag,
          'cache-control': 'public, max-age=31536000, immutable',
          'cross-origin-resource-policy': 'cross-origin',
          'x-content-type-options': 'nosniff',
        })
        if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send(null)
        const bytes = width === undefined ? await blobs.read(hash) : await shrink(image, hash, width)
        return reply.type(image.content_type).send(bytes)
      },
    )

    async function shrink({ content_type }: ImageRow, hash: string, width: number): Promise<Buffer> {
      const key = `${hash}-${width}`
      return (
        shrunk.find(key) ?? shrunk.add(key, await resizeImage(await blobs.read(hash), content_type, width))
      )
    }
  }

function readName(file: string): { hash: string; width: number | undefined } {
  const [, hash, width] = /^([0-9a-f]{64})(?:-(\d{1,4}))?\.(?:jpg|png)$/.exec(file) ?? []
  if (hash === undefined) throw notFound('image_id')
  if (width !== undefined && !isWidth(Number(width))) throw notFound('image_id')
  return { hash, width: width === undefined ? undefined : Number(width) }
}
