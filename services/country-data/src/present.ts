import { project, type SelectedField } from './fields.ts'
import { type Country, type FieldName, fieldNames } from './schema.ts'

/** Each field is serialized once, so that a response is a join of strings. */
export interface PreparedCountry {
  country: Country
  pieces: ReadonlyMap<FieldName, string>
}

export function prepareCountry(country: Country): PreparedCountry {
  const pieces = new Map(fieldNames.map((name) => [name, pieceOf(name, country[name])] as const))
  return { country, pieces }
}

/** Added per response, because the URLs depend on the request. */
export type FlagUrls = Pick<Country['flags'], 'png' | 'svg'>

export function presentWhole(
  prepared: PreparedCountry,
  flagUrls: FlagUrls,
  emptyValues: 'keep' | 'omit',
): string {
  const { country, pieces } = withFlagUrls(prepared, flagUrls)
  const included = emptyValues === 'keep' ? fieldNames : fieldNames.filter((name) => !isEmpty(country[name]))
  return `{${included.map((name) => pieces(name)).join(',')}}`
}

export function presentSelection(
  prepared: PreparedCountry,
  flagUrls: FlagUrls,
  selection: readonly SelectedField[],
): string {
  const { country, pieces } = withFlagUrls(prepared, flagUrls)
  const chosen = selection.flatMap(({ name, paths }) => {
    if (!paths) return pieces(name)
    const part = project(country[name], paths)
    return isEmpty(part) ? [] : pieceOf(name, part)
  })
  return `{${chosen.join(',')}}`
}

function withFlagUrls({ country, pieces }: PreparedCountry, { png, svg }: FlagUrls) {
  const flags = { png, svg, alt: country.flags.alt }
  return {
    country: { ...country, flags },
    // `prepareCountry` adds every field.
    pieces: (name: FieldName) => (name === 'flags' ? pieceOf(name, flags) : (pieces.get(name) as string)),
  }
}

function pieceOf(name: FieldName, value: unknown): string {
  return `"${name}":${JSON.stringify(value)}`
}

function isEmpty(value: Country[FieldName] | object): boolean {
  return value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
}
