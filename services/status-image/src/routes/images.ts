import { platformProblem } from '@octavo/platform/errors.ts'
import type { Ids } from '@octavo/platform/ids.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { problem } from '../errors.ts'
import { hashOf, type Image, type Width, widths } from '../image.ts'
import { type ImageName, parseImageName } from '../image-name.ts'
import type { Images } from '../images.ts'
import { sendImage } from '../present.ts'
import type { Client } from '../render-queue.ts'
import { ImageReply, imageTypes, namePath, WidthQuery } from '../schema.ts'

export interface ImageRoutesOptions {
  images: Images
  unknown: '404' | '200' | 'draw'
  ids: Ids
}

/** Paths of earlier versions and of similar services. */
const aliases = ['/img', '/status', '/wp-content/uploads']

/** Formats that similar services have and this one does not implement. */
const unimplementedName = /^\d{3}\.(?:json|jxl)$/

export const imageRoutes =
  ({ images, unknown, ids }: ImageRoutesOptions): Routes =>
  (app) => {
    const common = { params: namePath(images.drawings), querystring: WidthQuery, produces: imageTypes }
    const response = {
      200: ImageReply,
      206: ImageReply,
      400: ImageReply,
      404: ImageReply,
      416: ImageReply,
    }
    const named = {
      ...common,
      response,
      operationId: 'getImage',
      summary: 'Get the image of a status code',
    }
    for (const prefix of ['', ...aliases]) {
      app.get(`${prefix}/:name`, { schema: { ...named, hide: prefix !== '' } }, (request, reply) =>
        respond(request, reply, request.params.name, request.query.w, () => 200),
      )
    }

    const withStatus = {
      ...common,
      operationId: 'getImageWithStatus',
      summary: 'Get an image with its own status',
      description: 'Statuses that do not allow a body are sent with 200.',
    }
    app.get('/as/:name', { schema: withStatus }, (request, reply) =>
      respond(request, reply, request.params.name, request.query.w, ({ code }) =>
        allowsBody(code) ? code : 200,
      ),
    )

    const random = {
      operationId: 'getRandomImage',
      summary: 'Redirect to a random image',
      response: { 302: Type.Null({ description: 'Redirects to an image.' }) },
    }
    app.get('/random.jpg', { schema: random }, (_request, reply) => {
      const codes = images.codes()
      reply.header('cache-control', 'no-store').redirect(`/${codes[ids.below(codes.length)]}.jpg`)
    })

    function respond(
      request: FastifyRequest,
      reply: FastifyReply,
      text: string,
      width: Width | undefined,
      statusOf: (image: Image) => number,
    ): void | Promise<void> {
      const name = parseImageName(text)
      if (name === 'malformed') throw problem('no_code')
      if (!name) throw unimplementedName.test(text) ? platformProblem('unimplemented') : problem('no_image')
      const send = (image: Image) => {
        if (name.hash !== undefined && name.hash !== hashOf(image)) throw problem('no_image')
        const status = statusOf(image)
        if (images.isImmutable && status === 200 && name.hash === undefined)
          request.server.shortcut?.remember(request, image.prepared)
        sendImage(request, reply, { image, status, isImmutableUrl: name.hash !== undefined })
      }
      const image = pick(name, width ?? widths[0], request)
      return image instanceof Promise ? image.then(send) : send(image)
    }

    /** Synchronous for cached images, which avoids a promise on the common path. */
    function pick({ code, format }: ImageName, width: Width, client: Client): Image | Promise<Image> {
      const existing = images.find(code)
      if (existing) return images.variant(existing, format, width, client)
      if (unknown === '404') throw problem('no_image')
      if (unknown === '200') return images.variant(images.ofError(404), format, width, client)
      const drawn = images.drawUnknown(code, client)
      if (!drawn) throw problem('no_image')
      return drawn instanceof Promise
        ? drawn.then((image) => images.variant(image, format, width, client))
        : images.variant(drawn, format, width, client)
    }
  }

function allowsBody(status: number): boolean {
  return status >= 200 && status <= 599 && ![204, 205, 304].includes(status)
}
