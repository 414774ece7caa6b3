import { formats, type Kind } from '@octavo/drawing/posters/sizes.ts'
import type { Episode, Portrayed, Subjects, Work, WorkType } from '@octavo/drawing/posters/subject.ts'
import { clientOfAddress } from '@octavo/platform/concurrency/fair-semaphore.ts'
import { platformProblem } from '@octavo/platform/errors.ts'
import { matchesEtag } from '@octavo/platform/http/etag.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { type TSchema, Type } from 'typebox'
import { anyone } from '../access/needs.ts'
import { type ImageName, imageVersion, parseImageName } from './image-urls.ts'
import type { Images, RenderedImage } from './images.ts'

/** Finds what an image shows; undefined where it does not exist or the caller may not see it. */
export interface SubjectSource {
  findWork(type: WorkType, id: string, request: FastifyRequest): Promise<Work | undefined>
  findEpisode(id: string, request: FastifyRequest): Promise<Episode | undefined>
  findPerson(type: Portrayed['type'], id: string, request: FastifyRequest): Promise<Portrayed | undefined>
}

const immutable = 'max-age=31536000, immutable'
const shortLived = 'max-age=300'

/** URLs with the current version are immutable. Others return the current image with a short `max-age`. */
export const imageRoutes =
  (images: Images, source: SubjectSource, errorSchema: TSchema): Routes =>
  (app) => {
    const schema = {
      operationId: 'getImage',
      summary: 'Get an image',
      description: 'A poster image, cover image, thumbnail or portrait.',
      tags: ['images'],
      params: Type.Object({
        type: Type.String({ description: 'One of anime, manga, episodes, characters, people.' }),
        folder: Type.String({ description: 'One of poster_images, cover_images, thumbnails, images.' }),
        id: Type.String(),
        file: Type.String({
          description: 'The size, an optional version, and `.jpg` or `.webp`, such as `small.jpg`.',
        }),
      }),
      produces: Object.values(formats),
      response: { 200: Type.String({ format: 'binary' }), 304: Type.Null(), 404: errorSchema },
    }
    // A page of 20 media loads 20 images, which must not use up the rate limit.
    const config = { access: 'free', needs: anyone } as const
    app.get('/media/:type/:folder/:id/:file', { schema, config }, async (request, reply) => {
      const { type, folder, id, file } = request.params
      const name = parseImageName(type, folder, id, file)
      const image = name && (await findImage(name, request))
      if (!name || !image) throw platformProblem('not_found')
      const { bytes, etag } = await image.render(clientOfAddress(request.ip))
      // Shared caches must not store images that only signed-in users may see.
      const scope = request.headers.authorization === undefined ? 'public' : 'private'
      reply.headers({
        etag,
        'cache-control': `${scope}, ${name.version === image.version ? immutable : shortLived}`,
        vary: 'Authorization',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      })
      if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send(null)
      return reply.type(formats[name.format]).send(bytes)
    })

    async function findImage(name: ImageName, request: FastifyRequest): Promise<VersionedImage | undefined> {
      const { kind, type, id } = name
      if (kind === 'thumbnail') return imageFor(kind, await source.findEpisode(id, request), name)
      if (type === 'anime' || type === 'manga') {
        const work = await source.findWork(type, id, request)
        return kind === 'poster' ? imageFor(kind, work, name) : imageFor('cover', work, name)
      }
      if (type === 'episodes') return undefined
      return imageFor('portrait', await source.findPerson(type, id, request), name)
    }

    function imageFor<K extends Kind>(
      kind: K,
      subject: Subjects[K] | undefined,
      { size, format }: ImageName,
    ) {
      if (!subject) return undefined
      return {
        version: imageVersion(kind, subject),
        render: (client: string) => images.render(kind, subject, size, format, client),
      }
    }
  }

interface VersionedImage {
  version: string
  render(client: string): Promise<RenderedImage>
}
