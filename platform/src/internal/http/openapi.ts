import { isDeepStrictEqual } from 'node:util'
import type { RouteOptions } from 'fastify'
import type { Access } from '../../access.ts'
import type { App } from '../../http/app.ts'
import { STATUS_CODES } from '../../http/node-http.ts'
import { asRecord } from '../../unknown-values.ts'

export interface OpenApiInfo {
  title: string
  summary: string
  version: string
  /** Missing for services without accounts. */
  access?: Pick<Access, 'securitySchemes' | 'anonymousPlan'> | undefined
}

declare module 'fastify' {
  interface FastifySchema {
    operationId?: string
    summary?: string
    description?: string
    tags?: readonly string[]
    /** Media types of the responses. Defaults to JSON. */
    produces?: readonly string[]
    /** Media types of the request body. Defaults to JSON. */
    consumes?: readonly string[]
    /** Omits the route from the document, such as an alias for old clients. */
    hide?: boolean
  }
}

type Json = Record<string, unknown>

/**
 * Generates an OpenAPI 3.1 document from the app's routes. TypeBox schemas are JSON Schema, so they are used unchanged.
 * A schema whose `title` is an identifier becomes a component of that name.
 */
export function collectOpenApi(app: App, info: OpenApiInfo): () => Json {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    if (!route.schema?.hide) routes.push(route)
  })
  return () => describe(routes, info)
}

function describe(routes: readonly RouteOptions[], { title, summary, version, access }: OpenApiInfo): Json {
  const securitySchemes = access && (access.securitySchemes ?? { token: { type: 'http', scheme: 'bearer' } })
  const anonymous = access?.anonymousPlan === undefined ? [] : [{}]
  const components = new Map<string, Json>()
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    const path = route.url
      .replace(/(?<!:):(\w+)(\([^)]*\))?/g, '{$1}')
      .replace(/\*$/, `{${wildcard}}`)
      .replaceAll('::', ':')
    for (const method of [route.method].flat()) {
      // HEAD is implied by GET.
      if (method === 'HEAD') continue
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation(route, path, components) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, summary, version },
    ...(securitySchemes && {
      security: [...Object.keys(securitySchemes).map((name) => ({ [name]: [] })), ...anonymous],
    }),
    paths: sorted(paths),
    ...((components.size || securitySchemes) && {
      components: {
        ...(components.size ? { schemas: sorted(Object.fromEntries(components)) } : {}),
        ...(securitySchemes && { securitySchemes }),
      },
    }),
  }
}

/** The parameter name for `*` in a route. */
const wildcard = 'rest'

const json = ['application/json']

function operation(
  { url, schema = {}, config }: RouteOptions,
  path: string,
  components: Map<string, Json>,
): Json {
  const { operationId, summary, description, tags, produces = json, consumes = json } = schema
  const parameters = [
    ...pathParameters(path, schema.params, patternsOf(url), components),
    ...parametersOf('query', schema.querystring, components),
    ...parametersOf('header', schema.headers, components),
  ]
  const responses = Object.entries(asRecord(schema.response ?? { default: {} })).map(([status, body]) => {
    const { description = describeStatus(status), ...rest } = asRecord(body)
    const isEmpty = rest.type === 'null' || Object.keys(rest).length === 0
    const content = Object.fromEntries(produces.map((type) => [type, { schema: hoist(rest, components) }]))
    return [status.replace('xx', 'XX'), { description, ...(isEmpty ? {} : { content }) }]
  })
  return {
    ...(operationId ? { operationId } : {}),
    ...(summary ? { summary } : {}),
    ...(description ? { description } : {}),
    ...(tags ? { tags } : {}),
    ...(config?.access === 'open' ? { security: [] } : {}),
    ...(parameters.length ? { parameters } : {}),
    ...(schema.body ? { requestBody: requestBody(schema.body, consumes, components) } : {}),
    responses: Object.fromEntries(responses),
  }
}

/** The name of the status, or of its class such as `4xx`. */
function describeStatus(status: string): string {
  return STATUS_CODES[status] ?? statusClasses.get(status) ?? 'Response'
}

const statusClasses = new Map([
  ['2xx', 'Success'],
  ['3xx', 'Redirection'],
  ['4xx', 'Client error'],
  ['5xx', 'Server error'],
])

function requestBody(body: unknown, types: readonly string[], components: Map<string, Json>): Json {
  const content = types.map((type) => [type, { schema: hoist(body, components) }])
  return { required: true, content: Object.fromEntries(content) }
}

/** Includes parameters without a schema. */
function pathParameters(
  path: string,
  schema: unknown,
  patterns: ReadonlyMap<string, string>,
  components: Map<string, Json>,
): Json[] {
  const { '*': rest, ...properties } = asRecord(asRecord(schema).properties)
  const described: Json = { ...properties, ...(rest ? { [wildcard]: rest } : {}) }
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const all = Object.fromEntries(
    names.map((name) => {
      const pattern = patterns.get(name)
      const parameter = asRecord(described[name] ?? { type: 'string' })
      return [name, pattern === undefined ? parameter : { ...parameter, pattern }]
    }),
  )
  return parametersOf('path', { properties: all, required: names }, components)
}

/** The patterns that the router demands of parameters: `/:size(^[0-9]+$)`. */
function patternsOf(url: string): ReadonlyMap<string, string> {
  const matches = url.matchAll(/(?<!:):(\w+)\(([^)]*)\)/g)
  return new Map([...matches].map(([, name = '', pattern = '']) => [name, pattern]))
}

function parametersOf(location: string, schema: unknown, components: Map<string, Json>): Json[] {
  const { properties, required = [] } = asRecord(schema)
  return Object.entries(asRecord(properties)).map(([name, value]) => {
    const { description, ...rest } = asRecord(value)
    return {
      name,
      in: location,
      ...(description ? { description } : {}),
      // Parameters with a default are optional.
      required: Array.isArray(required) && required.includes(name) && !('default' in rest),
      schema: hoist(rest, components),
    }
  })
}

/** Keywords whose values are data, not schemas. */
const plainValues = new Set(['const', 'default', 'enum', 'example', 'examples'])
/** Keywords whose values are maps of schemas. */
const byName = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs'])

/** Moves titled schemas to the components and replaces them with references. */
function hoist(schema: unknown, components: Map<string, Json>, isByName = false): unknown {
  if (Array.isArray(schema)) return schema.map((item) => hoist(item, components))
  if (typeof schema !== 'object' || schema === null) return schema
  const copy: Json = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      const isPlain = !isByName && plainValues.has(key)
      return [key, isPlain ? value : hoist(value, components, !isByName && byName.has(key))]
    }),
  )
  const { title } = copy
  if (isByName || typeof title !== 'string' || !/^[\w.-]+$/.test(title)) return copy
  // The description may be specific to this use, so it stays beside the reference.
  const { description, ...component } = copy
  if (!isDeepStrictEqual(components.get(title) ?? component, component))
    throw new Error(`Two different schemas have the title ${title}`)
  components.set(title, component)
  return { $ref: `#/components/schemas/${title}`, ...(description ? { description } : {}) }
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}
