import { platformProblem } from '@octavo/platform/errors.ts'
import type { Ids } from '@octavo/platform/ids.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { problem } from '../errors.ts'
import { hashOf, type Picture, type Width, widths } from '../picture.ts'
import { type PictureName, parsePictureName } from '../picture-name.ts'
import type { Pictures } from '../pictures.ts'
import { sendPicture } from '../present.ts'
import { namePath, PictureReply, pictureTypes, WidthQuery } from '../schema.ts'

export interface PictureRoutesGiven {
  pictures: Pictures
  unknown: '404' | '200' | 'draw'
  ids: Ids
}

/** Old and other services of this kind had their pictures there. */
const aliases = ['/img', '/status', '/wp-content/uploads']

/** Formats that the hosted services have, and this one has not. */
const unimplementedName = /^\d{3}\.(?:json|jxl)$/

export const pictureRoutes =
  ({ pictures, unknown, ids }: PictureRoutesGiven): Routes =>
  (app) => {
    const common = { params: namePath(pictures.drawings), querystring: WidthQuery, produces: pictureTypes }
    const response = {
      200: PictureReply,
      206: PictureReply,
      400: PictureReply,
      404: PictureReply,
      416: PictureReply,
    }
    const named = { ...common, response, operationId: 'getPicture', summary: 'The dog of a status code' }
    for (const prefix of ['', ...aliases]) {
      app.get(`${prefix}/:name`, { schema: { ...named, hide: prefix !== '' } }, (request, reply) =>
        answer(request, reply, request.params.name, request.query.w, () => 200),
      )
    }

    const as = {
      ...common,
      operationId: 'getPictureWithStatus',
      summary: 'The dog with its own status, where a body may go with it',
    }
    app.get('/as/:name', { schema: as }, (request, reply) =>
      answer(request, reply, request.params.name, request.query.w, ({ code }) =>
        allowsBody(code) ? code : 200,
      ),
    )

    const random = {
      operationId: 'getRandomPicture',
      summary: 'Leads to some dog',
      response: { 302: Type.Null({ description: 'The address of a picture.' }) },
    }
    app.get('/random.jpg', { schema: random }, (_request, reply) => {
      const codes = pictures.codes()
      reply.header('cache-control', 'no-store').redirect(`/${codes[ids.below(codes.length)]}.jpg`)
    })

    function answer(
      request: FastifyRequest,
      reply: FastifyReply,
      text: string,
      width: Width | undefined,
      statusOf: (picture: Picture) => number,
    ): void | Promise<void> {
      const name = parsePictureName(text)
      if (name === 'malformed') throw problem('no_code')
      if (!name) throw unimplementedName.test(text) ? platformProblem('unimplemented') : problem('no_picture')
      const send = (picture: Picture) => {
        if (name.hash !== undefined && name.hash !== hashOf(picture)) throw problem('no_picture')
        const status = statusOf(picture)
        if (pictures.isFixed && status === 200 && name.hash === undefined)
          request.server.shortcut?.remember(request, picture.prepared)
        sendPicture(request, reply, { picture, status, isFinal: name.hash !== undefined })
      }
      const picture = pick(name, width ?? widths[0])
      return picture instanceof Promise ? picture.then(send) : send(picture)
    }

    /** At once where it is at hand, which it nearly always is. */
    function pick({ code, format }: PictureName, width: Width): Picture | Promise<Picture> {
      const found = pictures.find(code)
      if (found) return pictures.variant(found, format, width)
      if (unknown === '404') throw problem('no_picture')
      if (unknown === '200') return pictures.variant(pictures.ofError(404), format, width)
      const drawn = pictures.drawUnknown(code)
      if (!drawn) throw problem('no_picture')
      return drawn instanceof Promise
        ? drawn.then((picture) => pictures.variant(picture, format, width))
        : pictures.variant(drawn, format, width)
    }
  }

function allowsBody(status: number): boolean {
  return status >= 200 && status <= 599 && ![204, 205, 304].includes(status)
}
