import { Type } from 'typebox'
import { problem } from '../errors.ts'

/** A field that clients may also send as `null`, which then is the same as no field. */
export function nullable<Value>(type: string | readonly string[], options: Record<string, unknown> = {}) {
  return Type.Optional(Type.Unsafe<Value | null>({ type: [type, 'null'].flat(), ...options }))
}

/** Without the fields that are `null` or missing. */
export function present<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], null | undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  // The filter above removed what the type excludes.
  return Object.fromEntries(entries) as never
}

export type Fields = Readonly<Record<string, unknown>>

/** For nested values, which schemas of routes leave open. `path` is a JSON path, such as `messages[0].content`. */
export function readObject(value: unknown, path: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid(path, 'an object')
  // Checked above.
  return value as Fields
}

export function readList(value: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(value)) throw invalid(path, 'an array')
  return value
}

export function readText(value: unknown, path: string): string {
  if (typeof value !== 'string') throw invalid(path, 'a string')
  return value
}

export function invalid(path: string, expected: string) {
  return problem('request_invalid', { message: `\`${path}\` must be ${expected}.`, data: { param: path } })
}

/** `alternatives` are fields that a request can have instead. */
export function missing(path: string, ...alternatives: readonly string[]) {
  const names = [path, ...alternatives].map((name) => `\`${name}\``).join(' or ')
  return problem('request_invalid', { message: `${names} is required.`, data: { param: path } })
}

const maxStops = 64

/** One text or several. The rules search each of their texts for all of them. */
export function readStops(value: unknown, path: string): readonly string[] {
  if (value === undefined || value === null) return []
  if (typeof value === 'string') return [value]
  const stops = readList(value, path)
  if (stops.length > maxStops) throw invalid(path, `an array of at most ${maxStops} texts`)
  return stops.map((item, index) => readText(item, `${path}[${index}]`))
}
