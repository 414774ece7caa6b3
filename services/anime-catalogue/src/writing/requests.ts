import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { rightOf, roleOf, type Verb } from '../access/permissions.ts'
import { viewerOf } from '../access/viewer.ts'
import type { Context } from '../context.ts'
import { jsonApiError } from '../json-api/errors.ts'
import { mediaType, unsupportedMediaType } from '../json-api/negotiation.ts'
import { readParameters } from '../json-api/parameters.ts'
import type { Ask } from '../json-api/reader.ts'
import type { Registered } from '../json-api/registry.ts'
import type { View } from '../json-api/resource.ts'
import { baseOf } from '../wire/paths.ts'
import { forbidden, type Writing } from './authorize.ts'

/** Refuses, before anything of a body is read, what this caller may not write at all. */
export function guardWrite(
  { config }: Pick<Context, 'config'>,
  resource: Registered,
  verb: Verb,
  accepts: RegExp = documents,
): onRequestAsyncHookHandler {
  return async ({ caller, headers: { 'content-type': contentType } }) => {
    if (config.readOnly) throw jsonApiError(`${verb}_forbidden`, 'Nothing can be written here at present.')
    if (!rightOf(roleOf(caller.user), resource.type, verb)) throw forbidden(resource, verb)
    if (contentType !== undefined && !accepts.test(contentType)) throw unsupportedMediaType(contentType)
  }
}

const documents = new RegExp(
  `^\\s*(?:${mediaType.replace(/[.+]/g, '\\$&')}|application/json)\\s*(?:;|$)`,
  'i',
)

export async function askOf(request: FastifyRequest, { state, clock, url }: Context): Promise<Ask> {
  const at = request.url.indexOf('?')
  const parameters = readParameters(at < 0 ? '' : request.url.slice(at + 1))
  const origin = url(request)
  const view: View = {
    origin,
    base: baseOf(origin, request.originalUrl),
    today: new Date(clock.now()).toISOString().slice(0, 10),
  }
  const { text: version } = await state.find()
  return { parameters, viewer: viewerOf(request), view, version, notes: { isPassing: false } }
}

export function writingOf(request: FastifyRequest, view: View): Writing {
  const { user } = request.caller
  if (!user) throw new Error('Nobody writes without an account')
  return { user, viewer: viewerOf(request), view }
}

/** The resource as it is now. */
export function sendDocument(
  reply: FastifyReply,
  body: Buffer,
  { location }: { location?: string } = {},
): undefined {
  if (location !== undefined) reply.code(201).header('location', location)
  reply.header('vary', 'Accept, Authorization').type(mediaType).send(body)
  // To the type of a route only a parsed document is something.
  return reply as unknown as undefined
}

export function sendNothing(reply: FastifyReply): undefined {
  reply.code(204).send()
  // As above.
  return reply as unknown as undefined
}
