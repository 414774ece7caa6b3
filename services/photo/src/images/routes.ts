import { addressGroup } from '@octavo/platform/auth/address.ts'
import type { App } from '@octavo/platform/http/app.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { anyone } from '../access/needs.ts'
import { problem } from '../errors.ts'
import { imageProblem } from './errors.ts'
import type { ImageResponses } from './image-responses.ts'
import { mediaTypes } from './image-source.ts'
import type { UrlSigner } from './signatures.ts'
import type { SourceCache } from './source-cache.ts'

export interface ImageRouteOptions {
  responses: ImageResponses
  photos: SourceCache
  profiles: SourceCache
  signer: UrlSigner
}

const ImageErrors = Type.Object({ errors: Type.Array(Type.String()) })

/** Names with other characters belong to no image, and need no query. */
const namePattern = /^[\w.-]{1,80}$/

const description =
  'Accepts the rendering parameters of imgix: w, h, dpr, fit, crop, ar, rect, fm, auto, q, and many more. Unknown ' +
  'parameters are ignored, and values out of range are limited.'

/** Images need no credentials and cost no quota. Only renders have a budget. */
export const imageRoutes =
  ({ responses, photos, profiles, signer }: ImageRouteOptions): Routes =>
  (app) => {
    addRoute(app, 'photo', photos, 'images/get-photo', 'Get a photo image')
    addRoute(app, 'profile', profiles, 'images/get-profile', 'Get a profile image')

    function addRoute(app: App, kind: string, sources: SourceCache, operationId: string, summary: string) {
      const schema = {
        operationId,
        summary,
        description,
        tags: ['images'],
        params: Type.Object({ name: Type.String({ description: 'The rest of the file name.' }) }),
        produces: [...Object.values(mediaTypes), 'application/json', 'text/css', 'text/plain'],
        response: {
          200: Type.Any({ description: 'The image, or a description of it.' }),
          206: Type.Any({ description: 'A part of the image.' }),
          304: Type.Null({ description: 'Not modified.' }),
          '4xx': ImageErrors,
        },
      }
      app.get(
        `/${kind}-:name`,
        { schema, config: { access: 'open', needs: anyone } },
        async (request, reply) => {
          await respond(request, reply, `${kind}-${request.params.name}`, sources)
          return reply as never // Fastify must not send a second response. The route type allows only bodies.
        },
      )
    }

    async function respond(
      request: FastifyRequest,
      reply: FastifyReply,
      fileName: string,
      sources: SourceCache,
    ): Promise<void> {
      if (!signer.isValid(request.originalUrl)) throw imageProblem('signature_invalid')
      const source = namePattern.test(fileName) ? await sources.find(fileName) : undefined
      if (!source) throw problem('photo_not_found')
      const client = { name: addressGroup(request.ip ?? ''), signal: request.disconnectSignal }
      await responses.respond(request, reply, source, client, () => sources.isCurrent(fileName, source))
    }
  }
