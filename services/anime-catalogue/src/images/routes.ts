import { formats, type Kind } from '@octavo/drawing/posters/sizes.ts'
import type { Episode, Portrayed, Subjects, Work, WorkType } from '@octavo/drawing/posters/subject.ts'
import { platformProblem } from '@octavo/platform/errors.ts'
import { matchesEtag } from '@octavo/platform/http/etag.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { type TSchema, Type } from 'typebox'
import { artVersion, type PictureName, parsePictureName } from './image-urls.ts'
import type { Art, Picture } from './images.ts'

/** Where pictures learn what they show. Whatever this client may not see is not found. */
export interface ArtSource {
  findWork(type: WorkType, id: string, request: FastifyRequest): Promise<Work | undefined>
  findEpisode(id: string, request: FastifyRequest): Promise<Episode | undefined>
  findPortrayed(type: Portrayed['type'], id: string, request: FastifyRequest): Promise<Portrayed | undefined>
}

const forGood = 'max-age=31536000, immutable'
/** What is current may be another picture tomorrow. */
const forNow = 'max-age=300'

/**
 * `/media/anime/poster_images/1/small-<version>.jpg`: an address with the version of what is shown is for good; without
 * one, or with an old one, the current picture is answered for a short time.
 */
export const artRoutes =
  (art: Art, source: ArtSource, errorReply: TSchema): Routes =>
  (app) => {
    const schema = {
      operationId: 'getPicture',
      summary: 'A poster, cover, thumbnail or portrait',
      tags: ['pictures'],
      params: Type.Object({
        type: Type.String({ description: 'anime, manga, episodes, characters or people.' }),
        folder: Type.String({ description: 'poster_images, cover_images, thumbnails or images.' }),
        id: Type.String(),
        file: Type.String({ description: 'A size, perhaps a version, and .jpg or .webp: small.jpg.' }),
      }),
      produces: Object.values(formats),
      response: { 200: Type.String({ format: 'binary' }), 304: Type.Null(), 404: errorReply },
    }
    // One page of works shows twenty pictures.
    const config = { access: 'free' } as const
    app.get('/media/:type/:folder/:id/:file', { schema, config }, async (request, reply) => {
      const { type, folder, id, file } = request.params
      const name = parsePictureName(type, folder, id, file)
      const found = name && (await find(name, request))
      if (!name || !found) throw platformProblem('not_found')
      const { bytes, etag } = await found.make()
      // Not everything that is shown to those who have signed in is for everybody.
      const forWhom = request.headers.authorization === undefined ? 'public' : 'private'
      reply.headers({
        etag,
        'cache-control': `${forWhom}, ${name.version === found.version ? forGood : forNow}`,
        vary: 'Authorization',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      })
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send(null)
      return reply.type(formats[name.format]).send(bytes)
    })

    async function find(name: PictureName, request: FastifyRequest): Promise<Found | undefined> {
      const { kind, type, id } = name
      if (kind === 'thumbnail') return picture(kind, await source.findEpisode(id, request), name)
      if (type === 'anime' || type === 'manga') {
        const work = await source.findWork(type, id, request)
        return kind === 'poster' ? picture(kind, work, name) : picture('cover', work, name)
      }
      if (type === 'episodes') return undefined
      return picture('portrait', await source.findPortrayed(type, id, request), name)
    }

    function picture<K extends Kind>(
      kind: K,
      subject: Subjects[K] | undefined,
      { size, format }: PictureName,
    ) {
      if (!subject) return undefined
      return {
        version: artVersion(kind, subject),
        make: () => art.image(kind, subject, size, format),
      }
    }
  }

interface Found {
  version: string
  make(): Promise<Picture>
}
