import { STATUS_CODES } from 'node:http'
import type { OpenAPI3, ResponseObject } from 'openapi-typescript'

/** Moves repeated responses to `components.responses`, named after the schema in their body. */
export function nameResponses(description: OpenAPI3): OpenAPI3 {
  const responses: Record<string, ResponseObject> = {}
  // The descriptions have no callbacks and no external references, so `paths` contains all responses.
  const paths = JSON.stringify(description.paths, (key, value) =>
    key === 'responses' ? replaceNamed(value, responses) : value,
  )
  return { ...description, paths: JSON.parse(paths), components: { ...description.components, responses } }
}

const statusNames: ReadonlySet<unknown> = new Set(Object.values(STATUS_CODES))

/** If responses with the same schema differ otherwise, only the first is named. */
function replaceNamed(responses: Record<string, ResponseObject>, named: Record<string, ResponseObject>) {
  const entries = Object.entries(responses).map(([status, original]) => {
    // The name of the status would tell apart responses with the same body.
    const response = statusNames.has(original.description)
      ? { ...original, description: 'Response.' }
      : original
    const name = schemaNameOf(response)
    if (name === undefined) return [status, response]
    named[name] ??= response
    const isNamed = JSON.stringify(named[name]) === JSON.stringify(response)
    return [status, isNamed ? { $ref: `#/components/responses/${name}` } : response]
  })
  return Object.fromEntries(entries)
}

/** Undefined without a body, or with several media types. */
function schemaNameOf({ content = {} }: ResponseObject): string | undefined {
  const [type, ...others] = Object.values(content)
  if (others.length || !type || !('schema' in type)) return undefined
  const { schema } = type
  return schema && '$ref' in schema ? schema.$ref.split('/').at(-1) : undefined
}

/** Removes members that only say `never`: the compiler refuses undescribed calls without them. */
export function removeEmptyMembers(types: string): string {
  return types
    .replace(
      /^ +(?:get|put|post|delete|options|head|patch|trace|header|cookie|requestBody)\?: never;\n/gm,
      '',
    )
    .replace(/^ {8}parameters: \{\n(?: {12}\w+\?: never;\n)* {8}\};\n/gm, '')
}
