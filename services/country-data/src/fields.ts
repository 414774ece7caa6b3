import { type Country, type FieldName, fieldNames } from './schema.ts'

/** A field that `fields` asks for, and the paths below it, or nothing for the whole of it. */
export interface SelectedField {
  name: FieldName
  paths: readonly string[][] | undefined
}

/** What `fields` may come as: repeated, it is the same as one list. */
export type Fields = string | readonly string[] | undefined

/** In the order of the wire. Nothing is no filter, which is not the same as a filter that names nothing we have. */
export function parseFields(fields: Fields): SelectedField[] | undefined {
  const asked = [fields ?? []].flat().join(',')
  const names = asked
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter(Boolean)
  if (!names.length) return undefined
  return fieldNames.flatMap((name): SelectedField[] => {
    const matching = names.filter((asked) => asked === name || asked.startsWith(`${name}.`))
    if (!matching.length) return []
    if (matching.includes(name)) return [{ name, paths: undefined }]
    return [{ name, paths: [...new Set(matching)].sort().map((path) => path.split('.').slice(1)) }]
  })
}

export function countFields(fields: Fields): number {
  return [fields ?? []].flat().join(',').split(',').filter(Boolean).length
}

/** The value with nothing in it but what the paths lead to. */
export function project(value: Country[FieldName], paths: readonly string[][]): object {
  const result: Record<string, unknown> = Object.create(null)
  for (const path of paths) graft(result, value, path)
  return result
}

function graft(target: Record<string, unknown>, source: unknown, [key = '', ...rest]: string[]): void {
  if (typeof source !== 'object' || source === null || !Object.hasOwn(source, key)) return
  const value = (source as Record<string, unknown>)[key]
  if (!rest.length) {
    target[key] = value
    return
  }
  const below = (target[key] ?? Object.create(null)) as Record<string, unknown>
  graft(below, value, rest)
  if (Object.keys(below).length) target[key] = below
}
