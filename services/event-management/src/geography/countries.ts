import { iso31661 } from 'iso-3166/1.js'
import { namesIn } from './names-in.ts'

export interface Country {
  code: string
  label: string
}

const codes = iso31661.map(({ alpha2 }) => alpha2)
const known = new Set(codes)

/** Of ISO 3166-1, two letters. */
export const isCountry = (code: string): boolean => known.has(code)

/** By their names in the language of the locale. */
export function listCountries(locale: string): Country[] {
  const { nameOf, compare } = namesIn(locale)
  return codes
    .map((code) => ({ code, label: nameOf(code) }))
    .sort((one, other) => compare(one.label, other.label))
}
