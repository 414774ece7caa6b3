import { platformProblem } from '@octavo/platform/errors.ts'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { problem } from '../errors.ts'
import { missing, readText } from '../wire/body-fields.ts'
import { RawBody } from '../wire/raw-body.ts'

/** Requests without a body are rejected as those with wrong fields. */
export function requireBody(body: unknown): RawBody {
  if (body instanceof RawBody) return body
  throw platformProblem('bad_json')
}

export function readModel(value: unknown): string | undefined {
  return value === undefined || value === null ? undefined : readText(value, 'model')
}

/** Creates a function that parses a body and checks the fields that the schema describes. */
export function createBodyReader<Schema extends TSchema>(schema: Schema): (raw: RawBody) => Static<Schema> {
  let compiled: ReturnType<typeof Compile> | undefined
  return (raw) => {
    const body = raw.parse()
    compiled ??= Compile(schema)
    // Checked against the schema of this type.
    if (compiled.Check(body)) return body as Static<Schema>
    throw describe(compiled.Errors(body))
  }
}

interface SchemaError {
  instancePath: string
  message: string
  params: object
}

function describe([error]: readonly SchemaError[]) {
  if (!error) return problem('request_invalid')
  const path = jsonPathOf(error.instancePath)
  const { requiredProperties } = error.params as { requiredProperties?: readonly string[] }
  const [name] = requiredProperties ?? []
  if (name === undefined)
    return problem('request_invalid', { message: `\`${path}\` ${error.message}.`, data: { param: path } })
  return missing(path === '' ? name : `${path}.${name}`)
}

/** `messages[0].content` instead of `/messages/0/content`. */
function jsonPathOf(pointer: string): string {
  return pointer
    .slice(1)
    .replaceAll('/', '.')
    .replace(/\.(\d+)(?=\.|$)/g, '[$1]')
}
