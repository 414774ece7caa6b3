import { pascalCase, singularize } from '../names.ts'
import type { Field, FieldType, Model, StringFormat } from './model.ts'

type Schema = Record<string, unknown>

/** Reads the models of a JSON Schema or of the `components` of an OpenAPI document. The root comes first. */
export function readJsonSchema(document: Schema, rootName: string): Model[] {
  const models: Model[] = []
  const read = createReader(models)
  if (isSchema(document.components) && isSchema(document.components.schemas)) {
    for (const [name, schema] of Object.entries(document.components.schemas))
      if (isSchema(schema)) read.model(name, schema)
    return models
  }
  if (document.properties || document.type === 'object')
    read.model(typeof document.title === 'string' ? document.title : rootName, document)
  for (const [name, schema] of Object.entries({
    ...asSchema(document.definitions),
    ...asSchema(document.$defs),
  }))
    if (isSchema(schema)) read.model(name, schema)
  return models
}

function createReader(models: Model[]) {
  function model(name: string, schema: Schema): FieldType {
    const parts = Array.isArray(schema.allOf) ? schema.allOf.filter(isSchema) : []
    const properties = Object.assign(
      {},
      ...parts.map((part) => asSchema(part.properties)),
      asSchema(schema.properties),
    )
    const required = [schema, ...parts].flatMap((part) => (Array.isArray(part.required) ? part.required : []))
    const added: Model = { name: pascalCase(name), fields: [] }
    models.push(added)
    added.fields = Object.entries(properties).map(([key, value]): Field => {
      const { type, isNullable } = typeOf(key, asSchema(value))
      return { name: key, type, isOptional: !required.includes(key), isNullable }
    })
    return { kind: 'model', name: added.name }
  }

  function typeOf(key: string, schema: Schema): { type: FieldType; isNullable: boolean } {
    const alternatives = [schema.anyOf, schema.oneOf].flatMap((list) =>
      Array.isArray(list) ? list.filter(isSchema) : [],
    )
    const names = Array.isArray(schema.type) ? schema.type : [schema.type]
    const isNullable =
      names.includes('null') || schema.nullable === true || alternatives.some(({ type }) => type === 'null')
    const [only, ...others] = alternatives.filter(({ type }) => type !== 'null')
    if (only)
      return { type: others.length ? unionType([only, ...others]) : typeOf(key, only).type, isNullable }
    return {
      type: plainType(
        key,
        schema,
        names.find((name) => name !== 'null'),
      ),
      isNullable,
    }
  }

  function plainType(key: string, schema: Schema, name: unknown): FieldType {
    if (typeof schema.$ref === 'string')
      return { kind: 'model', name: pascalCase(schema.$ref.split('/').at(-1) ?? '') }
    const { enum: values, minimum, maximum } = schema
    if (Array.isArray(values) && values.every((value) => typeof value === 'string'))
      return { kind: 'enum', values }
    if (typeof schema.const === 'string') return { kind: 'enum', values: [schema.const] }
    switch (name) {
      case 'string':
        return {
          kind: 'string',
          ...(isFormat(schema.format) && { format: schema.format }),
          ...(typeof schema.minLength === 'number' && { minLength: schema.minLength }),
          ...(typeof schema.maxLength === 'number' && { maxLength: schema.maxLength }),
          ...(typeof schema.pattern === 'string' && { pattern: schema.pattern }),
        }
      case 'integer':
      case 'number':
        return {
          kind: name,
          ...(typeof minimum === 'number' && { minimum }),
          ...(typeof maximum === 'number' && { maximum }),
        }
      case 'boolean':
        return { kind: 'boolean' }
      case 'array':
        return { kind: 'array', items: typeOf(singularize(key), asSchema(schema.items)).type }
      default:
        return objectType(key, schema)
    }
  }

  function objectType(key: string, schema: Schema): FieldType {
    if (schema.properties) return model(key, schema)
    if (isSchema(schema.additionalProperties))
      return { kind: 'map', values: typeOf(singularize(key), schema.additionalProperties).type }
    return schema.type === 'object' ? { kind: 'map', values: { kind: 'any' } } : { kind: 'any' }
  }

  return { model }
}

/** Alternatives that are all constant strings are an enumeration. */
function unionType(schemas: readonly Schema[]): FieldType {
  const values = schemas.map((schema) => schema.const)
  return values.every((value) => typeof value === 'string') ? { kind: 'enum', values } : { kind: 'any' }
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const asSchema = (value: unknown): Schema => (isSchema(value) ? value : {})

const isFormat = (value: unknown): value is StringFormat =>
  typeof value === 'string' && ['date-time', 'date', 'uuid', 'email', 'uri'].includes(value)
