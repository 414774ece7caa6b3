import { parse } from 'node:querystring'
import { platformProblem } from '@octavo/platform/errors.ts'
import type { App } from '@octavo/platform/http/app.ts'
import type { TSchema } from 'typebox'
import { readBody, readQuery, valuesOf } from './read-values.ts'

const form = 'application/x-www-form-urlencoded'
/** Media types of operations that read fields. Fields may also be in the query. */
export const consumes = ['application/json', form]
const maxFields = 1_000

/**
 * Hands the parameters to handlers as the schema of the route describes them. Clients of this ecosystem send the fields
 * of a write as JSON, as a form or in the query, also mixed.
 */
export function acceptParameters(app: App): void {
  app.addContentTypeParser<string>(form, { parseAs: 'string' }, (_request, body, done) => {
    // PostgreSQL cannot store NUL characters.
    if (body.includes('%00') || body.includes('\0')) done(platformProblem('bad_request'))
    else done(null, parse(body, '&', '=', { maxKeys: maxFields }))
  })
  app.addHook('preValidation', async (request) => {
    const { querystring, body } = request.routeOptions.schema ?? {}
    // Bodies and queries with arbitrary names, such as those of OAuth, stay as they are. All schemas are TypeBox schemas.
    if (hasFields(body)) request.body = readBody(body as TSchema, valuesOf(request.query, request.body))
    if (hasFields(querystring)) request.query = readQuery(querystring as TSchema, valuesOf(request.query))
  })
}

function hasFields(schema: unknown): boolean {
  return typeof schema === 'object' && schema !== null && Object.hasOwn(schema, 'properties')
}
