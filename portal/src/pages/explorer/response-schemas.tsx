import { type Description, type Operation, resolveSchema, type Schema } from '../../api/openapi.ts'
import { Code } from '../../kit/code.tsx'

/** Response schemas by status. */
export function ResponseSchemas({
  operation,
  description,
}: {
  operation: Operation
  description: Description
}) {
  const responses = Object.entries(operation.responses ?? {})
  if (!responses.length) return null
  return (
    <section class="section">
      <h2>Responses</h2>
      {responses.map(([status, { content = {}, description: summary }]) => {
        const [[type, media] = []] = Object.entries(content)
        return (
          <details key={status} class="shape">
            <summary>
              <span class="figures">{status === 'default' ? 'Any' : status}</span>
              <span class="quiet">{[type ?? 'nothing', summary].filter(Boolean).join(' · ')}</span>
            </summary>
            {media?.schema && (
              <Code text={outline(media.schema, description)} label={`the schema of response ${status}`} />
            )}
          </details>
        )
      })}
    </section>
  )
}

const maxDepth = 4

/** A schema in the style of a TypeScript type. */
function outline(reference: Schema | undefined, description: Description, indent = '', depth = 0): string {
  const schema = resolveSchema(reference, description)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map((choice) => outline(choice, description, indent, depth)).join(' | ')
  const [type = schema.properties ? 'object' : 'any'] = [schema.type ?? []].flat()
  if (type === 'array') {
    const item = outline(schema.items, description, indent, depth)
    return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
  }
  if (type !== 'object') return type
  const properties = Object.entries(schema.properties ?? {})
  if (!properties.length || depth >= maxDepth) return properties.length ? '{ … }' : '{ [key: string]: … }'
  const inner = `${indent}  `
  const lines = properties.map(([name, value]) => {
    const isOptional = !schema.required?.includes(name)
    const note = resolveSchema(value, description).description
    const text = outline(value, description, inner, depth + 1)
    return `${inner}${name}${isOptional ? '?' : ''}: ${text}${note ? `  // ${note}` : ''}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}
