import type { Model } from '../data-models/model.ts'
import { objectSchema } from '../data-models/write-json-schema.ts'
import { findIdField } from '../data-models/model.ts'
import { kebabCase, pluralize } from '../names.ts'

const base = '#/components/schemas/'

/** An OpenAPI 3.1 document of the handlers: https://spec.openapis.org/oas/v3.1.1.html */
export function writeOpenApi(model: Model, input: Model, others: readonly Model[]): string {
  const path = `/${pluralize(kebabCase(model.name))}`
  const json = (schema: object) => ({ content: { 'application/json': { schema } } })
  const ref = { $ref: `${base}${model.name}` }
  const body = { required: true, ...json({ $ref: `${base}${input.name}` }) }
  const failed = (description: string) => ({ description, ...json({ $ref: `${base}Failure` }) })
  const notFound = failed('Not found')
  const invalid = failed('Invalid request')
  const plural = pluralize(model.name)
  const idType = findIdField(model)?.type.kind === 'string' ? 'string' : 'integer'
  const document = {
    openapi: '3.1.0',
    info: { title: plural, version: '1.0.0' },
    paths: {
      [path]: {
        get: {
          operationId: `list${plural}`,
          parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 } }],
          responses: {
            200: { description: 'OK', ...json({ type: 'object', properties: { items: { type: 'array', items: ref } }, required: ['items'] }) },
            400: invalid,
          },
        },
        post: { operationId: `create${model.name}`, requestBody: body, responses: { 201: { description: 'Created', ...json(ref) }, 400: invalid } },
      },
      [`${path}/{id}`]: {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: idType } }],
        get: { operationId: `get${model.name}`, responses: { 200: { description: 'OK', ...json(ref) }, 404: notFound } },
        put: { operationId: `replace${model.name}`, requestBody: body, responses: { 200: { description: 'OK', ...json(ref) }, 400: invalid, 404: notFound } },
        delete: { operationId: `delete${model.name}`, responses: { 204: { description: 'Deleted' }, 404: notFound } },
      },
    },
    components: {
      schemas: {
        ...Object.fromEntries([model, input, ...others].map((item) => [item.name, objectSchema(item, base)])),
        Failure: { type: 'object', properties: { error: { type: 'string' } }, required: ['error'] },
      },
    },
  }
  return `${JSON.stringify(document, null, 2)}\n`
}
