import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { TSchema } from 'typebox'
import Value from 'typebox/value'

/** The part of JSON Schema that body conversion reads. */
interface Shape {
  type?: string
  properties?: Record<string, Shape>
  required?: readonly string[]
  items?: Shape
  anyOf?: readonly Shape[]
  enum?: readonly unknown[]
  const?: unknown
}

/**
 * Converts what clients send to the schema's types: dotted names to objects, JSON in strings, strings to
 * numbers and booleans, commas to lists. Values that do not fit stay unchanged, and validation rejects them.
 */
export function readBodyValue(schema: TSchema, input: unknown): unknown {
  return read(schema as Shape, input)
}

function read(shape: Shape, input: unknown): unknown {
  if (shape.anyOf) return readChoice(shape.anyOf, input)
  if (shape.type === 'object' && shape.properties) return readObject(shape, input)
  if (shape.type === 'array') return readList(shape, input)
  if (shape.type === 'string')
    return typeof input === 'number' && Number.isSafeInteger(input) ? String(input) : input
  if (typeof input !== 'string') return input
  if (shape.type === 'integer' || shape.type === 'number')
    return isNumeral.test(input) ? Number(input) : input
  if (shape.type === 'boolean') return truths.get(input.toLowerCase()) ?? input
  if (shape.type === 'null') return input === '' ? null : input
  return input
}

const isNumeral = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/
const truths: ReadonlyMap<string, boolean> = new Map([
  ...['true', '1', 'on'].map((word) => [word, true] as const),
  ...['false', '0', 'off'].map((word) => [word, false] as const),
])

function readChoice(choices: readonly Shape[], input: unknown): unknown {
  for (const choice of choices) {
    const value = read(choice, input)
    // All schemas here are TypeBox schemas.
    if (Value.Check(choice as TSchema, value)) return value
  }
  // The first structured alternative gives the best error.
  return read(choices.find(({ properties, items }) => properties ?? items) ?? {}, input)
}

function readObject({ properties = {}, required = [] }: Shape, input: unknown): unknown {
  const record = recordIn(input)
  if (!record) return input
  const fields = new Map(undotted(record))
  for (const name of required) {
    // Errors then name missing fields completely: `event.start.utc`.
    if (!fields.has(name) && properties[name]?.type === 'object') fields.set(name, {})
  }
  return Object.fromEntries(
    [...fields].map(([name, value]) => [
      name,
      Object.hasOwn(properties, name) ? read(properties[name] ?? {}, value) : value,
    ]),
  )
}

function readList({ items = {} }: Shape, input: unknown): unknown {
  const list = typeof input === 'string' ? listIn(input) : input
  return Array.isArray(list) ? list.map((item) => read(items, item)) : list
}

function recordIn(input: unknown): Record<string, unknown> | undefined {
  const value = typeof input === 'string' && input.trimStart().startsWith('{') ? parseJson(input) : input
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? asRecord(value) : undefined
}

function listIn(text: string): unknown {
  const trimmed = text.trim()
  if (trimmed.startsWith('[')) return parseJson(trimmed)
  return trimmed === '' ? [] : trimmed.split(',').map((item) => item.trim())
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Groups `a.b` and `a.c` into one `a`. Nested names are split when `a` is read. */
function* undotted(record: Record<string, unknown>): Generator<[string, unknown]> {
  const nested = new Map<string, Record<string, unknown>>()
  for (const [name, value] of Object.entries(record)) {
    const dot = name.indexOf('.')
    if (dot <= 0) {
      if (!nested.has(name)) yield [name, value]
      continue
    }
    const head = name.slice(0, dot)
    const others = nested.get(head) ?? recordIn(record[head]) ?? {}
    nested.set(head, { ...others, [name.slice(dot + 1)]: value })
  }
  yield* nested
}
