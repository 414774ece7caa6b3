import { type Description, resolveSchema, type Schema } from '../../api/openapi.ts'

const maxDepth = 6

/** An example body for a schema. */
export function exampleOf(reference: Schema | undefined, description: Description, depth = 0): unknown {
  const schema = resolveSchema(reference, description)
  const sample = schema.example ?? schema.examples?.[0] ?? schema.default ?? schema.const ?? schema.enum?.[0]
  if (sample !== undefined) return sample
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (first) return exampleOf(first, description, depth + 1)
  const [type] = [schema.type ?? (schema.properties ? 'object' : 'string')].flat()
  if (type === 'object') {
    if (depth >= maxDepth) return {}
    const required = schema.required ?? Object.keys(schema.properties ?? {})
    return Object.fromEntries(
      required.map((name) => [name, exampleOf(schema.properties?.[name], description, depth + 1)]),
    )
  }
  if (type === 'array') return depth >= maxDepth ? [] : [exampleOf(schema.items, description, depth + 1)]
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1
  if (type === 'boolean') return true
  return type === 'null' ? null : ''
}
