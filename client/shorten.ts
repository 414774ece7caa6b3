import type { OpenAPI3, ResponseObject } from 'openapi-typescript'

/** Names what calls answer after the record that it carries, so that it is written down once for all of them. */
export function nameAnswers(description: OpenAPI3): OpenAPI3 {
  const responses: Record<string, ResponseObject> = {}
  // What a service says of itself has neither callbacks nor parts in other files, so these are all there are.
  const paths = JSON.stringify(description.paths, (key, value) =>
    key === 'responses' ? nameAll(value, responses) : value,
  )
  return { ...description, paths: JSON.parse(paths), components: { ...description.components, responses } }
}

/** Of two that carry the same and differ in what is said of them, only the first gets the name. */
function nameAll(answers: Record<string, ResponseObject>, named: Record<string, ResponseObject>) {
  const entries = Object.entries(answers).map(([status, answer]) => {
    const name = recordIn(answer)
    if (name === undefined) return [status, answer]
    named[name] ??= answer
    const isNamed = JSON.stringify(named[name]) === JSON.stringify(answer)
    return [status, isNamed ? { $ref: `#/components/responses/${name}` } : answer]
  })
  return Object.fromEntries(entries)
}

/** None where there is nothing in it, or a choice. */
function recordIn({ content = {} }: ResponseObject): string | undefined {
  const [type, ...others] = Object.values(content)
  if (others.length || !type || !('schema' in type)) return undefined
  return Object(type.schema).$ref?.split('/').at(-1)
}

/** Leaves out what only says that there is nothing: a call that is not described is refused all the same. */
export function leaveOutNothing(types: string): string {
  return types
    .replace(
      /^ +(?:get|put|post|delete|options|head|patch|trace|header|cookie|requestBody)\?: never;\n/gm,
      '',
    )
    .replace(/^ {8}parameters: \{\n(?: {12}\w+\?: never;\n)* {8}\};\n/gm, '')
}
