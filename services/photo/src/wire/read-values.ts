import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { TSchema } from 'typebox'

/** The part of JSON Schema that reading parameters needs. */
interface Shape {
  type?: string
  properties?: Readonly<Record<string, Shape>>
  items?: Shape
  anyOf?: readonly Shape[]
  enum?: readonly unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  maxItems?: number
}

/** All values of each name, in the order of the sources. `tags[]` and `tags[0]` count as `tags`. */
export type Values = ReadonlyMap<string, readonly unknown[]>

export function valuesOf(...sources: unknown[]): Values {
  const values = new Map<string, readonly unknown[]>()
  for (const source of sources)
    for (const [name, value] of Object.entries(asRecord(source))) {
      const key = name.replace(/\[\d*\]$/, '')
      values.set(key, (values.get(key) ?? []).concat(value))
    }
  return values
}

/**
 * Reads what the schema of a query describes. Clients of this ecosystem expect tolerance: numbers are clamped, and
 * values that do not fit are ignored, so the defaults apply.
 */
export function readQuery(schema: TSchema, values: Values): Record<string, unknown> {
  // All schemas here are TypeBox schemas, which are JSON Schema.
  const { properties = {} } = schema as Shape
  return readFields(properties, values, '', readTolerantly)
}

/** Reads the body that the schema describes. Values that do not fit stay as they are, and validation rejects them. */
export function readBody(schema: TSchema, values: Values): Record<string, unknown> {
  // See above.
  const { properties = {} } = schema as Shape
  return readFields(properties, values, '', readStrictly)
}

type ReadValue = (shape: Shape, values: readonly unknown[]) => unknown

function readFields(
  properties: Readonly<Record<string, Shape>>,
  values: Values,
  parent: string,
  read: ReadValue,
): Record<string, unknown> {
  const fields = Object.entries(properties).map(([name, shape]) => {
    const key = parent === '' ? name : `${parent}[${name}]`
    const own = values.get(key)
    if (shape.type === 'object' && shape.properties)
      return [name, readObject(shape.properties, values, key, read)]
    return [name, own && (shape.type === 'array' ? readList(shape, own, read) : read(shape, own))]
  })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

/** An object in JSON, or form fields such as `location[city]`. */
function readObject(
  properties: Readonly<Record<string, Shape>>,
  values: Values,
  key: string,
  read: ReadValue,
): unknown {
  const own = values.get(key)?.at(-1)
  if (own === null || (own !== undefined && own !== '' && typeof own !== 'object')) return own
  const nested = Object.entries(asRecord(own)).map(([name, value]) => [`${key}[${name}]`, [value]] as const)
  const fields = readFields(properties, new Map([...values, ...nested]), key, read)
  return Object.keys(fields).length > 0 ? fields : undefined
}

/** Repeated, joined by commas, or both. An empty value is no list; an empty JSON list is one. */
function readList({ items = {}, maxItems }: Shape, values: readonly unknown[], read: ReadValue): unknown {
  if (values.length === 0) return []
  if (values.length === 1 && values[0] === null) return undefined
  const list = values
    .flatMap((value) => (typeof value === 'string' ? value.split(',') : [value]))
    .map((item) => (typeof item === 'string' ? item.trim() : item))
    .filter((item) => item !== '')
    .map((item) => read(items, [item]))
    .filter((item) => item !== undefined)
  if (list.length === 0) return undefined
  return read === readTolerantly ? list.slice(0, maxItems) : list
}

function readTolerantly(shape: Shape, values: readonly unknown[]): unknown {
  const value = readStrictly(shape, values)
  const choices = shape.enum ?? shape.anyOf?.map((each) => each.const)
  if (choices) return choices.includes(value) ? value : undefined
  if (shape.type === 'boolean') return typeof value === 'boolean' ? value : undefined
  if (shape.type === 'string') return typeof value === 'string' && value !== '' ? value : undefined
  if (shape.type !== 'integer' && shape.type !== 'number') return value
  if (value === '' || !Number.isFinite(Number(value))) return undefined
  const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = shape
  const clamped = Math.min(Math.max(Number(value), minimum), maximum)
  return shape.type === 'integer' ? Math.trunc(clamped) : clamped
}

/** The last value wins. */
function readStrictly(shape: Shape, values: readonly unknown[]): unknown {
  const value = values.at(-1)
  if (value === null) return value
  const { type } = shape.anyOf?.find((choice) => choice.type !== 'null') ?? shape
  if (type === 'string') return typeof value === 'number' || typeof value === 'boolean' ? `${value}` : value
  if (typeof value !== 'string') return value
  if (type === 'boolean') return truths.get(value.toLowerCase()) ?? value
  if (type === 'integer' || type === 'number') return isNumeral.test(value) ? Number(value) : value
  return value
}

const isNumeral = /^[+-]?(?:\d{1,15}(?:\.\d*)?|\.\d+)$/
const truths: ReadonlyMap<string, boolean> = new Map([
  ...['true', '1', 'yes', 'on'].map((word) => [word, true] as const),
  ...['false', '0', 'no', 'off'].map((word) => [word, false] as const),
])
