import type { FieldType, Model } from '../data-models/model.ts'
import { camelCase, pascalCase } from '../names.ts'

type Json = Record<string, unknown>

export interface ApiParameter {
  name: string
  location: 'path' | 'query' | 'header'
  type: FieldType
  isRequired: boolean
}

export interface ApiOperation {
  name: string
  method: string
  path: string
  summary: string | undefined
  parameters: ApiParameter[]
  body: { type: FieldType; isRequired: boolean } | undefined
  /** The body of the first success. */
  response: FieldType | undefined
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options']

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const asObject = (value: unknown): Json => (isObject(value) ? value : {})
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Reads operations, and the models of the document with those of schemas that stand in operations. */
export function readOperations(
  document: Json,
  readSchemas: (document: Json, rootName: string) => Model[],
): { models: Model[]; operations: ApiOperation[] } {
  const schemas: Json = { ...asObject(asObject(document.components).schemas) }
  const operations: ApiOperation[] = []
  const types: { take(type: FieldType): void; model: string }[] = []
  const resolve = (value: unknown): Json => {
    const object = asObject(value)
    if (typeof object.$ref !== 'string' || !object.$ref.startsWith('#/')) return object
    return asObject(
      object.$ref
        .slice(2)
        .split('/')
        .reduce<unknown>((target, key) => asObject(target)[key], document),
    )
  }
  /** Schemas are read together at the end, as fields of a model. */
  const read = (schema: unknown, name: string, take: (type: FieldType) => void) => {
    const model = `${holder}${types.length}`
    schemas[model] = { type: 'object', properties: { [name]: asObject(schema) } }
    types.push({ take, model: pascalCase(model) })
  }
  const names = new Set<string>()

  for (const [path, item] of Object.entries(asObject(document.paths)))
    for (const method of methods) {
      const operation = asObject(asObject(item)[method])
      if (!isObject(asObject(item)[method])) continue
      const base = camelCase(
        typeof operation.operationId === 'string'
          ? operation.operationId
          : `${method} ${path.replace(/\{(\w+)\}/g, 'by $1')}`,
      )
      let name = base
      for (let suffix = 2; names.has(name); suffix++) name = `${base}${suffix}`
      names.add(name)
      const added: ApiOperation = {
        name,
        method,
        path,
        summary: typeof operation.summary === 'string' ? operation.summary : undefined,
        parameters: [],
        body: undefined,
        response: undefined,
      }
      operations.push(added)
      const parameters = [...asList(asObject(item).parameters), ...asList(operation.parameters)].map(resolve)
      for (const { name: key, in: location, required, schema } of parameters) {
        if (typeof key !== 'string' || (location !== 'path' && location !== 'query' && location !== 'header'))
          continue
        read(schema, key, (type) =>
          added.parameters.push({
            name: key,
            location,
            type,
            isRequired: location === 'path' || required === true,
          }),
        )
      }
      const body = resolve(operation.requestBody)
      const content = jsonSchemaOf(body)
      if (content)
        read(content, `${name}Body`, (type) => {
          added.body = { type, isRequired: body.required === true }
        })
      const [, success] =
        Object.entries(asObject(operation.responses)).find(([status]) => /^2|default/.test(status)) ?? []
      const result = jsonSchemaOf(resolve(success))
      if (result)
        read(result, `${name}Response`, (type) => {
          added.response = type
        })
    }

  const models = readSchemas({ components: { schemas } }, 'Root')
  for (const { take, model } of types) {
    const field = models.find(({ name }) => name === model)?.fields[0]
    if (field) take(field.type)
  }
  const holders = new Set(types.map(({ model }) => model))
  return { models: models.filter(({ name }) => !holders.has(name)), operations }
}

const holder = 'OperationSchema'

function jsonSchemaOf({ content }: Json): unknown {
  const [, media] = Object.entries(asObject(content)).find(([type]) => /\bjson\b/.test(type)) ?? []
  return isObject(media) ? media.schema : undefined
}
