import { matchPath, type Params } from '../path.ts'
import { requestService } from './request.ts'

export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  title?: string
  description?: string
  enum?: readonly unknown[]
  const?: unknown
  default?: unknown
  example?: unknown
  examples?: readonly unknown[]
  format?: string
  minimum?: number
  maximum?: number
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  allOf?: readonly Schema[]
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  description?: string
  required?: boolean
  schema?: Schema
  example?: unknown
}

interface MediaType {
  schema?: Schema
  example?: unknown
}

interface DescribedOperation {
  operationId?: string
  summary?: string
  description?: string
  tags?: readonly string[]
  deprecated?: boolean
  parameters?: readonly Parameter[]
  requestBody?: { required?: boolean; content?: Readonly<Record<string, MediaType>> }
  responses?: Readonly<
    Record<string, { description?: string; content?: Readonly<Record<string, MediaType>> }>
  >
}

export interface Description {
  info: { title: string; summary?: string; version: string }
  paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>
  components?: { schemas?: Readonly<Record<string, Schema>> }
}

export interface Operation extends DescribedOperation {
  /** Used in explorer URLs. */
  id: string
  method: string
  path: string
  group: string
}

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options']

export const getDescription = (service: string, signal?: AbortSignal) =>
  requestService<Description>(`/openapi/${service}.json`, signal)

export function listOperations({ paths }: Description): readonly Operation[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const operation = operations[method]
      if (!operation) return []
      const id = operation.operationId ?? `${method}${path.replace(/\W+/g, '-')}`
      return [{ ...operation, id, method: method.toUpperCase(), path, group: groupOf(operation, path) }]
    }),
  )
}

/** The first tag, else the version prefix of the path, else its first segment. */
function groupOf({ tags }: DescribedOperation, path: string): string {
  const [tag] = tags ?? []
  if (tag) return tag
  const [first = ''] = path.split('/').slice(1)
  return /^v[\d.]+$/.test(first) ? `/${first}` : ''
}

/** Finds the operation of a path template or of a concrete path such as `/alpha/ch`, with its path parameters. */
export function matchOperation(
  operations: readonly Operation[],
  method: string,
  path: string,
): { operation: Operation; params: Params } | undefined {
  const exactMatch = operations.find((operation) => operation.method === method && operation.path === path)
  if (exactMatch) return { operation: exactMatch, params: {} }
  const listFitting = (toPattern: (template: string) => string) =>
    operations.flatMap((operation) => {
      if (operation.method !== method) return []
      const params = matchPath(toPattern(operation.path), path)
      return params ? [{ operation, params }] : []
    })
  // Prefer templates with fewer parameters.
  const [exact] = listFitting(patternOf).sort(
    (a, b) => Object.keys(a.params).length - Object.keys(b.params).length,
  )
  // The last parameter may contain slashes: `/contents/{path}`.
  const bySpecificity = () =>
    listFitting((template) => patternOf(template).replace(/:([^/]+)$/, '*$1')).sort(
      (a, b) => b.operation.path.length - a.operation.path.length,
    )
  return exact ?? bySpecificity()[0]
}

/** Converts `/events/{id}/` to a route pattern. */
function patternOf(template: string): string {
  return template.replace(/(?<=.)\/$/, '').replace(/\{([^{}/]+)\}(?=\/|$)/g, ':$1')
}

/** Resolves a `$ref` into the components. */
export function resolveSchema(schema: Schema | undefined, description: Description): Schema {
  const [, name] = /^#\/components\/schemas\/(.+)$/.exec(schema?.$ref ?? '') ?? []
  return (name ? description.components?.schemas?.[name] : schema) ?? {}
}
