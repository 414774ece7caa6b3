import type { App } from '@octavo/platform/http/app.ts'
import { acceptJson } from '@octavo/platform/http/json-bodies.ts'
import type { TSchema } from 'typebox'

/**
 * A body is JSON, whatever it is called: `curl -d` says that it sends a form, and the ecosystem's own examples do so.
 * Clients send nothing where they have nothing to say: then whatever may be left out has been left out.
 */
export function acceptBodies(app: App): void {
  // Fastify's own, which would leave it a text.
  app.removeContentTypeParser('text/plain')
  acceptJson(app, '*')
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined && request.routeOptions.schema?.body) request.body = {}
  })
  app.addHook('preHandler', async (request) => {
    const { schema } = request.routeOptions
    // Every schema here is made with TypeBox.
    if (schema?.body) request.body = onlyNamed(schema.body as TSchema, request.body)
  })
}

/**
 * Clients may send more than a route knows. It is left out here, once for all, so that no name that a caller made up
 * ever comes near a column.
 */
function onlyNamed(schema: TSchema, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const choices: readonly object[] = Object(schema).anyOf ?? [schema]
  const named = choices.map((one) => Object(one).properties).filter(Boolean)
  if (named.length === 0) return body
  return Object.fromEntries(
    Object.entries(body).filter(([name]) => named.some((properties) => Object.hasOwn(properties, name))),
  )
}
