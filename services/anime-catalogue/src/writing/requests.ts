import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { viewerOf } from '../access/viewer.ts'
import type { Context } from '../context.ts'
import { mediaType, unsupportedMediaType } from '../json-api/negotiation.ts'
import { readParameters } from '../json-api/parameters.ts'
import type { ReadContext } from '../json-api/reader.ts'
import type { View } from '../json-api/resource.ts'
import { baseUrlOf } from '../wire/paths.ts'
import type { Writing } from './authorize.ts'

/** Checks the content type before the body is parsed. */
export const requireContentType =
  (accepts: RegExp = documents): onRequestHookHandler =>
  ({ headers: { 'content-type': contentType } }, _reply, done) =>
    done(
      contentType === undefined || accepts.test(contentType) ? undefined : unsupportedMediaType(contentType),
    )

const documents = new RegExp(
  `^\\s*(?:${mediaType.replace(/[.+]/g, '\\$&')}|application/json)\\s*(?:;|$)`,
  'i',
)

export async function createReadContext(
  request: FastifyRequest,
  { state, clock, url }: Context,
): Promise<ReadContext> {
  const at = request.url.indexOf('?')
  const parameters = readParameters(at < 0 ? '' : request.url.slice(at + 1))
  const origin = url(request)
  const view: View = {
    origin,
    base: baseUrlOf(origin, request.originalUrl),
    today: new Date(clock.now()).toISOString().slice(0, 10),
  }
  const { text: version } = await state.find()
  return { parameters, viewer: viewerOf(request), view, version, notes: { isProvisional: false } }
}

export function writingOf(request: FastifyRequest, view: View): Writing {
  const { user } = request.caller
  if (!user) throw new Error('The route needs no writer')
  return { user, viewer: viewerOf(request), view }
}

export function sendDocument(
  reply: FastifyReply,
  body: Buffer,
  { location }: { location?: string } = {},
): undefined {
  if (location !== undefined) reply.code(201).header('location', location)
  reply.header('vary', 'Accept, Authorization').type(mediaType).send(body)
  // The reply was sent; the handler's type expects a body.
  return reply as unknown as undefined
}

export function sendNothing(reply: FastifyReply): undefined {
  reply.code(204).send()
  // See sendDocument.
  return reply as unknown as undefined
}
