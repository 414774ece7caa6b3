import type { Field, FieldType, Model } from './model.ts'

/** A JSON Schema of the first model, with the others as definitions: https://json-schema.org/draft/2020-12 */
export function writeJsonSchema(models: readonly Model[]): string {
  const [root, ...others] = models
  if (!root) return '{}\n'
  const definitions = Object.fromEntries(
    others.map((model) => [model.name, objectSchema(model, '#/$defs/', root.name)]),
  )
  const document = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: root.name,
    ...objectSchema(root, '#/$defs/', root.name),
    ...(others.length > 0 && { $defs: definitions }),
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

/** The schema of one model; references to others start with `base`. */
export function objectSchema({ fields }: Model, base: string, rootName?: string): Record<string, unknown> {
  const required = fields.filter(({ isOptional }) => !isOptional).map(({ name }) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field, base, rootName)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}

function fieldSchema({ type, isNullable }: Field, base: string, rootName?: string): Record<string, unknown> {
  const schema = typeSchema(type, base, rootName)
  if (!isNullable || type.kind === 'any') return schema
  if (typeof schema.type === 'string' && !('enum' in schema))
    return { ...schema, type: [schema.type, 'null'] }
  return { anyOf: [schema, { type: 'null' }] }
}

function typeSchema(type: FieldType, base: string, rootName?: string): Record<string, unknown> {
  switch (type.kind) {
    case 'any':
      return {}
    case 'enum':
      return { type: 'string', enum: type.values }
    case 'array':
      return { type: 'array', items: typeSchema(type.items, base, rootName) }
    case 'map':
      return { type: 'object', additionalProperties: typeSchema(type.values, base, rootName) }
    case 'model':
      return { $ref: type.name === rootName ? '#' : `${base}${type.name}` }
    default: {
      const { kind, ...constraints } = type
      return { type: kind, ...constraints }
    }
  }
}
