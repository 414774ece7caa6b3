import { project, type SelectedField } from './fields.ts'
import { type Country, type FieldName, fieldNames } from './schema.ts'

/** Every field of a country as a ready piece of JSON, so that an answer is a join. */
export interface PreparedCountry {
  country: Country
  pieces: ReadonlyMap<FieldName, string>
}

export function prepareCountry(country: Country): PreparedCountry {
  const pieces = new Map(fieldNames.map((name) => [name, pieceOf(name, country[name])] as const))
  return { country, pieces }
}

/** The addresses of the flags are added here, because they depend on who asks. */
export type FlagPictures = Pick<Country['flags'], 'png' | 'svg'>

export function presentWhole(
  prepared: PreparedCountry,
  pictures: FlagPictures,
  emptyValues: 'keep' | 'omit',
): string {
  const { country, pieces } = withPictures(prepared, pictures)
  const kept = emptyValues === 'keep' ? fieldNames : fieldNames.filter((name) => !isEmpty(country[name]))
  return `{${kept.map((name) => pieces(name)).join(',')}}`
}

export function presentSelection(
  prepared: PreparedCountry,
  pictures: FlagPictures,
  selection: readonly SelectedField[],
): string {
  const { country, pieces } = withPictures(prepared, pictures)
  const chosen = selection.flatMap(({ name, paths }) => {
    if (!paths) return pieces(name)
    const part = project(country[name], paths)
    return isEmpty(part) ? [] : pieceOf(name, part)
  })
  return `{${chosen.join(',')}}`
}

function withPictures({ country, pieces }: PreparedCountry, { png, svg }: FlagPictures) {
  const flags = { png, svg, alt: country.flags.alt }
  return {
    country: { ...country, flags },
    // Every field has its piece.
    pieces: (name: FieldName) => (name === 'flags' ? pieceOf(name, flags) : (pieces.get(name) as string)),
  }
}

function pieceOf(name: FieldName, value: unknown): string {
  return `"${name}":${JSON.stringify(value)}`
}

function isEmpty(value: Country[FieldName] | object): boolean {
  return value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
}
