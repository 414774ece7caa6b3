import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import Schema from 'typebox/schema'
import { untyped } from './untyped.ts'

type Json = Record<string, unknown>

/** Checks responses against an OpenAPI description, as generated clients would. */
export interface Contract {
  /** Fails when the description does not allow the response. */
  check(method: string, path: string, status: number, contentType: string, body: () => unknown): void
}

/** Statuses that any path may return: 304, and those that the platform sends before an operation is reached. */
const everywhere = new Set([304, 405, 408, 413, 414, 431, 500, 503])

interface Operation {
  method: string
  matches(path: string): boolean
  responses: Record<string, { content?: Record<string, { schema: Json }> }>
}

const contracts = new Map<string, Contract>()

/** Reads and compiles each committed description once for all test files of this process. */
export function readContract(openapi: URL): Contract {
  const cached = contracts.get(openapi.href)
  if (cached) return cached
  const contract = createContract(JSON.parse(readFileSync(openapi, 'utf8')))
  contracts.set(openapi.href, contract)
  return contract
}

export function createContract(description: Json): Contract {
  const operations = readOperations(description)
  const validators = new Map<object, ReturnType<typeof Schema.Compile>>()
  return {
    check(method, path, status, contentType, body) {
      const operation = operations.find((one) => one.method === method && one.matches(path))
      if (!operation || everywhere.has(status)) return
      const { responses } = operation
      const response = responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses.default
      assert.ok(
        response,
        `${method} ${path.slice(0, 200)} answered ${status}, which its description does not have`,
      )
      const type = contentType.split(';', 1)[0] ?? ''
      const schema = response.content?.[type]?.schema
      if (!schema || !type.includes('json')) return
      const validator =
        validators.get(schema) ?? Schema.Compile({ ...schema, components: description.components })
      validators.set(schema, validator)
      const value = body()
      // Listing the errors takes far longer than checking validity.
      if (!validator.Check(value))
        assert.fail(`${method} ${path} ${status}: ${JSON.stringify(validator.Errors(value)).slice(0, 2000)}`)
    },
  }
}

function readOperations(description: Json): Operation[] {
  return Object.entries(asRecord(description.paths)).flatMap(([path, methods]) =>
    Object.entries(asRecord(methods)).map(([method, operation]) => ({
      method: method.toUpperCase(),
      matches: createMatcher(path, untyped(operation).parameters ?? []),
      responses: untyped(operation).responses,
    })),
  )
}

interface Parameter {
  name: string
  in: string
  schema?: { pattern?: string }
}

/** Routes that differ only in the patterns of their parameters answer different paths. */
function createMatcher(path: string, parameters: readonly Parameter[]): (path: string) => boolean {
  const pattern = new RegExp(
    `^${path
      .replace(/[.+]/g, '\\$&')
      .replace(/\{rest\}$/, '.*')
      .replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`,
  )
  const patterns = parameters.flatMap(({ name, in: location, schema }) =>
    location === 'path' && schema?.pattern !== undefined
      ? [{ name, pattern: new RegExp(schema.pattern) }]
      : [],
  )
  return (requested) => {
    const match = pattern.exec(requested)
    return match !== null && patterns.every(({ name, pattern }) => pattern.test(match.groups?.[name] ?? ''))
  }
}
