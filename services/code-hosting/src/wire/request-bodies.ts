import type { App } from '@octavo/platform/http/app.ts'
import { acceptJson } from '@octavo/platform/http/json-bodies.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { TSchema } from 'typebox'

/** For routes whose bodies contain files. Large bodies of others would only occupy the event loop. */
export const maxFileBodyBytes = 40 * 1024 * 1024

/**
 * All bodies are parsed as JSON, regardless of their content type: `curl -d` sends a form type, and GitHub's own
 * examples use it. A missing body and `null`, which go-github sends for missing options, count as an empty object.
 */
export function acceptBodies(app: App): void {
  // Replaces Fastify's parser, which returns a string.
  app.removeContentTypeParser('text/plain')
  acceptJson(app, '*')
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.schema?.body) request.body ??= {}
  })
  app.addHook('preHandler', async (request) => {
    const { schema } = request.routeOptions
    // All schemas of this service are TypeBox schemas.
    if (schema?.body) request.body = onlyNamed(schema.body as TSchema, request.body)
  })
}

/** Drops unknown fields, so that no name from a client can reach a column. */
function onlyNamed(schema: TSchema, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const { anyOf } = asRecord(schema)
  const choices: readonly unknown[] = Array.isArray(anyOf) ? anyOf : [schema]
  const named = choices
    .map((one) => asRecord(one).properties)
    .filter((properties) => properties !== undefined)
  if (named.length === 0) return body
  return Object.fromEntries(
    Object.entries(body).filter(([name]) =>
      named.some((properties) => Object.hasOwn(asRecord(properties), name)),
    ),
  )
}
