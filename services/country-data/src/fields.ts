import { type Country, type FieldName, fieldNames } from './schema.ts'

/** A field to include: whole where `paths` is undefined. */
export interface SelectedField {
  name: FieldName
  paths: readonly string[][] | undefined
}

/** Repeated parameters are joined into one list. */
export type Fields = string | readonly string[] | undefined

/** In response order. Undefined means no filter; an empty array means that no requested field exists. */
export function parseFields(fields: Fields): SelectedField[] | undefined {
  const names = splitFields(fields)
  if (!names.length) return undefined
  return fieldNames.flatMap((name): SelectedField[] => {
    const matching = names.filter((path) => path === name || path.startsWith(`${name}.`))
    if (!matching.length) return []
    if (matching.includes(name)) return [{ name, paths: undefined }]
    return [{ name, paths: [...new Set(matching)].sort().map((path) => path.split('.').slice(1)) }]
  })
}

export function countFields(fields: Fields): number {
  return splitFields(fields).length
}

function splitFields(fields: Fields): string[] {
  return [fields ?? []]
    .flat()
    .join(',')
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter(Boolean)
}

/** Copies only the given paths of a value. */
export function project(value: Country[FieldName], paths: readonly string[][]): object {
  const result: Record<string, unknown> = Object.create(null)
  for (const path of paths) copyPath(result, value, path)
  return result
}

function copyPath(target: Record<string, unknown>, source: unknown, [key = '', ...rest]: string[]): void {
  if (typeof source !== 'object' || source === null || !Object.hasOwn(source, key)) return
  const value = (source as Record<string, unknown>)[key]
  if (!rest.length) {
    target[key] = value
    return
  }
  const below = (target[key] ?? Object.create(null)) as Record<string, unknown>
  copyPath(below, value, rest)
  if (Object.keys(below).length) target[key] = below
}
