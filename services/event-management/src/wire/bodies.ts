import type { App } from '@octavo/platform/http/app.ts'
import { acceptJson } from '@octavo/platform/http/json-bodies.ts'
import type { FastifyRequest } from 'fastify'
import { type TObject, type TProperties, type TSchema, Type } from 'typebox'
import { problem } from '../errors.ts'
import { readBodyValue } from './body-values.ts'

/** Fields of which there are no others: what else is sent is an `Unknown parameter`. */
export const Fields = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })

/** The same, of which each may be left out. */
export const SomeFields = <Properties extends TProperties>(properties: Properties) =>
  Type.Partial(Type.Object(properties), { additionalProperties: false })

/** `{"venue": {…}}` */
export const Wrapped = <Name extends string, Inner extends TSchema>(name: Name, inner: Inner) =>
  // A computed name widens to any string.
  Type.Object({ [name]: inner }, { additionalProperties: false }) as unknown as TObject<Record<Name, Inner>>

/**
 * A body may be JSON, a form or a multipart form. Handlers get what their route's schema describes, however it was
 * sent; files of a multipart form are `File`s.
 */
export function acceptBodies(app: App): void {
  // Fastify's own, which would leave it a text.
  app.removeContentTypeParser('text/plain')
  acceptJson(app, '*')
  app.addContentTypeParser<Buffer>(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer' },
    readForm,
  )
  app.addHook('preValidation', async (request) => {
    const body = request.routeOptions.schema?.body
    // Bodies of any names at all, as those of OAuth, are left as they are.
    if (!body || Object.hasOwn(body, 'patternProperties')) return
    // Every schema here is made with TypeBox.
    request.body = readBodyValue(body as TSchema, withoutToken(request.body))
  })
}

async function readForm(request: FastifyRequest, body: Buffer): Promise<Record<string, unknown> | undefined> {
  if (body.length === 0) return undefined
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw problem('INVALID_BODY', { message: 'The form cannot be read.' })
  })
  // PostgreSQL cannot keep a NUL, and nobody means one.
  if ([...form].some((pair) => pair.some((text) => typeof text === 'string' && text.includes('\0'))))
    throw problem('INVALID_BODY')
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}

/** Nothing sent is nothing said. Older clients put their token among the fields. */
function withoutToken(body: unknown): object {
  if (body === undefined || body === '') return {}
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw problem('INVALID_BODY')
  const { token: _, ...fields } = Object(body)
  return fields
}
