import type { App } from '@octavo/platform/http/app.ts'
import { acceptJson } from '@octavo/platform/http/json-bodies.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { FastifyRequest } from 'fastify'
import { type TObject, type TProperties, type TSchema, Type } from 'typebox'
import { problem } from '../errors.ts'
import { readBodyValue } from './body-values.ts'

/** An object without additional fields: others are an `Unknown parameter`. */
export const Fields = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })

/** The same with all fields optional. */
export const SomeFields = <Properties extends TProperties>(properties: Properties) =>
  Type.Partial(Type.Object(properties), { additionalProperties: false })

/** `{"venue": {…}}` */
export const Wrapped = <Name extends string, Inner extends TSchema>(name: Name, inner: Inner) =>
  // A computed name widens to any string.
  Type.Object({ [name]: inner }, { additionalProperties: false }) as unknown as TObject<Record<Name, Inner>>

/**
 * Accepts JSON, forms and multipart forms, and hands the body to the handler as the route's schema describes
 * it. Files of a multipart form are `File`s.
 */
export function acceptBodies(app: App): void {
  // Replaces Fastify's parser, which returns a string.
  app.removeContentTypeParser('text/plain')
  acceptJson(app, '*')
  app.addContentTypeParser<Buffer>(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer' },
    readForm,
  )
  app.addHook('preValidation', async (request) => {
    const body = request.routeOptions.schema?.body
    // Bodies with arbitrary names, such as those of OAuth, stay as they are.
    if (!body || Object.hasOwn(body, 'patternProperties')) return
    // All schemas here are TypeBox schemas.
    request.body = readBodyValue(body as TSchema, withoutToken(request.body))
  })
}

async function readForm(request: FastifyRequest, body: Buffer): Promise<Record<string, unknown> | undefined> {
  if (body.length === 0) return undefined
  if (countSeparators(body) > maxFields)
    throw problem('INVALID_BODY', { message: `A form can have at most ${maxFields} fields.` })
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw problem('INVALID_BODY', { message: 'The form could not be parsed.' })
  })
  // PostgreSQL cannot store NUL characters.
  if ([...form].some((pair) => pair.some((text) => typeof text === 'string' && text.includes('\0'))))
    throw problem('INVALID_BODY')
  // One pass: a lookup per name would be quadratic in the number of fields.
  const byName = Map.groupBy(form, ([name]) => name)
  return Object.fromEntries(
    [...byName].map(([name, pairs]) => {
      const values = pairs.map(([, value]) => value)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}

/** More than the largest checkout form. */
const maxFields = 10_000

/** An upper bound without parsing: `&` in a form, lines in a multipart form. */
function countSeparators(body: Buffer): number {
  const isMultipart = body.subarray(0, 2).toString('latin1') === '--'
  const separator = isMultipart ? '\n--' : '&'
  let count = 1
  for (let at = body.indexOf(separator); at >= 0 && count <= maxFields; at = body.indexOf(separator, at + 1))
    count++
  return count
}

/** An empty body is an empty object. Older clients send their token among the fields. */
function withoutToken(body: unknown): object {
  if (body === undefined || body === '') return {}
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw problem('INVALID_BODY')
  const { token: _, ...fields } = asRecord(body)
  return fields
}
